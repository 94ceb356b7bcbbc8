import SwiftUI

/// The plot with its axes, in a size.
struct ChartFrame: View {
  let marks: [_ChartMark]
  let settings: ChartSettings
  let palette: ChartPalette
  let size: CGSize

  var body: some View {
    let isPie = marks.contains { $0.kind == .sector }
    let hasX = !isPie && !settings.x.isHidden, hasY = !isPie && !settings.y.isHidden
    let gutter = hasY ? Self.gutter(yScale(100).ticks(yAxis.values), yAxis) : 0
    let isLeading = yAxis.isTrailing == false
    let plot = CGSize(width: max(0, size.width - gutter), height: max(0, size.height - (hasX ? 22 : 0)))
    let x = xScale(plot.width), y = yScale(plot.height)
    let proxy = ChartProxy(x: x, y: y)
    ZStack(alignment: .topLeading) {
      ForEach(settings.backgrounds.indices, id: \.self) { index in
        layer(settings.backgrounds[index], proxy, plot)
      }
      styled(
        AnyView(
          ZStack(alignment: .topLeading) {
            if hasX { AxisLines(scale: x, axis: xAxis, isVertical: false, plot: plot) }
            if hasY { AxisLines(scale: y, axis: yAxis, isVertical: true, plot: plot) }
            ChartMarks(marks: marks, x: x, y: y, palette: palette, plot: plot)
          }
          .frame(width: plot.width, height: plot.height)))
      if hasX { AxisLabels(scale: x, axis: xAxis, isVertical: false, plot: plot, isLeading: false, gutter: 0) }
      if hasY {
        AxisLabels(scale: y, axis: yAxis, isVertical: true, plot: plot, isLeading: isLeading, gutter: gutter)
      }
      ForEach(settings.overlays.indices, id: \.self) { index in
        layer(settings.overlays[index], proxy, plot)
      }
    }
    .offset(x: isLeading ? gutter : 0)
  }

  private var xAxis: _Axis { settings.x.axis ?? _Axis() }
  private var yAxis: _Axis { settings.y.axis ?? _Axis() }

  private func styled(_ plot: AnyView) -> AnyView {
    settings.plotStyle?(ChartPlotContent(content: plot)) ?? plot
  }

  private func layer(
    _ layer: (alignment: Alignment, content: (ChartProxy) -> AnyView), _ proxy: ChartProxy, _ plot: CGSize
  ) -> some View {
    layer.content(proxy).frame(width: plot.width, height: plot.height, alignment: layer.alignment)
  }

  private func xScale(_ length: CGFloat) -> Scale {
    let data = marks.flatMap { [$0.x, $0.xStart].compactMap { $0 } }
    let isHorizontal = marks.contains { $0.kind == .bar && Self.isName($0.y) }
    return Scale(
      data + (isHorizontal ? Self.stacked(marks, along: \.y, \.x) : []), length: length, isReversed: false,
      fromZero: isHorizontal, padded: isHorizontal, domain: settings.x.domain, names: settings.x.names)
  }

  private func yScale(_ length: CGFloat) -> Scale {
    let data = marks.flatMap { [$0.y, $0.yStart].compactMap { $0 } }
    let isVertical = marks.contains { $0.kind == .bar && !Self.isName($0.y) || $0.kind == .area && $0.yStart == nil }
    return Scale(
      data + (isVertical ? Self.stacked(marks, along: \.x, \.y) : []), length: length, isReversed: true,
      fromZero: isVertical, padded: true, domain: settings.y.domain, names: settings.y.names)
  }

  static func isName(_ datum: Datum?) -> Bool { if case .category = datum { true } else { false } }

  /// The heights that bars on each other come to.
  private static func stacked(
    _ marks: [_ChartMark], along place: KeyPath<_ChartMark, Datum?>, _ value: KeyPath<_ChartMark, Datum?>
  ) -> [Datum] {
    var sums: [Datum: Double] = [:]
    for mark in marks where mark.kind == .bar && mark.xStart == nil && mark.yStart == nil {
      if let key = mark[keyPath: place], let number = mark[keyPath: value]?.number { sums[key, default: 0] += number }
    }
    return sums.values.map { .number($0) }
  }

  /// Points for the labels beside the plot, by the longest of them.
  private static func gutter(_ ticks: [Datum], _ axis: _Axis) -> CGFloat {
    let longest = ticks.map { AxisLabels.text(of: $0, axis: axis).count }.max() ?? 0
    return min(90, CGFloat(longest) * 7 + 8)
  }
}
