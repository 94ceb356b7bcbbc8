import CoreGraphics

/// How far the safe area reaches in from the stage's edges, and who looks for it.
@MainActor
enum SafeArea {
  /// How far a node may grow at the given edges until it meets the stage's edges: the insets of the
  /// containers above that it touches.
  static func growth(of node: Node, edges: Edge.Set) -> EdgeInsets {
    guard !edges.isEmpty else { return EdgeInsets() }
    var result = EdgeInsets()
    var box = CGRect(origin: node.frame.origin, size: node.frame.size)
    var current: Node = node
    while let parent = current.layoutParent {
      if let provider = parent as? any SafeAreaProvider {
        let safe = provider.safeFrame
        let insets = provider.insets
        if edges.contains(.top), abs(box.minY - safe.minY) < 0.5 { result.top += insets.top }
        if edges.contains(.bottom), abs(box.maxY - safe.maxY) < 0.5 { result.bottom += insets.bottom }
        if edges.contains(.leading), abs(box.minX - safe.minX) < 0.5 { result.leading += insets.leading }
        if edges.contains(.trailing), abs(box.maxX - safe.maxX) < 0.5 { result.trailing += insets.trailing }
        box = CGRect(
          x: box.minX - result.leading, y: box.minY - result.top,
          width: box.width + result.leading + result.trailing,
          height: box.height + result.top + result.bottom)
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
}
