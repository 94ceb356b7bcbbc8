import SwiftUICore

extension View {
  /// Shows a view in a popover while the state is true: where there is little room a sheet, unless the view asks
  /// for something else by `presentationCompactAdaptation`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let (content, anchor) = (content, attachmentAnchor)
    return modifier(
      PopoverModifier { probe in
        Presenting(isPresented: isPresented, motion: presentationMotion) { state in
          AnyView(
            AdaptivePopover(
              state: state, source: probe, anchor: anchor, isPresented: isPresented, content: AnyView(content())))
        }
      }
    )
    .recorded("popover", "arrowEdge: .\(arrowEdge), isPresented: \(isPresented.wrappedValue)")
  }

  /// Shows a view of an item in a popover while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let (content, anchor) = (content, attachmentAnchor)
    return modifier(
      PopoverModifier { probe in
        ItemPresenting(item: item, onDismiss: nil, motion: presentationMotion) { state, isPresented, item in
          AnyView(
            AdaptivePopover(
              state: state, source: probe, anchor: anchor, isPresented: isPresented,
              content: AnyView(content(item).id(item.id))))
        }
      }
    )
    .recorded("popover", "isPresented: \(item.wrappedValue != nil)")
  }
}

/// Knows the place of the view that a popover belongs to.
nonisolated private struct PopoverModifier<Presenter: ViewModifier>: ViewModifier {
  let presenter: (ViewProbe) -> Presenter
  @State private var probe = ViewProbe()

  init(_ presenter: @escaping (ViewProbe) -> Presenter) { self.presenter = presenter }

  @MainActor func body(content: Content) -> some View {
    content.probed(probe).modifier(presenter(probe))
  }
}

/// A popover, or what its content wants to be where there is little room. The content keeps its state when that
/// changes.
private struct AdaptivePopover: View {
  let state: PresentationState
  let source: ViewProbe
  let anchor: PopoverAttachmentAnchor
  let isPresented: Binding<Bool>
  let content: AnyView
  @State private var settings = PreferenceRelay<PresentationSettingsKey>()
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var adaptation: PresentationAdaptation.Kind {
    let settings = settings.value
    let isRegular = horizontalSizeClass == .regular && verticalSizeClass == .regular
    if isRegular { return .popover }
    let wanted = horizontalSizeClass == .compact ? settings.horizontalAdaptation : settings.verticalAdaptation
    return wanted?.kind ?? .automatic
  }

  var body: some View {
    SubviewsReader(content.relay(settings)) { views in
      let shown = AnyView(ForEach(views) { $0 })
      switch adaptation {
      case .popover, .none:
        AnchoredPresentation(
          state: state, source: source, anchor: anchor, isPresented: isPresented, hasArrow: true,
          isDismissDisabled: settings.value.isDismissDisabled, background: settings.value.background, content: shown)
      case .fullScreenCover: CoverPresentation(state: state, content: shown)
      case .automatic, .sheet:
        SheetPresentation(state: state, isPresented: isPresented, content: shown, settings: settings)
      }
    }
  }
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor: Sendable {
  /// To a rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// To a point of the view, in unit coordinates.
  case point(UnitPoint)
}
