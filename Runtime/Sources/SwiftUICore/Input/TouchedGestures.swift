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
    return TouchedGestures(
      nodes: gestures.map(\.id), isPlaceless: gestures.last?.modifier.source.isPlaceless ?? false)
  }

  /// Whether something at a point follows the pointer.
  package func followsPointer(at point: CGPoint) -> Bool {
    hitPath(at: point).nodes.contains { $0 is any HoverTarget }
  }
}

extension GestureSource {
  /// Whether it does the same wherever it is touched.
  @MainActor fileprivate var isPlaceless: Bool {
    if hasActivation || self is LongPressRecord { return true }
    // Several taps cannot be had without a finger.
    return (self as? GestureValueSource)?.gesture._describe().text.hasPrefix("TapGesture(") == true
  }
}
