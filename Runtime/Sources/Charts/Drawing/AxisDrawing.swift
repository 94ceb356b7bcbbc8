import SwiftUI

/// The lines across the plot.
struct AxisLines: View {
  let scale: Scale
  let axis: _Axis
  let isVertical: Bool
  let plot: CGSize

  var body: some View {
    let ticks = scale.ticks(axis.values)
    ForEach(ticks.indices, id: \.self) { index in
      if let place = scale.place(ticks[index]), let line = line(at: index, of: ticks) {
        Path { path in
          path.move(to: isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0))
          path.addLine(to: isVertical ? CGPoint(x: plot.width, y: place) : CGPoint(x: place, y: plot.height))
        }
        .stroke(line.style ?? AnyShapeStyle(Color(uiColor: .separator)), style: line.pen ?? StrokeStyle(lineWidth: 0.5))
      }
    }
    .accessibilityHidden(true)
  }

  private func line(at index: Int, of ticks: [Datum]) -> (pen: StrokeStyle?, style: AnyShapeStyle?)? {
    guard let parts = axis.parts else { return (nil, nil) }
    for part in parts(AxisValue(index: index, count: ticks.count, datum: ticks[index])) {
      if case .line(let pen, let style) = part { return (pen, style) }
    }
    return nil
  }
}

/// What is written along an axis.
struct AxisLabels: View {
  let scale: Scale
  let axis: _Axis
  let isVertical: Bool
  let plot: CGSize
  let isLeading: Bool
  let gutter: CGFloat

  var body: some View {
    let ticks = scale.ticks(axis.values)
    ForEach(ticks.indices, id: \.self) { index in
      if let place = scale.place(ticks[index]) {
        label(at: index, of: ticks)
          .font(.caption2)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .fixedSize()
          .modifier(Placed(isVertical: isVertical, place: place, plot: plot, isLeading: isLeading, gutter: gutter))
      }
    }
  }

  @ViewBuilder private func label(at index: Int, of ticks: [Datum]) -> some View {
    if let parts = axis.parts {
      let all = parts(AxisValue(index: index, count: ticks.count, datum: ticks[index]))
      ForEach(all.indices, id: \.self) { part in
        if case .label(let content, let format, let font, let style) = all[part] {
          let view = content ?? AnyView(Text(verbatim: Self.text(of: ticks[index], format: format)))
          let colored = style.map { AnyView(view.foregroundStyle($0)) } ?? view
          if let font { colored.font(font) } else { colored }
        }
      }
    } else {
      Text(verbatim: Self.text(of: ticks[index], format: nil))
    }
  }

  static func text(of datum: Datum, axis: _Axis) -> String {
    var format: ((Any) -> String?)?
    for part in axis.parts?(AxisValue(index: 0, count: 1, datum: datum)) ?? [] {
      if case .label(_, let found, _, _) = part { format = found }
    }
    return text(of: datum, format: format)
  }

  private static func text(of datum: Datum, format: ((Any) -> String?)?) -> String {
    switch datum {
    case .category(let name): name
    case .number(let number): format?(number) ?? number.formatted(.number.precision(.significantDigits(1...6)))
    case .date(let date): format?(date) ?? date.formatted(.dateTime.month(.abbreviated).day())
    }
  }

  /// A label beside or below the plot, at its place.
  private struct Placed: ViewModifier {
    let isVertical: Bool
    let place: CGFloat
    let plot: CGSize
    let isLeading: Bool
    let gutter: CGFloat

    func body(content: Content) -> some View {
      if isVertical {
        content
          .frame(width: max(0, gutter - 6), alignment: isLeading ? .trailing : .leading)
          .position(x: isLeading ? -gutter / 2 : plot.width + gutter / 2, y: place)
      } else {
        content.position(x: place, y: plot.height + 12)
      }
    }
  }
}
