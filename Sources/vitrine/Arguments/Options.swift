/// An option that a command understands.
struct Option {
  /// With its hyphens: `--out`.
  var name: String
  /// What its value is called in the help, such as `DIR`; nil for a switch.
  var value: String?
  var help: String
}

/// What stands after a command, read by its options.
struct Arguments {
  /// What is no option, in order.
  private(set) var rest: [String] = []
  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  /// - Throws: a sentence, for an option that the command does not have or that lacks its value.
  init(_ words: [String], options: [Option], command: String) throws(WrongUse) {
    var place = 0
    while place < words.count {
      let word = words[place]
      place += 1
      if word == "--" {
        rest += words[place...]
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw WrongUse.unknown(
          "option", parts[0], among: options.map(\.name), help: "vitrine \(command) --help lists the options")
      }
      guard let value = option.value else {
        guard parts.count == 1 else { throw WrongUse("\(option.name) takes no value.") }
        switches.insert(option.name)
        continue
      }
      if parts.count == 2 {
        values[option.name] = parts[1]
      } else if place < words.count, !words[place].hasPrefix("--") {
        values[option.name] = words[place]
        place += 1
      } else {
        throw WrongUse("\(option.name) needs a value: \(option.name) \(value).")
      }
    }
  }

  func has(_ name: String) -> Bool { switches.contains(name) }

  func value(_ name: String) -> String? { values[name] }

  /// A value that is one of several words or a list of them with commas.
  /// - Throws: a sentence that lists the words.
  func words(_ name: String, among known: [String]) throws(WrongUse) -> [String]? {
    guard let value = values[name] else { return nil }
    var words: [String] = []
    for part in value.split(separator: ",") {
      guard let word = known.first(where: { $0.lowercased() == part.lowercased() }) else {
        throw WrongUse("\(name) does not know “\(part)”; it takes \(known.joined(separator: ", ")).")
      }
      if !words.contains(word) { words.append(word) }
    }
    guard !words.isEmpty else { throw WrongUse("\(name) needs a value: \(known.joined(separator: ", ")).") }
    return words
  }

  /// - Throws: a sentence, for a value that is no whole number within the limits.
  func number(_ name: String, in range: ClosedRange<Int>) throws(WrongUse) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = Int(value), range.contains(number) else {
      throw WrongUse(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), and not “\(value)”.")
    }
    return number
  }

  /// - Throws: a sentence, for a value that is no number within the limits.
  func decimal(_ name: String, in range: ClosedRange<Double>) throws(WrongUse) -> Double? {
    let numbers = try decimals(name, in: range)
    guard numbers.count < 2 else { throw WrongUse("\(name) takes one number.") }
    return numbers.first
  }

  /// Numbers with commas between them; none where the option is not given.
  /// - Throws: a sentence, for a value that is no number within the limits.
  func decimals(_ name: String, in range: ClosedRange<Double>) throws(WrongUse) -> [Double] {
    guard let value = values[name] else { return [] }
    var numbers: [Double] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(part), number.isFinite, range.contains(number) else {
        throw WrongUse("\(name) takes a number from \(range.lowerBound) to \(range.upperBound), and not “\(part)”.")
      }
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }
}

/// A command line that says nothing that can be done.
struct WrongUse: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }

  /// An unknown word, with the known one that it is most like.
  static func unknown(_ kind: String, _ word: String, among known: [String], help: String) -> WrongUse {
    let near = known.map { ($0, distance($0, word)) }.filter { $0.1 <= max(1, min(3, word.count / 3)) }
    if let best = near.min(by: { $0.1 < $1.1 }) {
      return WrongUse("There is no \(kind) “\(word)”; did you mean \(best.0)?")
    }
    return WrongUse("There is no \(kind) “\(word)”; \(help).")
  }

  /// How many letters must be put in, taken out or changed to make one word of another.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
