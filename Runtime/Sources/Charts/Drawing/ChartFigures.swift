import SwiftUI

/// Puts marks to paths: bars on each other, lines through their points.
struct ChartFigures {
  let marks: [_ChartMark]
  let x: Scale
  let y: Scale
  let plot: CGSize

  var all: [ChartFigure] {
    var result: [ChartFigure] = []
    var heights: [Datum: Double] = [:]
    var drawn: Set<String> = []
    let total = marks.filter { $0.kind == .sector }.compactMap { $0.y?.number }.filter { $0 > 0 }.reduce(0, +)
    var turned = 0.0
    for mark in marks {
      switch mark.kind {
      case .bar: bar(mark, &heights).map { result.append($0) }
      case .point: point(mark).map { result.append($0) }
      case .rule: rule(mark).map { result.append($0) }
      case .line, .area:
        let key = Self.key(of: mark)
        if drawn.insert(key).inserted { run(marks.filter { Self.key(of: $0) == key }).map { result.append($0) } }
      case .sector:
        guard total > 0, let value = mark.y?.number, value > 0 else { continue }
        result.append(sector(mark, from: turned / total, to: (turned + value) / total))
        turned += value
      }
    }
    return result.map(noted)
  }

  private static func key(of mark: _ChartMark) -> String {
    "\(mark.kind) \(mark.series ?? "") \(mark.look.group ?? "")"
  }

  private func bar(_ mark: _ChartMark, _ heights: inout [Datum: Double]) -> ChartFigure? {
    guard let xDatum = mark.x, let yDatum = mark.y else { return nil }
    let isHorizontal = mark.xStart != nil || ChartFrame.isName(yDatum) && !ChartFrame.isName(xDatum)
    let (along, across) = isHorizontal ? (y, x) : (x, y)
    let (place, value) = isHorizontal ? (yDatum, xDatum) : (xDatum, yDatum)
    guard let middle = along.place(place), let number = value.number else { return nil }
    let start = (isHorizontal ? mark.xStart : mark.yStart)?.number
    let bottom = start ?? heights[place] ?? 0
    let top = start == nil ? bottom + number : number
    if start == nil { heights[place] = top }
    guard let from = across.place(.number(bottom)) ?? across.place(value),
      let to = across.place(.number(top)) ?? across.place(value)
    else { return nil }
    let thickness = thickness(mark, along)
    let rect =
      isHorizontal
      ? CGRect(x: min(from, to), y: middle - thickness / 2, width: abs(to - from), height: thickness)
      : CGRect(x: middle - thickness / 2, y: min(from, to), width: thickness, height: abs(to - from))
    let corner = min(mark.look.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    return ChartFigure(
      mark: mark, path: Path(roundedRect: rect, cornerRadius: corner), spoken: (name(of: place), name(of: value)))
  }

  private func thickness(_ mark: _ChartMark, _ scale: Scale) -> CGFloat {
    let places = Set(marks.filter { $0.kind == .bar }.compactMap { scale.names.isEmpty ? $0.x ?? $0.y : nil })
    let band = scale.names.isEmpty ? scale.length / CGFloat(max(1, places.count)) : scale.band
    switch mark.barWidth?.kind {
    case .fixed(let points): return max(0, points)
    case .ratio(let ratio): return max(0, band * ratio)
    case .inset(let inset): return max(1, band - 2 * inset)
    case .automatic, nil: return max(1, band * 0.7)
    }
  }

  private func place(_ mark: _ChartMark) -> CGPoint? {
    guard let x = mark.x.flatMap(x.place), let y = mark.y.flatMap(y.place) else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func point(_ mark: _ChartMark) -> ChartFigure? {
    guard let place = place(mark), let x = mark.x, let y = mark.y else { return nil }
    return ChartFigure(
      mark: mark, path: Self.symbol(mark.look.symbol ?? .circle, area: mark.look.symbolSize ?? 44, at: place),
      spoken: (name(of: x), name(of: y)))
  }

  private static func symbol(_ symbol: BasicChartSymbolShape, area: CGFloat, at place: CGPoint) -> Path {
    let side = max(0, area).squareRoot()
    let rect = CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
    switch symbol.kind {
    case .circle:
      let radius = max(0, area / .pi).squareRoot()
      return Path(
        ellipseIn: CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    case .square: return Path(rect)
    case .triangle, .diamond, .cross, .plus:
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: symbol.kind == .triangle ? rect.maxY : rect.midY))
      if symbol.kind != .triangle { path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY)) }
      path.addLine(to: CGPoint(x: rect.minX, y: symbol.kind == .triangle ? rect.maxY : rect.midY))
      path.closeSubpath()
      return path
    }
  }

  private func rule(_ mark: _ChartMark) -> ChartFigure? {
    var path = Path()
    if let at = mark.x.flatMap(x.place), mark.xStart == nil {
      path.move(to: CGPoint(x: at, y: mark.yStart.flatMap(y.place) ?? 0))
      path.addLine(to: CGPoint(x: at, y: mark.y.flatMap(y.place) ?? plot.height))
    } else if let at = mark.y.flatMap(y.place) {
      path.move(to: CGPoint(x: mark.xStart.flatMap(x.place) ?? 0, y: at))
      path.addLine(to: CGPoint(x: mark.x.flatMap(x.place) ?? plot.width, y: at))
    } else {
      return nil
    }
    return ChartFigure(
      mark: mark, path: path, pen: mark.look.pen ?? StrokeStyle(lineWidth: 1),
      spoken: ((mark.x ?? mark.y).map { name(of: $0) } ?? "", ""))
  }

  /// A line or an area through the marks of one series.
  private func run(_ marks: [_ChartMark]) -> ChartFigure? {
    let placed = marks.compactMap { mark in place(mark).map { (mark, $0) } }
    guard let first = placed.first else { return nil }
    let line = ChartCurve.path(through: placed.map(\.1), first.0.look.interpolation ?? .linear)
    let spoken = (first.0.series ?? first.0.look.group ?? "", "\(placed.count) values")
    guard first.0.kind == .area else {
      return ChartFigure(
        mark: first.0, path: line, pen: first.0.look.pen ?? StrokeStyle(lineWidth: 2, lineJoin: .round),
        spoken: spoken)
    }
    let zero = y.place(.number(0)).map { min(plot.height, max(0, $0)) } ?? plot.height
    let floor = placed.map { CGPoint(x: $0.1.x, y: $0.0.yStart.flatMap(y.place) ?? zero) }
    var path = line
    for point in floor.reversed() { path.addLine(to: point) }
    path.closeSubpath()
    return ChartFigure(mark: first.0, path: path, spoken: spoken)
  }

  private func sector(_ mark: _ChartMark, from start: Double, to end: Double) -> ChartFigure {
    let center = CGPoint(x: plot.width / 2, y: plot.height / 2)
    let outer = min(plot.width, plot.height) / 2
    let inner = mark.innerRadius <= 1 ? outer * mark.innerRadius : min(outer, mark.innerRadius)
    let gap = outer > 0 ? mark.angularInset / outer / 2 / .pi : 0
    let angles = (Angle.degrees((start + gap) * 360 - 90), Angle.degrees(max(start + gap, end - gap) * 360 - 90))
    var path = Path()
    path.addArc(center: center, radius: outer, startAngle: angles.0, endAngle: angles.1, clockwise: false)
    if inner > 0 {
      path.addArc(center: center, radius: inner, startAngle: angles.1, endAngle: angles.0, clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return ChartFigure(
      mark: mark, path: path, spoken: (mark.look.group ?? "", mark.y.map { name(of: $0) } ?? ""))
  }

  /// The views beside a figure; those of a line stand at its points.
  private func noted(_ figure: ChartFigure) -> ChartFigure {
    var figure = figure
    let key = Self.key(of: figure.mark)
    let isRun = figure.mark.kind == .line || figure.mark.kind == .area
    let owners = isRun ? marks.filter { Self.key(of: $0) == key } : [figure.mark]
    figure.notes = owners.flatMap { mark in
      let at =
        isRun ? place(mark).map { CGRect(origin: $0, size: .zero).insetBy(dx: -4, dy: -4) } : figure.path.boundingRect
      return mark.look.annotations.map { (mark, at ?? .zero, $0.position, $0.content) }
    }
    return figure
  }
}
