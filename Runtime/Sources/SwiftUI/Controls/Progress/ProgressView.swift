import SwiftUICore

/// How far a task has come, or that one goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  /// In place of a fraction.
  private var timer: TimerProgress?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  init(timer: TimerProgress, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.init(fraction: nil, label: label, currentValueLabel: currentValueLabel)
    self.timer = timer
  }

  @MainActor public var body: some View {
    if let timer {
      TimelineView(TimerSchedule(interval: timer.interval)) { context in
        resolved(timer.fraction(at: context.date))
      }
    } else {
      resolved(fraction)
    }
  }

  @MainActor private func resolved(_ fraction: Double?) -> some View {
    ResolvedProgressView(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init($0) },
        currentValueLabel: currentValueLabel.map { .init($0) }))
  }

  /// 0…1; nil for a value that is not known.
  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return unitInterval(Double(value) / Double(total))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// - Parameter value: of the total; nil when it is not known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }

  /// The progress of a task of Foundation, as it stands now.
  public init(_ progress: Progress) where Label == EmptyView {
    let fraction = progress.isIndeterminate ? nil : unitInterval(progress.fractionCompleted)
    self.init(fraction: fraction, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The progress view of a configuration, for styles that change another.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

// MARK: Style

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content.accessibilityPart(.value) }
  }

  /// 0…1; nil for a task whose progress is not known.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

private struct ResolvedProgressView: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyles) private var styles

  var body: some View {
    styled(style)
      .environment(\.progressViewStyles, styles.below)
      .accessibilityControl(AccessibilityControl(.progress, .updatesFrequently)) {
        $0.defaultLabel = configuration.fractionCompleted == nil ? "In progress" : "Progress"
        if configuration.currentValueLabel == nil { $0.value = configuration.fractionCompleted.map(percent) }
      }
  }

  private var style: any ProgressViewStyle {
    styles.style as? any ProgressViewStyle ?? DefaultProgressViewStyle()
  }

  private func styled<S: ProgressViewStyle>(_ style: S) -> AnyView {
    AnyView(StyledProgressView(style: Installed(style), configuration: configuration))
  }
}

private struct StyledProgressView<Style: ProgressViewStyle>: View {
  let style: Installed<Style>
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  fileprivate var progressViewStyles: StyleStack {
    get { self[StyleStackKey<ResolvedProgressView>.self] }
    set { self[StyleStackKey<ResolvedProgressView>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress views below.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    pushStyle(style, \.progressViewStyles)
  }
}
