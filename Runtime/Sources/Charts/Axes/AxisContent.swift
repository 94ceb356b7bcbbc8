import SwiftUI

/// What is drawn along an axis.
public protocol AxisContent {
  func _axis() -> _Axis
}

/// One of the parts at a value of an axis: a line, a tick or a label.
public protocol AxisMark {
  func _axisParts() -> [_AxisPart]
}

/// Where an axis stands, where it has values, and what it draws at them.
public struct _Axis {
  var isTrailing: Bool?
  var values = AxisMarkValues.automatic
  var parts: ((AxisValue) -> [_AxisPart])?
}

/// What is drawn at a value.
public enum _AxisPart {
  case line(StrokeStyle?, AnyShapeStyle?)
  case tick
  case label(AnyView?, ((Any) -> String?)?, Font?, AnyShapeStyle?)
}

/// Which values of an axis are marked.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int)
    case stride(Double)
    case dates(Calendar.Component, Int)
    case numbers([Double])
    case names([String])
  }

  let kind: Kind

  public static let automatic = AxisMarkValues(kind: .automatic(count: 5))

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: max(1, desiredCount ?? 5))) }

  public static func stride(by stepSize: Double) -> AxisMarkValues { AxisMarkValues(kind: .stride(stepSize)) }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .dates(component, max(1, count))) }
}

/// A value of an axis.
public struct AxisValue {
  public let index: Int
  public let count: Int
  let datum: Datum

  /// The value as a type; nil where it is of another.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { datum.value(as: type) }
}

/// Where an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  let isTrailing: Bool?
  public static let automatic = Self(isTrailing: nil), leading = Self(isTrailing: false)
  public static let trailing = Self(isTrailing: true), top = Self(isTrailing: nil), bottom = Self(isTrailing: nil)
}

/// Marks along an axis.
public struct AxisMarks: AxisContent {
  private let axis: _Axis

  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    axis = _Axis(isTrailing: position.isTrailing, values: values)
  }

  public init<P: Plottable>(position: AxisMarkPosition = .automatic, values: [P]) {
    axis = _Axis(isTrailing: position.isTrailing, values: Self.values(values))
  }

  public init<F: FormatStyle>(
    format: F, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) where F.FormatOutput == String {
    axis = _Axis(
      isTrailing: position.isTrailing, values: values,
      parts: { _ in [.line(nil, nil), .label(nil, AxisValueLabel.formatter(format), nil, nil)] })
  }

  public init<Content: AxisMark>(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    axis = _Axis(isTrailing: position.isTrailing, values: values, parts: { content($0)._axisParts() })
  }

  public init<Content: AxisMark>(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    axis = _Axis(isTrailing: position.isTrailing, values: values, parts: { _ in content()._axisParts() })
  }

  public init<P: Plottable, Content: AxisMark>(
    position: AxisMarkPosition = .automatic, values: [P], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    axis = _Axis(
      isTrailing: position.isTrailing, values: Self.values(values), parts: { content($0)._axisParts() })
  }

  public func _axis() -> _Axis { axis }

  private static func values<P: Plottable>(_ values: [P]) -> AxisMarkValues {
    let data = values.map { Datum($0) }
    let numbers = data.compactMap(\.number)
    return AxisMarkValues(kind: numbers.isEmpty ? .names(data.map { name(of: $0) }) : .numbers(numbers))
  }
}

/// A line across the chart at a value.
public struct AxisGridLine: AxisMark {
  private let pen: StrokeStyle?
  private var style: AnyShapeStyle?

  public init(centered: Bool? = nil, stroke style: StrokeStyle? = nil) { pen = style }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
    var copy = self
    copy.style = AnyShapeStyle(style)
    return copy
  }

  public func _axisParts() -> [_AxisPart] { [.line(pen, style)] }
}

/// A short line at the edge at a value.
public struct AxisTick: AxisMark {
  public init(centered: Bool? = nil, length: CGFloat? = nil, stroke style: StrokeStyle? = nil) {}

  public func _axisParts() -> [_AxisPart] { [.tick] }
}

/// What is written at a value.
public struct AxisValueLabel: AxisMark {
  private var content: AnyView?
  private var format: ((Any) -> String?)?
  private var font: Font?
  private var style: AnyShapeStyle?

  public init(centered: Bool? = nil, anchor: UnitPoint? = nil) {}

  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, @ViewBuilder content: () -> Content
  ) { self.content = AnyView(content()) }

  public init<F: FormatStyle>(format: F, centered: Bool? = nil, anchor: UnitPoint? = nil)
  where F.FormatOutput == String { self.format = Self.formatter(format) }

  public init(_ textKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {
    content = AnyView(Text(textKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {
    content = AnyView(Text(text))
  }

  public func font(_ font: Font?) -> AxisValueLabel {
    var copy = self
    copy.font = font
    return copy
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel {
    var copy = self
    copy.style = AnyShapeStyle(style)
    return copy
  }

  public func _axisParts() -> [_AxisPart] { [.label(content, format, font, style)] }

  /// Formats a value in whichever type the format takes.
  static func formatter<F: FormatStyle>(_ format: F) -> (Any) -> String? where F.FormatOutput == String {
    { value in
      if let input = value as? F.FormatInput { return format.format(input) }
      guard let number = value as? Double else { return nil }
      let others: [Any] = [Int(exactly: number.rounded()) as Any, Decimal(number), Float(number)]
      return others.lazy.compactMap { $0 as? F.FormatInput }.first.map { format.format($0) }
    }
  }
}

/// Builds the parts at a value.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _AxisParts { _AxisParts(parts: []) }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisParts {
    var parts: [any AxisMark] = []
    for part in repeat each content { parts.append(part) }
    return _AxisParts(parts: parts)
  }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> _AxisParts {
    _AxisParts(parts: content.map { [$0] } ?? [])
  }

  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisParts { _AxisParts(parts: [first]) }
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisParts { _AxisParts(parts: [second]) }
}

/// Several parts at a value.
public struct _AxisParts: AxisMark {
  let parts: [any AxisMark]

  public func _axisParts() -> [_AxisPart] { parts.flatMap { $0._axisParts() } }
}

/// Builds an axis.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
}
