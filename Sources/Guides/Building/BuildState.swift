/// What building has changed about a guide's text so far, and what it has learned from the compiler.
struct BuildState {
  /// New texts of the guide's lines.
  var edits: [Int: String] = [:]
  /// Lines that are left out.
  var leftOut: Set<Int> = []
  /// Declarations that stand in a scope of their own, by their first line: alternatives of an earlier one.
  var alternatives: [ClosedRange<Int>] = []
  var repairs: [Repair] = []
  var imports: [String] = []
  var unknowns: [(unknown: PlaceholderMaker.Unknown, line: Int)] = []
  var corrections: [FragmentWriter.Correction] = []
  /// Lines of fragments that do not compile.
  var failedFragments: Set<ClosedRange<Int>> = []
  /// Blocks with a declaration that does not compile.
  var failedBlocks: Set<Int> = []
  var errors: [GuideError] = []
  /// Component and index of specimens that do not compile, with the compiler's reason.
  var failedSpecimens: [String: String] = [:]
  var failedTokens: Set<String> = []
  /// Parameters, by component, of which the compiler does not take the knobs.
  var refusedKnobs: [String: Set<String>] = [:]
  /// Specimens that the compiler does not take with knobs.
  var plainSpecimens: Set<String> = []
  /// How many initialisers of a component were tried in vain.
  var skippedSignatures: [String: Int] = [:]

  /// Seconds that the compiler may think about one body. While names are missing that are found out one by one, a body
  /// with them would take all the time there is.
  var patience = BuildState.shortPatience
  static let shortPatience = 3
  static let longPatience = 10

  /// Values that were declared inside the guide's views, because they are bound to.
  var insertedValues: [Placeholder] = []

  /// Types that placeholders stand for.
  var standInTypes: Set<String> {
    Set(unknowns.compactMap { item in if case .type(let name) = item.unknown { name } else { nil } })
  }

  static func key(_ specimen: Specimen) -> String { "\(specimen.component)#\(specimen.expression)" }

  /// The name of the scope of an alternative.
  static func scope(of lines: ClosedRange<Int>) -> String { "VitrineAlternative\(lines.lowerBound)" }

  /// The guide with its text as it is now compiled.
  func applied(to guide: Guide) -> Guide {
    if edits.isEmpty && leftOut.isEmpty && alternatives.isEmpty { return guide }
    var guide = guide
    for block in guide.blocks.indices {
      for piece in guide.blocks[block].pieces.indices {
        let original = guide.blocks[block].pieces[piece]
        guide.blocks[block].pieces[piece].text = text(of: original)
      }
    }
    return guide
  }

  private func text(of piece: Piece) -> String {
    var lines = piece.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices {
      let number = piece.lines.lowerBound + index
      if leftOut.contains(number) {
        lines[index] = ""
      } else if let edit = edits[number] {
        lines[index] = edit
      }
    }
    for range in alternatives
    where piece.lines.lowerBound <= range.lowerBound && range.upperBound <= piece.lines.upperBound {
      let (first, last) = (range.lowerBound - piece.lines.lowerBound, range.upperBound - piece.lines.lowerBound)
      lines[first] = "enum \(BuildState.scope(of: range)) { " + lines[first]
      // Not behind the last line, which may end in a comment.
      if last + 1 < lines.count { lines[last + 1] = "} " + lines[last + 1] } else { lines.append("}") }
    }
    return lines.joined(separator: "\n")
  }

  /// The text of a line as it is now compiled.
  func line(_ number: Int, of guide: Guide) -> String? {
    if let edit = edits[number] { return edit }
    for piece in guide.blocks.lazy.flatMap(\.pieces) where piece.lines.contains(number) {
      let lines = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = number - piece.lines.lowerBound
      return lines.indices.contains(index) ? String(lines[index]) : nil
    }
    return nil
  }
}
