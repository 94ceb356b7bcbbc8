import CoreGraphics

/// What a verb is meant for.
public enum StageTarget: Hashable, Sendable {
  /// What has this label for assistive technology, this identifier, or this text.
  /// - `number`: which of several, from 1, in the order of reading; nil where there must be just one.
  case label(String, number: Int? = nil)
  /// A key of the keyboard on the screen, by what it shows or does: `a`, `A`, `shift`, `delete`, `space`, `return`.
  case key(String)
  /// A point of the view's own coordinates.
  case point(CGPoint)
}

extension StageTarget: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .label(value) }
}

extension StageTarget: CustomStringConvertible {
  public var description: String {
    switch self {
    case .label(let label, let number): "\"\(label)\"" + (number.map { " number \($0)" } ?? "")
    case .key(let name): "key \"\(name)\""
    case .point(let point): "\(shortest(point.x)),\(shortest(point.y))"
    }
  }
}

/// Where something moves.
public enum StageDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right

  /// A step of one point.
  var step: CGSize {
    switch self {
    case .up: CGSize(width: 0, height: -1)
    case .down: CGSize(width: 0, height: 1)
    case .left: CGSize(width: -1, height: 0)
    case .right: CGSize(width: 1, height: 0)
    }
  }
}
