import SwiftUICore

extension View {
  /// The heights at which the sheet around the view rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }.recorded("presentationDetents", PresentationDetent.text(detents))
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.selection = selection
    }
    .recorded(
      "presentationDetents",
      "\(PresentationDetent.text(detents)), selection: \(PresentationDetent.text(selection.wrappedValue))")
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }.recorded("presentationDragIndicator", ".\(visibility)")
  }

  /// - Parameter cornerRadius: points; nil is the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
      .recorded("presentationCornerRadius", cornerRadius.map { "\(Double($0))" } ?? "nil")
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let background = AnyView(Rectangle().fill(style))
    return presentation { $0.background = background }.recorded("presentationBackground", String(describing: style))
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(ZStack(alignment: alignment) { content() })
    return presentation { $0.background = background }
      .recorded("presentationBackground", String(describing: V.self))
  }

  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation { $0.backgroundInteraction = interaction }
      .recorded("presentationBackgroundInteraction", interaction.text)
  }

  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    recorded("presentationContentInteraction", behavior.text, payload: behavior)
  }

  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation {
      $0.horizontalAdaptation = adaptation
      $0.verticalAdaptation = adaptation
    }
    .recorded("presentationCompactAdaptation", adaptation.text, payload: adaptation)
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
    .recorded(
      "presentationCompactAdaptation", "horizontal: \(horizontalAdaptation.text), vertical: \(verticalAdaptation.text)",
      payload: (horizontalAdaptation, verticalAdaptation))
  }

  /// Keeps a swipe from putting the sheet away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }.recorded("interactiveDismissDisabled", "\(isDisabled)")
  }
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let text: String
  /// Fingers reach what lies behind.
  private(set) var letsThrough = false

  public static let automatic = PresentationBackgroundInteraction(text: ".automatic")
  public static let enabled = PresentationBackgroundInteraction(text: ".enabled", letsThrough: true)
  public static let disabled = PresentationBackgroundInteraction(text: ".disabled")

  /// Only while the sheet is no higher than the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(
      text: ".enabled(upThrough: \(PresentationDetent.text(detent)))", letsThrough: true)
  }
}

/// What a swipe in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  let text: String

  public static let automatic = PresentationContentInteraction(text: ".automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(text: ".resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(text: ".scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  enum Kind: String { case automatic, none, popover, sheet, fullScreenCover }

  let kind: Kind

  var text: String { ".\(kind.rawValue)" }

  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
