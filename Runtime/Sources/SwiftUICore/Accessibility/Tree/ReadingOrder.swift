import CoreGraphics

/// The order in which VoiceOver reads what lies side by side: by priority, then from the top down, and along
/// a line from the leading side.
@MainActor
enum ReadingOrder {
  static func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    let shown = withoutWhatModalsHide(elements)
    guard shown.count > 1 else { return shown }
    guard shown.contains(where: { $0.sortPriority != 0 }) else { return geometric(shown) }
    let levels = Set(shown.map(\.sortPriority)).sorted(by: >)
    return levels.flatMap { level in geometric(shown.filter { $0.sortPriority == level }) }
  }

  /// Of several modal elements the last lies on top.
  private static func withoutWhatModalsHide(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    elements.last { $0.traits.contains(.isModal) }
      // What is presented is written into with the keyboard.
      .map { modal in [modal] + elements.filter { $0.traits.contains(.isKeyboardKey) } } ?? elements
  }

  /// Takes the topmost that is left, and before it whatever stands on its line nearer to the leading side.
  private static func geometric(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    let isMirrored = elements.first?.isMirrored ?? false
    var rest = elements.indices.sorted { (elements[$0].frame.minY, $0) < (elements[$1].frame.minY, $1) }
    var result: [AccessibilityElement] = []
    result.reserveCapacity(elements.count)
    func distance(_ index: Int) -> CGFloat {
      isMirrored ? -elements[index].frame.maxX : elements[index].frame.minX
    }
    var start = 0
    while start < rest.count {
      let top = elements[rest[start]].frame
      var best = start
      var next = start + 1
      while next < rest.count {
        let frame = elements[rest[next]].frame
        guard frame.minY < top.maxY else { break }
        // What reaches into the line by a quarter of its height stands on it.
        let shared = min(frame.maxY, top.maxY) - frame.minY
        if shared > min(frame.height, top.height) / 4, distance(rest[next]) < distance(rest[best]) { best = next }
        next += 1
      }
      result.append(elements[rest[best]])
      // What stays keeps its order; the place of the one that was taken goes to those before it.
      let taken = rest[best]
      var index = best
      while index > start {
        rest[index] = rest[index - 1]
        index -= 1
      }
      rest[start] = taken
      start += 1
    }
    return result
  }
}
