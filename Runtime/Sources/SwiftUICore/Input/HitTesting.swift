import CoreGraphics

/// The nodes from the root down to the view under a finger.
@MainActor
struct HitPath {
  private(set) var nodes: [Node] = []

  mutating func push(_ node: Node) { nodes.append(node) }
  mutating func pop() { nodes.removeLast() }
}

extension ViewGraph {
  /// What lies under a point of the root's coordinates; empty where nothing takes a finger.
  func hitPath(at point: CGPoint) -> HitPath {
    var path = HitPath()
    path.push(root)
    guard point.x.isFinite, point.y.isFinite, root.hitTest(point, into: &path) else { return HitPath() }
    return path
  }

  /// Whether a finger at a point of the root's coordinates meets a node or something in it.
  package func meets(node id: Int, at point: CGPoint) -> Bool { hitPath(at: point).nodes.contains { $0.id == id } }
}

extension Node {
  /// Looks for a point below a node, the front first.
  /// - Parameter point: in the node's own coordinates.
  final func hitTestChildren(_ children: [Node], at point: CGPoint, into path: inout HitPath) -> Bool {
    guard !children.isEmpty else { return false }
    guard let inner = pointOfContent(point) else { return false }
    for child in children {
      let origin = child.presentedOrigin
      path.push(child)
      if child.hitTest(CGPoint(x: inner.x - origin.x, y: inner.y - origin.y), into: &path) { return true }
      path.pop()
    }
    return false
  }

  /// A point of the node in the coordinates that its content is placed in; nil where an effect leaves no
  /// area of it.
  private func pointOfContent(_ point: CGPoint) -> CGPoint? {
    guard let transform = contentTransform else { return point }
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return point.applying(transform.inverted())
  }

  /// A point of the stage in the node's coordinates, as it is seen: what is in flight counts where it is.
  final func localPoint(_ point: CGPoint) -> CGPoint {
    var chain: [Node] = []
    var node: Node = self
    while let parent = node.layoutParent {
      chain.append(node)
      node = parent
    }
    var result = point
    for child in chain.reversed() {
      guard let parent = child.layoutParent, let inner = parent.pointOfContent(result) else { return point }
      let origin = child.presentedOrigin
      result = CGPoint(x: inner.x - origin.x, y: inner.y - origin.y)
    }
    return result
  }

  /// A point of the stage in a space that the node can name; in the stage's where the name is unknown.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return localPoint(point)
    case .global: return point
    case .named(let name):
      var node: Node? = self
      while let current = node {
        if let provider = current as? any CoordinateSpaceProvider, provider.coordinateSpaceNames.contains(name) {
          return current.localPoint(point)
        }
        node = current.layoutParent
      }
      return point
    }
  }

  final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
