import Building
import Foundation
import Previews
import SpecimenProtocol
import Stage

/// `vitrine play`: a script of user actions and expectations, run against a preview.
enum PlayCommand: Command {
  static let name = "play"
  static let summary = "runs scripts of user actions against a preview"
  static let usage = "vitrine play SCRIPT… [--preview NAME] [--path PATH] [--out DIR] [--json]"
  static let options = [
    Option(name: "--preview", value: "NAME", help: "the preview; the script's own first line where none is given"),
    Option(
      name: "--path", value: "PATH", help: "the folder of a package, or one .swift file; where you are if not given"),
    Option(name: "--out", value: "DIR", help: "writes a picture of the moment at which a line failed"),
    Option(name: "--json", value: nil, help: "prints the reports as JSON"), PreviewOptions.sandbox,
  ]
  static let details = """
    A script has one step a line, such as: tap "Add" – type "Milk" – press return – expect "Milk". Its first line may name the
    preview: preview "Shopping list". Documentation/Stage.md has all verbs and expectations.
    Exit code 0 when every line of every script came true, 1 when one did not, 2 on wrong use.
    """

  /// One script's report with its names, as `--json` prints it.
  private struct Played: Encodable {
    var script: String
    var preview: String
    var isPassed: Bool
    /// Nil where the preview's code ended the process, or did not end.
    var report: PlayReport?
    var problem: String?
    var pictures: [String] = []
  }

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.rest.isEmpty else { throw WrongUse("Name a script: \(usage)") }
    try Installation.requireFonts()
    let scripts = try arguments.rest.map(read)
    let project = try PreviewOptions.project(arguments.value("--path") ?? ".", arguments)
    Interruption.watch { _ in Leftovers.removeAll() }
    guard let (library, previews) = try PreviewOptions.build(project) else { return 1 }
    let subjects = try scripts.map { script in
      try subject(arguments.value("--preview") ?? script.preview, of: script.path, previews)
    }
    var played: [Played] = []
    for (script, preview) in zip(scripts, subjects) {
      var one = Played(script: script.path, preview: preview.name, isPassed: false)
      do {
        let result = try PreviewPlaying(of: project, library: library).play(script.text, against: preview)
        one.isPassed = result.report.failures.isEmpty
        one.report = result.report
        Interruption.holdWhenStopping()
        one.pictures = try write(result.pictures, of: script.path, to: arguments.value("--out"))
      } catch let error as PreviewError {
        Interruption.holdWhenStopping()
        one.problem = error.description
      }
      played.append(one)
    }
    if arguments.has("--json") {
      Terminal.print(try PreviewOptions.json(played))
    } else {
      for one in played {
        let words = one.report?.text ?? one.problem ?? ""
        Terminal.print("\(one.script), \(one.preview): \(one.isPassed || one.report == nil ? "" : "\n")\(words)")
        for picture in one.pictures { Terminal.print(picture) }
      }
    }
    return played.allSatisfy(\.isPassed) ? 0 : 1
  }

  private static func read(_ path: String) throws -> (path: String, text: String, preview: String?) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw WrongUse("There is no script \(path).")
    }
    let text = String(decoding: data, as: UTF8.self)
    do {
      return (path, text, try StageScript(parsing: text).preview)
    } catch {
      throw WrongUse("\(path): \(error)")
    }
  }

  private static func subject(_ name: String?, of script: String, _ previews: [FoundPreview]) throws -> FoundPreview {
    guard let name else {
      if previews.count == 1 { return previews[0] }
      throw WrongUse(
        "\(script) names no preview: begin it with preview \"NAME\", or give --preview NAME; vitrine list says which "
          + "there are.")
    }
    let found = try PreviewOptions.chosen([name], of: previews)
    guard found.count == 1 else {
      throw WrongUse("“\(name)” means \(found.map(\.name).joined(separator: ", ")); name one of them.")
    }
    return found[0]
  }

  private static func write(_ pictures: [Int: Data], of script: String, to folder: String?) throws -> [String] {
    guard let folder else { return [] }
    try WholeFile.makeFolder(folder)
    let stem = FileName.of(((script as NSString).lastPathComponent as NSString).deletingPathExtension)
    return try pictures.sorted { $0.key < $1.key }.map { line, data in
      let path = "\(folder)/\(stem)-line-\(line).png"
      try WholeFile.write(data, to: path)
      return path
    }
  }
}
