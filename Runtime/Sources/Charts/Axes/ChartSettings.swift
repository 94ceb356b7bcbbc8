import SwiftUI

/// What modifiers say of the charts below.
struct ChartSettings {
  struct AxisSettings {
    var isHidden = false
    var axis: _Axis?
    var domain: ClosedRange<Double>?
    var names: [String]?
    var label: AnyView?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var hidesLegend = false
  var colors: [(name: String, style: AnyShapeStyle)] = []
  var overlays: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
  var backgrounds: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// What is plotted, without axes.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

/// Turns places of a chart to values and back.
public struct ChartProxy {
  let x: Scale
  let y: Scale

  /// Points of what is plotted.
  public var plotSize: CGSize { CGSize(width: x.length, height: y.length) }
  public var plotAreaSize: CGSize { plotSize }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.datum(at: position)?.value(as: type)
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.datum(at: position)?.value(as: type)
  }

  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.place(Datum(value)) }

  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.place(Datum(value)) }

  @available(*, unavailable, message: "Vitrine gives no anchor of the plot; an overlay has its coordinates.")
  public var plotFrame: Anchor<CGRect>? { nil }

  @available(*, unavailable, message: "Vitrine gives no anchor of the plot; an overlay has its coordinates.")
  public var plotAreaFrame: Anchor<CGRect>? { nil }
}

extension View {
  nonisolated private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings) { change(&$0) }
  }

  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let axis = content()._axis()
    return chart { $0.x.axis = axis }
  }

  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let axis = content()._axis()
    return chart { $0.y.axis = axis }
  }

  nonisolated public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    chart { $0.x.label = AnyView(Text(labelKey)) }
  }

  nonisolated public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    chart { $0.y.label = AnyView(Text(labelKey)) }
  }

  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.hidesLegend = visibility == .hidden }
  }

  /// Where the legend stands: it stands below the chart here.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.hidesLegend = false } }

  nonisolated public func chartXScale<P: Plottable>(domain: ClosedRange<P>) -> some View {
    chart { $0.x.domain = span(domain) }
  }

  nonisolated public func chartYScale<P: Plottable>(domain: ClosedRange<P>) -> some View {
    chart { $0.y.domain = span(domain) }
  }

  nonisolated public func chartXScale(domain: [String]) -> some View { chart { $0.x.names = domain } }

  nonisolated public func chartYScale(domain: [String]) -> some View { chart { $0.y.names = domain } }

  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let colors = mapping.map { (name: name(of: Datum($0.key)), style: AnyShapeStyle($0.value)) }
    return chart { $0.colors = colors }
  }

  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let colors = range.map { (name: "", style: AnyShapeStyle($0)) }
    return chart { $0.colors = colors }
  }

  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }

  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.overlays.append((alignment, { AnyView(content($0)) })) } }

  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) } }

  @available(*, unavailable, message: "Vitrine selects nothing in charts; put a gesture into chartOverlay.")
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  @available(*, unavailable, message: "Vitrine selects nothing in charts; put a gesture into chartOverlay.")
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  @available(*, unavailable, message: "Vitrine scrolls no charts; put the chart into a ScrollView, with a width.")
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
}

private func span<P: Plottable>(_ domain: ClosedRange<P>) -> ClosedRange<Double>? {
  guard let low = Datum(domain.lowerBound).number, let high = Datum(domain.upperBound).number, low < high else {
    return nil
  }
  return low...high
}
