import Building
import Foundation
import Previews

/// `vitrine compare`: what tells two folders of pictures apart.
enum CompareCommand: Command {
  static let name = "compare"
  static let summary = "compares two folders of pictures"
  static let usage = "vitrine compare BEFORE AFTER [--out DIR] [--json FILE] [--junit FILE] [--tolerance N]"
  static let options = [
    Option(name: "--out", value: "DIR", help: "writes DIR/index.html: before, after and difference"),
    Option(name: "--json", value: "FILE", help: "writes the result as JSON; - for standard output"),
    Option(name: "--junit", value: "FILE", help: "writes the result as JUnit's XML"),
    Option(
      name: "--tolerance", value: "N",
      help: "how far a channel of a pixel may be from what it was, 0 to 255; 0 if not given"
    ),
  ]
  static let details = """
    Files of the same name are compared by their bytes, then by their pixels, and their view trees node by node. What is on one
    side only, what cannot be read and what a run could not draw is a difference.
    Exit code 0 when everything is the same, 1 when something is not or there is nothing to compare, 2 on wrong use.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.count == 2 else { throw WrongUse("Name two folders: \(usage)") }
    let tolerance = try arguments.number("--tolerance", in: 0...255) ?? 0
    let comparison: FolderComparison
    do {
      comparison = try FolderComparison(arguments.rest[0], arguments.rest[1], tolerance: tolerance)
    } catch let error as PreviewError {
      throw WrongUse("\(error)")
    }
    if let out = arguments.value("--out") {
      try WholeFile.makeFolder(out)
      try WholeFile.write(Data(ComparisonPage(comparison).text().utf8), to: out + "/index.html")
    }
    if let file = arguments.value("--junit") { try write(JUnitReport(comparison).text, to: file) }
    if let file = arguments.value("--json"), file != "-" {
      try write(try PreviewOptions.json(comparison) + "\n", to: file)
    }
    if arguments.value("--json") == "-" {
      Terminal.print(try PreviewOptions.json(comparison))
    } else {
      show(comparison)
    }
    return comparison.isSame ? 0 : 1
  }

  private static func write(_ text: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty { try WholeFile.makeFolder(folder) }
    try WholeFile.write(Data(text.utf8), to: path)
  }

  private static func show(_ comparison: FolderComparison) {
    for note in comparison.notes { Terminal.print(note) }
    for item in comparison.differences {
      Terminal.print("\(item.name)")
      for sentence in item.sentences { Terminal.print("  \(sentence)") }
    }
    Terminal.print(comparison.summary)
  }
}
