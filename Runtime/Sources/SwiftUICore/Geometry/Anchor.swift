import CoreGraphics

/// A place in a view that others can find.
public struct Anchor<Value> {
  let source: Source
  /// The view: its first layout child has the place. Read on the main actor, where layout runs.
  nonisolated(unsafe) private(set) weak var node: Node?

  init(source: Source, node: Node) {
    self.source = source
    self.node = node
  }

  /// What an anchor is made of.
  public struct Source {
    package enum Kind: Equatable {
      case bounds
      case rect(CGRect)
      case point(CGPoint)
      case unitPoint(UnitPoint)
    }

    package let kind: Kind
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.node === rhs.node && lhs.source.kind == rhs.source.kind
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(node.map { ObjectIdentifier($0) }) }
}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source.Kind: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .bounds) }

  /// - Parameter r: in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .rect(r)) }
}

extension Anchor.Source where Value == CGPoint {
  /// - Parameter p: in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(kind: .point(p)) }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(kind: .unitPoint(p))
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
