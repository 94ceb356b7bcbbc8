/// All commands, and what happens to a command line.
enum Commands {
  static let version = "0.1.0"
  private static let all: [any Command.Type] = [
    GuideCommand.self, ServeCommand.self, ListCommand.self, RenderCommand.self, PlayCommand.self, CompareCommand.self,
    SpecCommand.self, ExportCommand.self, DoctorCommand.self,
  ]

  /// Runs a command line without the program's name and returns the exit code.
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch let error as WrongUse {
      Terminal.complain("\(error)")
      return 2
    } catch {
      Terminal.complain("\(error)")
      return 1
    }
  }

  private static func dispatch(_ words: [String]) throws -> Int32 {
    guard let name = words.first else {
      Terminal.say(help)
      throw WrongUse("Nothing to do: name a command.")
    }
    switch name {
    case "--help", "-h", "help":
      Terminal.print(help)
      return 0
    case "--version":
      Terminal.print("vitrine \(version)")
      return 0
    default: break
    }
    guard let command = all.first(where: { $0.name == name }) else {
      throw WrongUse.unknown("command", name, among: all.map { $0.name }, help: "vitrine --help lists the commands")
    }
    let rest = Array(words.dropFirst())
    let own = rest.prefix { $0 != "--" }
    if own.contains("--help") || own.contains("-h") {
      Terminal.print(command.help)
      return 0
    }
    return try command.run(try Arguments(rest, options: command.options, command: name))
  }

  private static var help: String {
    let width = (all.map { $0.name.count }.max() ?? 0) + 2
    let lines = all.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count) + command.summary
    }
    return """
      usage: vitrine COMMAND …

      SwiftUI design guides on Linux: built, drawn and checked from their own code.

      Commands:
      \(lines.joined(separator: "\n"))

      vitrine COMMAND --help says more about one; --version says which version this is.

      """
  }
}
