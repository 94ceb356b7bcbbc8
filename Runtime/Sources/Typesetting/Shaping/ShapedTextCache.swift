import CoreGraphics

/// Shaped texts by what they were made of, bounded by the characters that they hold.
struct ShapedTextCache: Sendable {
  struct Key: Hashable, Sendable {
    var spans: [TextSpan]
    var isRightToLeft: Bool
    var scale: CGFloat
  }

  private struct Entry {
    var text: ShapedText
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private var size = 0
  private let capacity: Int

  /// - Parameter capacity: clusters; 200 000 are some 20 MB.
  init(capacity: Int = 200_000) { self.capacity = capacity }

  var count: Int { entries.count }

  mutating func value(for key: Key) -> ShapedText? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].text
  }

  mutating func insert(_ text: ShapedText, for key: Key) {
    let cost = text.clusters.count + 8
    // A text that would push out everything else is not worth keeping.
    guard cost <= capacity / 2, entries[key] == nil else { return }
    clock += 1
    entries[key] = Entry(text: text, lastUse: clock)
    size += cost
    if size > capacity { evict() }
  }

  /// Drops the older half at once, so that a full cache costs nothing on most insertions.
  private mutating func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where size > capacity / 2 {
      size -= entry.text.clusters.count + 8
      entries[key] = nil
    }
  }
}

extension FontLibrary {
  func shapedText(_ spans: [TextSpan], isRightToLeft: Bool, scale: CGFloat) -> ShapedText {
    let key = ShapedTextCache.Key(spans: spans, isRightToLeft: isRightToLeft, scale: scale)
    if let known = shapedTexts.withLock({ $0.value(for: key) }) { return known }
    let text = TextShaper.shape(spans, isRightToLeft: isRightToLeft, scale: scale, fonts: self)
    shapedTexts.withLock { $0.insert(text, for: key) }
    return text
  }
}
