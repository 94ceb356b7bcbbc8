import Building
import Foundation
import Previews
import SpecimenProtocol

/// What the commands about previews have in common.
enum PreviewOptions {
  static let sandbox = Option(
    name: "--no-sandbox", value: nil, help: "runs the package's code without bwrap: only for code that you trust")

  /// The project of a path, ready to be built.
  /// - Throws: `WrongUse`, where there is nothing that could be built.
  static func project(_ path: String, _ arguments: Arguments) throws -> PreviewProject {
    var workshop = try Workshop.standard(isTrusted: arguments.has("--no-sandbox"))
    workshop.fonts = Installation.fonts
    do {
      return try PreviewProject(path: path, workshop: workshop)
    } catch let error as PreviewError {
      throw WrongUse("\(error)")
    }
  }

  /// Builds a project and says what it does on a terminal.
  /// - Returns: nil where it does not compile: the compiler's lines have been shown.
  static func build(_ project: PreviewProject) throws -> (library: String, previews: [FoundPreview])? {
    let line = ProgressLine()
    defer { line.finish() }
    let build = try project.build { step in line.show("\(project.name): \(step)") }
    line.finish()
    for note in project.notes { Terminal.say(note) }
    switch build {
    case .built(let library, let previews): return (library, previews)
    case .broken(let messages, let text):
      Terminal.say(text.trimmingCharacters(in: .newlines))
      let count = messages.count == 1 ? "1 error" : "\(messages.count) errors"
      Terminal.complain(
        messages.isEmpty
          ? "\(project.name) could not be built; what the compiler says stands above."
          : "\(project.name) does not compile: \(count), as the compiler says above.")
      return nil
    }
  }

  /// The previews that names or patterns mean; all where there are none.
  /// - Throws: `WrongUse` for a name that no preview has, with near ones.
  static func chosen(_ names: [String], of previews: [FoundPreview]) throws -> [FoundPreview] {
    guard !names.isEmpty else { return previews }
    var wanted: Set<String> = []
    for name in names {
      let found = PreviewPattern(name).matches(in: previews)
      guard !found.isEmpty else {
        let known = previews.map(\.name) + previews.map(\.title)
        let list = previews.prefix(12).map(\.name).joined(separator: ", ") + (previews.count > 12 ? ", …" : "")
        throw WrongUse.unknown("preview", name, among: known, help: "there are \(list)")
      }
      wanted.formUnion(found.map(\.name))
    }
    return previews.filter { wanted.contains($0.name) }
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
