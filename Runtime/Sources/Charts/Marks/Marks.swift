import SwiftUI

/// How wide a bar is.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  init(kind: Kind) { self.kind = kind }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
}

/// Whether marks at one place lie on each other.
public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String
  public static let standard = MarkStackingMethod(name: "standard")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// A bar from 0 to a value.
nonisolated public struct BarMark: ChartContent {
  public typealias Body = Never

  private let mark: _ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _ChartMark(kind: .bar, x: x.datum, y: y.datum)
    if case .automatic = width.kind { mark.barWidth = height } else { mark.barWidth = width }
    self.mark = mark
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { mark = _ChartMark(kind: .bar, x: x.datum, y: yEnd.datum, yStart: yStart.datum, barWidth: width) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { mark = _ChartMark(kind: .bar, x: xEnd.datum, y: y.datum, xStart: xStart.datum, barWidth: height) }

  @MainActor public func _chartMarks() -> [_ChartMark] { [mark] }
}

/// A line through values.
nonisolated public struct LineMark: ChartContent {
  public typealias Body = Never

  private let mark: _ChartMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _ChartMark(kind: .line, x: x.datum, y: y.datum)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { mark = _ChartMark(kind: .line, x: x.datum, y: y.datum, series: "\(series.datum)") }

  @MainActor public func _chartMarks() -> [_ChartMark] { [mark] }
}

/// An area from 0 to values.
nonisolated public struct AreaMark: ChartContent {
  public typealias Body = Never

  private let mark: _ChartMark

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { mark = _ChartMark(kind: .area, x: x.datum, y: y.datum) }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { mark = _ChartMark(kind: .area, x: x.datum, y: y.datum, series: "\(series.datum)") }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = _ChartMark(kind: .area, x: x.datum, y: yEnd.datum, yStart: yStart.datum) }

  @MainActor public func _chartMarks() -> [_ChartMark] { [mark] }
}

/// A point at a value.
nonisolated public struct PointMark: ChartContent {
  public typealias Body = Never

  private let mark: _ChartMark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = _ChartMark(kind: .point, x: x.datum, y: y.datum)
  }

  @MainActor public func _chartMarks() -> [_ChartMark] { [mark] }
}

/// A line across the chart.
nonisolated public struct RuleMark: ChartContent {
  public typealias Body = Never

  private let mark: _ChartMark

  public init<X: Plottable>(x: PlottableValue<X>) { mark = _ChartMark(kind: .rule, x: x.datum) }

  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = _ChartMark(kind: .rule, y: y.datum) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { mark = _ChartMark(kind: .rule, x: x.datum, y: yEnd.datum, yStart: yStart.datum) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { mark = _ChartMark(kind: .rule, x: xEnd.datum, y: y.datum, xStart: xStart.datum) }

  @MainActor public func _chartMarks() -> [_ChartMark] { [mark] }
}

/// A part of a pie or a ring.
nonisolated public struct SectorMark: ChartContent {
  public typealias Body = Never

  private let mark: _ChartMark

  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = _ChartMark(kind: .sector, y: angle.datum)
    switch innerRadius.kind {
    case .ratio(let ratio): mark.innerRadius = min(1, max(0, ratio))
    case .fixed(let points): mark.innerRadius = max(0, points)
    case .automatic, .inset: break
    }
    mark.angularInset = Double(angularInset ?? 0)
    self.mark = mark
  }

  @MainActor public func _chartMarks() -> [_ChartMark] { [mark] }
}

/// A rectangle between values.
@available(*, unavailable, message: "Vitrine draws no rectangle marks; use a BarMark with two ends.")
public struct RectangleMark {}
