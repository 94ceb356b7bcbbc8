/// A line of a script, in words, quoted texts and numbers.
struct ScriptLine {
  struct Token: Equatable {
    var text: String
    var isQuoted: Bool
    /// From 1.
    var column: Int
  }

  let number: Int
  let source: String
  private(set) var tokens: [Token] = []
  private var next = 0

  /// - Returns: nil for a line that says nothing.
  init?(_ source: String, number: Int) throws {
    self.number = number
    self.source = source
    var rest = Array(source)[...]
    while let first = rest.first {
      let column = rest.startIndex + 1
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "#", tokens.isEmpty || rest.dropFirst().first?.isWhitespace ?? true {
        break
      } else if first == "\"" {
        tokens.append(Token(text: try Self.quoted(&rest, number, column), isQuoted: true, column: column))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        rest.removeFirst(word.count)
        tokens.append(Token(text: String(word), isQuoted: false, column: column))
      }
    }
    if tokens.isEmpty { return nil }
  }

  private static func quoted(_ rest: inout ArraySlice<Character>, _ line: Int, _ column: Int) throws -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        switch rest.popFirst() {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case let other? where other == "\"" || other == "\\": text.append(other)
        default:
          throw StageScript.ParseError(
            line: line, column: column, message: "After \\ in a text comes \\, \", n or t.")
        }
      default: text.append(character)
      }
    }
    throw StageScript.ParseError(line: line, column: column, message: "The text has no closing quotation mark.")
  }

  // MARK: Reading

  var isAtEnd: Bool { next >= tokens.count }

  private var column: Int { isAtEnd ? source.count + 1 : tokens[next].column }

  func error(_ message: String) -> StageScript.ParseError {
    StageScript.ParseError(line: number, column: column, message: message)
  }

  /// What stands here, for errors.
  private var here: String {
    isAtEnd ? "the end of the line" : tokens[next].isQuoted ? "\"\(tokens[next].text)\"" : tokens[next].text
  }

  var peekedWord: String? { isAtEnd || tokens[next].isQuoted ? nil : tokens[next].text }
  var isAtText: Bool { !isAtEnd && tokens[next].isQuoted }

  /// Takes a word when it is the next one.
  mutating func take(_ word: String) -> Bool {
    guard peekedWord == word else { return false }
    next += 1
    return true
  }

  mutating func expect(_ word: String) throws {
    guard take(word) else { throw error("Expected `\(word)`, found \(here).") }
  }

  mutating func word(_ what: String) throws -> String {
    guard let word = peekedWord else { throw error("Expected \(what), found \(here).") }
    next += 1
    return word
  }

  /// One of several words.
  mutating func choice<Value>(_ values: [(String, Value)], _ what: String) throws -> Value {
    guard let value = values.first(where: { $0.0 == peekedWord })?.1 else {
      throw error("Expected \(what) (\(values.map(\.0).joined(separator: ", "))), found \(here).")
    }
    next += 1
    return value
  }

  mutating func text(_ what: String) throws -> String {
    guard isAtText else { throw error("Expected \(what) in quotation marks, found \(here).") }
    next += 1
    return tokens[next - 1].text
  }

  /// A word or a quoted text.
  mutating func wordOrText(_ what: String) throws -> String { isAtText ? try text(what) : try word(what) }

  mutating func number(_ what: String) throws -> Double {
    guard let word = peekedWord, let value = Double(word), value.isFinite, abs(value) < 1e9 else {
      throw error("Expected \(what), a number, found \(here).")
    }
    next += 1
    return value
  }

  mutating func count(_ what: String) throws -> Int {
    let value = try number(what)
    guard value == value.rounded(), value >= 0 else { throw error("Expected \(what), a whole number.") }
    return Int(value)
  }

  /// Two numbers with a comma between them, such as `120,40`.
  mutating func pair(_ what: String) throws -> (Double, Double) {
    let parts = (peekedWord ?? "").split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.magnitude < 1e9, y.magnitude < 1e9 else {
      throw error("Expected \(what) as two numbers with a comma, such as 120,40, found \(here).")
    }
    next += 1
    return (x, y)
  }

  /// Seconds, from a number with `s` or `ms`.
  mutating func duration(_ what: String) throws -> Double {
    var value = peekedWord ?? ""
    next += 1
    var unit = value.hasSuffix("ms") ? "ms" : value.hasSuffix("s") ? "s" : ""
    value.removeLast(unit.count)
    if unit.isEmpty, let word = peekedWord, word == "s" || word == "ms" {
      unit = word
      next += 1
    }
    guard !unit.isEmpty, let number = Double(value), number.isFinite, number >= 0, number < 1e7 else {
      next = max(0, next - 1)
      throw error("Expected \(what) with its unit, such as 0.5 s or 300 ms.")
    }
    return unit == "ms" ? number / 1000 : number
  }

  func end() throws { if !isAtEnd { throw error("Unexpected \(here).") } }
}
