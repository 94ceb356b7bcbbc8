import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the offsets, as a list's `onDelete` hands them over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: startIndex + offset) }
  }
}

extension MutableCollection where Index == Int {
  /// Moves the elements at the offsets before the one at another, as a list's `onMove` hands them over.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    var result: [Element] = []
    for (offset, element) in elements.enumerated() {
      if offset == destination { result += moved }
      if !source.contains(offset) { result.append(element) }
    }
    if destination >= elements.count { result += moved }
    for (offset, element) in result.enumerated() { self[startIndex + offset] = element }
  }
}
