import CoreGraphics

/// Which gestures listen at a point.
package struct TouchedGestures: Equatable {
  /// Nodes from the root to the view under the point.
  package let nodes: [Int]
  /// Whether the innermost one acts the same wherever its view is touched.
  package let isPlaceless: Bool
}

extension ViewGraph {
  package func touchedGestures(at point: CGPoint) -> TouchedGestures {
    let gestures = hitPath(at: point).nodes.compactMap { $0 as? GestureNode }.filter(\.isListening)
    let source = gestures.last?.modifier.source
    return TouchedGestures(
      nodes: gestures.map(\.id), isPlaceless: source?.hasActivation == true || source is LongPressRecord)
  }

  /// Whether something at a point follows the pointer.
  package func followsPointer(at point: CGPoint) -> Bool {
    hitPath(at: point).nodes.contains { $0 is any HoverTarget }
  }
}
