import SwiftUI

/// Something in a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency func _chartMarks() -> [_ChartMark]
}

extension ChartContent {
  public func _chartMarks() -> [_ChartMark] { body._chartMarks() }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the chart; its body is never asked for.") }
}

extension Never: ChartContent {}

/// One thing that a chart draws.
public struct _ChartMark {
  enum Kind { case bar, line, area, point, rule, sector }

  var kind: Kind
  var x: Datum?
  var y: Datum?
  /// Where a bar, an area or a rule begins; nil for 0 or for the edge.
  var xStart: Datum?
  var yStart: Datum?
  var series: String?
  /// Parts of the room, or points where they are above 1.
  var innerRadius = 0.0
  var angularInset = 0.0
  var barWidth: MarkDimension?
  var look = Look()

  /// What modifiers say of it; the nearest one counts.
  struct Look {
    var style: AnyShapeStyle?
    /// What the colour stands for.
    var group: String?
    var pen: StrokeStyle?
    var interpolation: InterpolationMethod?
    var symbol: BasicChartSymbolShape?
    /// Square points.
    var symbolSize: CGFloat?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var annotations: [(position: AnnotationPosition, content: AnyView)] = []
    var label: Text?
    var value: Text?
    var isHidden = false
  }
}

/// Builds what is in a chart from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartTuple<repeat each Content> { _ChartTuple(repeat each content) }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> _ChartBranch<Content, EmptyChartContent> {
    _ChartBranch(first: content, second: nil)
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> _ChartBranch<First, Second> { _ChartBranch(first: first, second: nil) }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> _ChartBranch<First, Second> { _ChartBranch(first: nil, second: second) }

  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> Content { content }
}

/// Nothing in a chart.
nonisolated public struct EmptyChartContent: ChartContent {
  public typealias Body = Never
  public init() {}
  @MainActor public func _chartMarks() -> [_ChartMark] { [] }
}

/// Several things in a chart.
nonisolated public struct _ChartTuple<each Content: ChartContent>: ChartContent {
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  @MainActor public func _chartMarks() -> [_ChartMark] {
    var marks: [_ChartMark] = []
    for part in repeat each content { marks += part._chartMarks() }
    return marks
  }
}

/// One of two things in a chart, or one or nothing.
nonisolated public struct _ChartBranch<First: ChartContent, Second: ChartContent>: ChartContent {
  public typealias Body = Never

  fileprivate let first: First?
  fileprivate let second: Second?

  @MainActor public func _chartMarks() -> [_ChartMark] { first?._chartMarks() ?? second?._chartMarks() ?? [] }
}

extension ForEach: ChartContent where Content: ChartContent {
  @MainActor public func _chartMarks() -> [_ChartMark] { data.flatMap { content($0)._chartMarks() } }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, identify: { $0[keyPath: id] }, content: content) }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, identify: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, identify: { $0 }, content: content)
  }
}
