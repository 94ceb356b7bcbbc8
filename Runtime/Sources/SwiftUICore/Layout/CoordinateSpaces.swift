import CoreGraphics

/// A node whose own space descendants can name.
@MainActor
protocol CoordinateSpaceProvider: Node {
  var coordinateSpaceNames: [AnyHashable] { get }
}

/// A node that acts when something it knows of its place in the tree has changed.
@MainActor
protocol PositionObserver: Node {
  func layoutDidEnd()
}

/// Where a node lies, in every space that it can name.
struct NodePosition: Equatable {
  struct NamedFrame: Equatable {
    var name: AnyHashable
    var frame: CGRect
    var spaceSize: CGSize
  }

  var size: CGSize
  var global: CGRect
  /// The node's frame in each named space around it, and that space's size; innermost first.
  var named: [NamedFrame]
  var safeAreaInsets: EdgeInsets
  /// Of the screen, without the keyboard.
  var deviceInsets = EdgeInsets()

  static var zero: NodePosition {
    NodePosition(size: .zero, global: .zero, named: [], safeAreaInsets: EdgeInsets())
  }

  /// The frame in a space; in the root's where the name is not known, as on iOS.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: global
    case .named(let name): named.first { $0.name == name }?.frame ?? global
    }
  }
}

extension Node {
  /// The node's place. Valid within the layout pass, once its ancestors are placed, and after it.
  var position: NodePosition {
    var rect = CGRect(origin: .zero, size: frame.size)
    var named: [NodePosition.NamedFrame] = []
    var current: Node = self
    while let parent = current.layoutParent {
      rect.origin.x += current.frame.minX
      rect.origin.y += current.frame.minY
      if let transform = parent.contentTransform { rect = rect.applying(transform) }
      if let provider = parent as? any CoordinateSpaceProvider {
        for name in provider.coordinateSpaceNames {
          named.append(.init(name: name, frame: rect, spaceSize: parent.frame.size))
        }
      }
      current = parent
    }
    return NodePosition(
      size: frame.size, global: rect, named: named, safeAreaInsets: SafeArea.growth(of: self, edges: .all),
      deviceInsets: graph.safeAreaInsets)
  }
}
