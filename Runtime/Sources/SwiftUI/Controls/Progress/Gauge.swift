import SwiftUICore

/// A value within a range.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?,
    maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    configuration = GaugeStyleConfiguration(
      value: length > 0 ? unitInterval(Double((value - bounds.lowerBound) / length)) : 0,
      label: .init(label), currentValueLabel: current.map { .init($0) },
      minimumValueLabel: minimum.map { .init($0) }, maximumValueLabel: maximum.map { .init($0) })
  }

  @MainActor public var body: some View { ResolvedGauge(configuration: configuration) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label(), current: nil, minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge {
  /// - Parameter markedValueLabels: views with tags of the values that they mark; the looks on iOS show none.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

// MARK: Style

/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
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

  nonisolated public struct MinimumValueLabel: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content.accessibilityHidden(true) }
  }

  nonisolated public struct MaximumValueLabel: View {
    let content: AnyView
    init(_ content: some View) { self.content = AnyView(content) }
    @MainActor public var body: some View { content.accessibilityHidden(true) }
  }

  /// 0…1.
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

private struct ResolvedGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyles) private var styles

  var body: some View {
    styled(style)
      .environment(\.gaugeStyles, styles.below)
      .accessibilityControl(AccessibilityControl(.progress)) {
        if configuration.currentValueLabel == nil { $0.value = percent(configuration.value) }
        $0.label = AnyView(configuration.label)
      }
  }

  private var style: any GaugeStyle { styles.style as? any GaugeStyle ?? DefaultGaugeStyle() }

  private func styled<S: GaugeStyle>(_ style: S) -> AnyView {
    AnyView(StyledGauge(style: Installed(style), configuration: configuration))
  }
}

private struct StyledGauge<Style: GaugeStyle>: View {
  let style: Installed<Style>
  let configuration: GaugeStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  fileprivate var gaugeStyles: StyleStack {
    get { self[StyleStackKey<ResolvedGauge>.self] }
    set { self[StyleStackKey<ResolvedGauge>.self] = newValue }
  }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { pushStyle(style, \.gaugeStyles) }
}
