/// One of the words after `vitrine`.
protocol Command {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The line after `usage:`.
  static var usage: String { get }
  static var options: [Option] { get }
  /// What `--help` says below the options.
  static var details: String { get }

  /// Does the work and returns the exit code: 0, or 1 where the work was done and its result is bad.
  /// - Throws: `WrongUse` for exit code 2; everything else is a sentence for exit code 1.
  static func run(_ arguments: Arguments) throws -> Int32
}

extension Command {
  static var help: String {
    let all = options + [Option(name: "--help", value: nil, help: "says this")]
    let names = all.map { option in option.value.map { "\(option.name) \($0)" } ?? option.name }
    let width = (names.map(\.count).max() ?? 0) + 2
    let lines = zip(names, all).map { name, option in
      "  " + name + String(repeating: " ", count: width - name.count) + option.help
    }
    return """
      usage: \(usage)

      \(summary)

      Options:
      \(lines.joined(separator: "\n"))
      \(details.isEmpty ? "" : "\n" + details + "\n")
      """
  }
}
