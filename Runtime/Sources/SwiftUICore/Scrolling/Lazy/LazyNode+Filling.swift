import CoreGraphics

extension LazyNode {
  /// Brings the lines up to date where only the viewport has moved: at a cost of what is built, and of one
  /// addition for each line beyond that where lengths were guessed wrong.
  /// - Returns: how much farther on the lines lie that show; nil where elements make other numbers of places
  ///   than expected, so that everything must be arranged again.
  func extend(to visible: ClosedRange<CGFloat>) -> CGFloat? {
    guard places != nil, !lastLines.isEmpty else { return nil }
    releaseLines(inPlaceFarFrom: visible)
    // In a container that starts in the viewport what is longer than expected moves what lies below.
    let anchor = visible.lowerBound > 0 ? lastLines.partitioningIndex { $0.end > visible.lowerBound } : nil
    let start = anchor.flatMap { $0 < lastLines.count ? lastLines[$0].start : nil }
    var shift: CGFloat = 0
    // Each round builds what the one before has brought into the window.
    while true {
      let low = lastLines.partitioningIndex { $0.end >= visible.lowerBound - Self.overscan + shift }
      let high = lastLines.partitioningIndex { $0.start > visible.upperBound + Self.overscan + shift }
      let missing = (low..<max(low, high)).filter { !lastLines[$0].isBuilt }
      guard let first = missing.first, let last = missing.last else { return shift }
      for index in missing where !build(index) { return nil }
      measureLines(first...last)
      if let anchor, let start { shift = lastLines[anchor].start - start }
    }
  }

  /// Brings the lines up to date where only what is built has changed, at a cost of that.
  /// - Returns: as `extend(to:)`; nil as well where so much has changed that guesses for the rest are worth nothing.
  func remeasure(showing visible: ClosedRange<CGFloat>) -> CGFloat? {
    guard places != nil, !lastLines.isEmpty, !builtLines.isEmpty else { return nil }
    let items = items
    var changed: [Int] = []
    for index in builtLines {
      let line = lastLines[index]
      guard line.places.allSatisfy({ items[$0].node != nil }) else { return nil }
      let isMoved =
        index > 0 && lastLines[index - 1].isBuilt
        && lastLines[index - 1].end + distance(after: lastLines[index - 1], before: line, in: items) != line.start
      if isMoved || knownLength(of: line, in: items, proposal: placedProposal) != line.length { changed.append(index) }
    }
    if let first = changed.first, let last = changed.last {
      guard changed.count <= max(1, builtLines.count / 2), lastLines[first].start >= visible.lowerBound else {
        return nil
      }
      measureLines(first...last)
    }
    return extend(to: visible)
  }

  private func build(_ index: Int) -> Bool {
    for place in lastLines[index].places where places?[place].node == nil {
      guard let item = places?[place] else { return false }
      let built = item.built()
      guard built.count == 1, var new = built.first else {
        // What was made stays with its `ForEach`; the list of places has to be made again.
        structureChanged()
        return false
      }
      new.sectionNumber = item.sectionNumber
      new.sectionHasHeader = item.sectionHasHeader
      replace(place, by: new)
    }
    guard places != nil else { return false }
    lastLines[index].isBuilt = true
    builtLines.insert(index, at: builtLines.partitioningIndex { $0 > index })
    return true
  }

  private func measureLines(_ range: ClosedRange<Int>) {
    let items = items
    for index in range where lastLines[index].isBuilt {
      lastLines[index].length = knownLength(of: lastLines[index], in: items, proposal: placedProposal)
    }
    // Distances to neighbours are known only now.
    let end = min(range.upperBound + 1, lastLines.count - 1)
    let before = lastLines[end].start
    for index in max(range.lowerBound, 1)...max(end, 1) where index < lastLines.count {
      lastLines[index].start =
        lastLines[index - 1].end + distance(after: lastLines[index - 1], before: lastLines[index], in: items)
    }
    let difference = lastLines[end].start - before
    guard difference != 0, end + 1 < lastLines.count else { return }
    for index in end + 1..<lastLines.count { lastLines[index].start += difference }
  }

  private func releaseLines(inPlaceFarFrom visible: ClosedRange<CGFloat>) {
    guard scroll != nil else { return }
    var didRelease = false
    for index in builtLines where isFar(lastLines[index], from: visible) {
      let line = lastLines[index]
      guard holdsWholeElements(line) else { continue }
      for place in line.places {
        guard let source = places?[place].source,
          source.forEach.release(at: source.index, length: line.length)
        else { continue }
        places?[place].content = .deferred(source.forEach, index: source.index)
        lastLines[index].isBuilt = false
        didRelease = true
      }
    }
    guard didRelease else { return }
    builtLines.removeAll { !lastLines[$0].isBuilt }
    dressing?.dropDead()
  }

  private func holdsWholeElements(_ line: Line) -> Bool {
    let items = items
    return line.places.allSatisfy { items[$0].node != nil && isWhole($0, items) }
  }
}
