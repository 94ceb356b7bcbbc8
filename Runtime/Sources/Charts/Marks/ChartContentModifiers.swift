import SwiftUI

/// How a line runs from value to value.
public struct InterpolationMethod: Hashable, Sendable {
  let name: String
  public static let linear = InterpolationMethod(name: "linear")
  public static let monotone = InterpolationMethod(name: "monotone")
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  public static let cardinal = InterpolationMethod(name: "cardinal")
  public static let stepStart = InterpolationMethod(name: "stepStart")
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
}

/// The shape of a point.
public protocol ChartSymbolShape {}

/// The shapes that points have by themselves.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Kind { case circle, square, triangle, diamond, cross, plus }
  let kind: Kind
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
}

/// Where a view beside a mark stands.
public struct AnnotationPosition: Hashable, Sendable {
  let unit: UnitPoint
  public static let automatic = Self(unit: .top), overlay = Self(unit: .center)
  public static let top = Self(unit: .top), bottom = Self(unit: .bottom)
  public static let leading = Self(unit: .leading), trailing = Self(unit: .trailing)
  public static let topLeading = Self(unit: .topLeading), topTrailing = Self(unit: .topTrailing)
  public static let bottomLeading = Self(unit: .bottomLeading), bottomTrailing = Self(unit: .bottomTrailing)
}

/// Chart content of which a modifier says something.
nonisolated public struct _ModifiedChartContent<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content
  let change: (inout _ChartMark.Look) -> Void

  @MainActor public func _chartMarks() -> [_ChartMark] {
    content._chartMarks().map { mark in
      var mark = mark
      change(&mark.look)
      return mark
    }
  }
}

extension ChartContent {
  nonisolated private func changed(_ change: @escaping (inout _ChartMark.Look) -> Void) -> _ModifiedChartContent<Self> {
    _ModifiedChartContent(content: self, change: change)
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// A colour for each value, which the legend names.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.group == nil { $0.group = name(of: value.datum) } }
  }

  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.pen == nil { $0.pen = style } }
  }

  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if $0.interpolation == nil { $0.interpolation = method } }
  }

  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { if $0.symbol == nil { $0.symbol = symbol as? BasicChartSymbolShape ?? .circle } }
  }

  /// A shape for each value: all are circles here, told apart by their colours.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { if $0.symbol == nil { $0.symbol = .circle } }
  }

  /// - Parameter area: square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { if $0.symbolSize == nil { $0.symbolSize = area } }
  }

  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
  {
    changed { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent { changed { $0.annotations.append((position, AnyView(content()))) } }

  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { if $0.label == nil { $0.label = label } }
  }

  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { if $0.value == nil { $0.value = value } }
  }

  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { $0.isHidden = hidden } }

  @available(*, unavailable, message: "Vitrine puts no bars of a group beside each other; leave them stacked.")
  nonisolated public func position<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
}

/// A datum as the legend and the axes write it.
func name(of datum: Datum) -> String {
  switch datum {
  case .category(let name): name
  case .number(let number): number.formatted()
  case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
  }
}
