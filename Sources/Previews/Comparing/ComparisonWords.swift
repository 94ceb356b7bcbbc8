extension FolderComparison.Item {
  /// What there is to say of the item, one sentence each.
  package var sentences: [String] {
    var result = reasons
    if let pixels {
      let share = Double(pixels.count) / Double(max(pixels.total, 1)) * 100
      let percent = share < 0.01 ? "less than 0.01" : "\((share * 100).rounded() / 100)"
      result.append(
        "\(pixels.count) of \(pixels.total) pixels (\(percent) %) differ, by \(pixels.largest) of 255 at most and "
          + "\(pixels.mean) on average, within \(pixels.box.width) × \(pixels.box.height) pixels at "
          + "\(pixels.box.x), \(pixels.box.y).")
    }
    return result + nodes.prefix(Self.shownNodes).map(\.sentence)
      + (nodes.count > Self.shownNodes ? ["\(nodes.count - Self.shownNodes) more nodes differ."] : [])
  }

  private static let shownNodes = 12
}

extension NodeChange {
  /// Such as `VStack › Text “Milk” moved from 16, 20 to 16, 24.`
  package var sentence: String {
    let place = path.suffix(3).joined(separator: " › ")
    func quoted(_ text: String) -> String { text.isEmpty ? "nothing" : "“\(text.prefix(80))”" }
    let subject = detail.isEmpty ? place : "\(place) \(quoted(detail))"
    switch kind {
    case .added: return "\(subject) is new\(after.map { " at \($0.words)" } ?? "")."
    case .removed: return "\(subject) is gone\(before.map { " from \($0.words)" } ?? "")."
    case .changed: return "\(place) said \(quoted(earlierDetail ?? "")) and says \(quoted(detail))."
    case .moved: return "\(subject) was at \(before?.words ?? "") and is at \(after?.words ?? "")."
    }
  }
}

extension NodeChange.Frame {
  /// Left and top, width and height in points.
  fileprivate var words: String {
    func plain(_ number: Double) -> String {
      number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
    }
    return "\(plain(x)), \(plain(y)), \(plain(width)) × \(plain(height))"
  }
}

extension FolderComparison {
  /// One sentence for all of it.
  package var summary: String {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    guard !items.isEmpty else { return "There is nothing to compare: neither folder holds a picture." }
    guard !differences.isEmpty else {
      let tolerated = items.count { $0.status == .tolerated }
      return "\(counted(items.count, "picture")) the same"
        + (tolerated > 0 ? ", \(tolerated) of them by tolerance." : ".")
    }
    return "\(differences.count) of \(counted(items.count, "picture")) not the same."
  }
}
