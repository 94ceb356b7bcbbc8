import CoreGraphics

/// How far the safe area reaches in from the stage's edges, and who looks for it.
@MainActor
enum SafeArea {
  /// How far a node may grow at the given edges until it meets the stage's edges: the insets of the
  /// containers above that it touches.
  /// - Parameter regions: what the node may grow over.
  static func growth(of node: Node, edges: Edge.Set, regions: SafeAreaRegions = .all) -> EdgeInsets {
    guard !edges.isEmpty else { return EdgeInsets() }
    var result = EdgeInsets()
    var box = CGRect(origin: node.frame.origin, size: node.frame.size)
    var current: Node = node
    while let parent = current.layoutParent {
      if let provider = parent as? any SafeAreaProvider {
        let safe = provider.safeFrame
        let insets = provider.insets(for: regions)
        // What spills over the safe edge already takes only the rest.
        func rest(_ edge: Edge.Set, _ inset: CGFloat, _ spilled: CGFloat) -> CGFloat {
          guard edges.contains(edge), spilled > -0.5 else { return 0 }
          return max(0, inset - max(0, spilled))
        }
        let grown = EdgeInsets(
          top: rest(.top, insets.top, safe.minY - box.minY),
          leading: rest(.leading, insets.leading, safe.minX - box.minX),
          bottom: rest(.bottom, insets.bottom, box.maxY - safe.maxY),
          trailing: rest(.trailing, insets.trailing, box.maxX - safe.maxX))
        result = result + grown
        box = CGRect(
          x: box.minX - grown.leading, y: box.minY - grown.top,
          width: box.width + grown.horizontal, height: box.height + grown.vertical)
      }
      box.origin.x += parent.frame.minX
      box.origin.y += parent.frame.minY
      current = parent
    }
    return result
  }
}

/// A node that keeps its content clear of bars or of the device's edges.
@MainActor
protocol SafeAreaProvider: Node {
  /// What the content gets, in the provider's coordinates.
  var safeFrame: CGRect { get }
  /// What was taken away at each edge.
  var insets: EdgeInsets { get }
  /// What was taken away for some regions.
  func insets(for regions: SafeAreaRegions) -> EdgeInsets
}

extension SafeAreaProvider {
  /// Bars are part of the container.
  func insets(for regions: SafeAreaRegions) -> EdgeInsets {
    regions.contains(.container) ? insets : EdgeInsets()
  }
}
