import Building

/// A way to mend code that cannot compile anywhere. A rule answers one message of the compiler, and only where there is
/// one plain mend; it knows no particular guide.
protocol RepairRule: Sendable {
  /// As it stands in reports: `whitespace-before-equals`.
  var name: String { get }
  /// One sentence for `--help`.
  var explanation: String { get }
  /// New texts of lines; empty where the message is not for this rule.
  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit]
}

package struct RepairEdit: Equatable, Sendable {
  package var line: Int
  package var text: String

  package init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}

/// What a rule may look at.
struct RepairContext {
  let analysed: AnalysedGuide
  /// The text of a line of Swift as it is now compiled.
  let text: (Int) -> String?
  /// Whether a module can be imported.
  let hasModule: (String) -> Bool
}

package enum RepairRules {
  /// In the order in which they are asked.
  static let all: [any RepairRule] = [
    WhitespaceAroundEquals(), CurlyQuotes(), InvisibleCharacters(), StyleMember(), StyleContext(), StoredBody(),
    ViewBuilderResult(),
    ExplicitSelf(),
  ]

  /// Name and explanation of every rule, and of the two that concern whole declarations.
  package static var summaries: [(name: String, explanation: String)] {
    all.filter { !($0 is StyleContext) }.map { ($0.name, $0.explanation) } + [
      (repeated, "A declaration that the guide repeats is compiled once; of two values the later one counts."),
      (alternative, "A second version of a type is compiled in a scope of its own, and both are shown."),
      (missingImport, "A module that the code uses without importing it is imported."),
    ]
  }

  /// What the first rule that answers a message does to a guide as it stands.
  package static func mend(_ diagnostic: Diagnostic, in guide: Guide) -> (rule: String, edits: [RepairEdit])? {
    LargeStack.run {
      let context = RepairContext(
        analysed: AnalysedGuide(guide), text: { BuildState().line($0, of: guide) }, hasModule: { _ in false })
      for rule in all {
        let edits = rule.edits(for: diagnostic, in: context)
        if !edits.isEmpty { return (rule.name, edits) }
      }
      return nil
    }
  }

  static let repeated = "repeated-declaration"
  static let alternative = "alternative-version"
  static let missingImport = "missing-import"
}

extension String {
  /// The index of a column of the compiler: from 1, in UTF-8 bytes.
  func index(ofColumn column: Int) -> String.Index? {
    guard column >= 1, let index = utf8.index(utf8.startIndex, offsetBy: column - 1, limitedBy: utf8.endIndex) else {
      return nil
    }
    return index.samePosition(in: self)
  }
}
