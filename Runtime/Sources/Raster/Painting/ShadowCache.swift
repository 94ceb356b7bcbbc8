import CoreGraphics
import Drawing

/// Blurred alpha of groups, so that a shadow costs its blur only once.
final class ShadowCache {
  struct Key: Hashable {
    /// Lists never change: the same object casts the same shadow. The entry keeps it alive.
    var list: ObjectIdentifier
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    /// Where the list's origin lies within its pixel.
    var x: CGFloat
    var y: CGFloat
    var sigma: CGFloat
    var options: RenderOptions
  }

  /// Relative to the whole pixel at or before the list's origin.
  private struct Entry {
    var list: DisplayList
    var mask: AlphaMask
    var used: Int
  }

  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var clock = 0

  private static let limit = 32 << 20

  func find(_ key: Key) -> AlphaMask? {
    clock += 1
    entries[key]?.used = clock
    return entries[key]?.mask
  }

  func store(_ mask: AlphaMask, of list: DisplayList, _ key: Key) {
    guard mask.cost <= Self.limit / 2 else { return }
    clock += 1
    if let old = entries.updateValue(Entry(list: list, mask: mask, used: clock), forKey: key) {
      cost -= old.mask.cost
    }
    cost += mask.cost
    while cost > Self.limit, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
      cost -= oldest.value.mask.cost
      entries[oldest.key] = nil
    }
  }
}
