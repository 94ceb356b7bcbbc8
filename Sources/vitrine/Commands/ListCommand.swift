import Foundation
import Previews
import SpecimenProtocol

/// `vitrine list`: the previews of a package or a file.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "lists the previews of a Swift package or a Swift file"
  static let usage = "vitrine list [PATH] [--json] [--no-sandbox]"
  static let options = [
    Option(name: "--json", value: nil, help: "prints the list as JSON"), PreviewOptions.sandbox,
  ]
  static let details = """
    PATH is the folder of a package, or one .swift file; the folder that you are in where none is given. The package needs to
    know nothing of Vitrine: #Preview and PreviewProvider are found in what the compiler builds. Nothing is written into it.
    Exit code 0 when there are previews, 1 when there are none or the package does not compile, 2 on wrong use.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.count <= 1 else { throw WrongUse("Name one package or file: \(usage)") }
    try Installation.requireFonts()
    let project = try PreviewOptions.project(arguments.rest.first ?? ".", arguments)
    guard let (_, previews) = try PreviewOptions.build(project) else { return 1 }
    if arguments.has("--json") {
      Terminal.print(try PreviewOptions.json(previews))
      return 0
    }
    let width = (previews.map(\.name.count).max() ?? 0) + 2
    for preview in previews {
      let name = preview.name.padding(toLength: width, withPad: " ", startingAt: 0)
      let place = preview.line > 0 ? "\(preview.file):\(preview.line)" : preview.file
      Terminal.print(name + place + surroundings(preview))
    }
    return 0
  }

  /// What is unusual about how a preview is shown.
  private static func surroundings(_ preview: FoundPreview) -> String {
    var words: [String] = []
    switch preview.layout {
    case .screen: break
    case .fitted: words.append("size that fits")
    case .fixed(let width, let height): words.append("\(Int(width)) × \(Int(height))")
    }
    if let device = preview.device { words.append(device) }
    if preview.orientation == "landscape" { words.append("landscape") }
    return words.isEmpty ? "" : "  (\(words.joined(separator: ", ")))"
  }
}
