import Building

/// `let tint= Color.red` → `let tint = Color.red`.
struct WhitespaceAroundEquals: RepairRule {
  let name = "whitespace-before-equals"
  let explanation = "A blank that is missing on one side of an equals sign is put in."

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    guard diagnostic.message.hasPrefix("'=' must have consistent whitespace"), let line = context.text(diagnostic.line),
      let equals = line.index(ofColumn: diagnostic.column), equals < line.endIndex, line[equals] == "=",
      equals > line.startIndex
    else { return [] }
    let after = line.index(after: equals)
    let hasBefore = line[line.index(before: equals)].isWhitespace
    let hasAfter = after < line.endIndex && line[after].isWhitespace
    var text = String(line[..<equals])
    text += (hasBefore ? "" : " ") + "=" + (hasAfter ? "" : " ")
    text += line[after...]
    return [RepairEdit(line: diagnostic.line, text: text)]
  }
}

/// Quotation marks that a word processor put in: `Text(“Hello”)`.
struct CurlyQuotes: RepairRule {
  let name = "curly-quotes"
  let explanation = "Typographic quotation marks around a string are made straight."

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    guard diagnostic.message.hasPrefix("unicode curly quote found"), let line = context.text(diagnostic.line) else {
      return []
    }
    var text = ""
    var isInString = false
    var last: Character = " "
    for character in line {
      switch character {
      case "\"" where last != "\\":
        isInString.toggle()
        text.append(character)
      // Inside a straight string they are text.
      case "“", "”", "„": text.append(isInString ? character : "\"")
      default: text.append(character)
      }
      last = character
    }
    return [RepairEdit(line: diagnostic.line, text: text)]
  }
}

/// Blanks that do not break, marks without width and other characters that the compiler does not read.
struct InvisibleCharacters: RepairRule {
  let name = "invisible-characters"
  let explanation = "Blanks and marks that Swift does not read become blanks or go."

  private static let blanks: Set<Unicode.Scalar> = [
    "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}", "\u{2002}", "\u{2003}", "\u{2009}",
  ]
  private static let nothing: Set<Unicode.Scalar> = [
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{200E}", "\u{200F}",
  ]

  func edits(for diagnostic: Diagnostic, in context: RepairContext) -> [RepairEdit] {
    guard
      ["invalid character in source file", "non-breaking space", "unprintable ASCII character"].contains(
        where: diagnostic.message.hasPrefix),
      let line = context.text(diagnostic.line)
    else { return [] }
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if Self.blanks.contains(scalar) {
        scalars.append(" ")
      } else if !Self.nothing.contains(scalar), !(scalar.value < 32 && scalar != "\t") {
        scalars.append(scalar)
      }
    }
    return [RepairEdit(line: diagnostic.line, text: String(scalars))]
  }
}
