import Foundation

/// What design guides use of Apple's interface, row by row, with a line of Swift that uses it.
///
/// The files of `Surface` have a row a line: the name, the form of its labels, the line. A line that begins with
/// `unavailable:` must be rejected with a sentence of ours, one with `rejected:` is wrong for Apple's compiler as well.
struct SurfaceRows {
  struct Row {
    var name: String
    var form: String
    var sample: String
    var kind: Kind
  }

  enum Kind: String, CaseIterable {
    case accepted, unavailable, rejected
  }

  let name: String
  let rows: [Row]

  static let folder = Compiler.sources.appendingPathComponent("Surface")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) }.sorted()

  init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".tsv"), encoding: .utf8)
    rows = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let kind = Kind.allCases.first { parts[2].hasPrefix($0.rawValue + ": ") }
      return Row(
        name: parts[0], form: parts[1], sample: String(parts[2].dropFirst(kind.map { $0.rawValue.count + 2 } ?? 0)),
        kind: kind ?? .accepted)
    }
  }

  /// A file with a function for each row of a kind, and the row of each line.
  func source(of kind: Kind) throws -> (text: String, lines: [Int: Row]) {
    var text = modules.map { "import \($0)\n" }.joined()
    for part in ["Context", name] {
      let file = Self.folder.appendingPathComponent(part + ".swift.txt")
      if part == name, !FileManager.default.fileExists(atPath: file.path) { continue }
      text += try String(contentsOf: file, encoding: .utf8)
    }
    text += "extension Rows {\n"
    var lines: [Int: Row] = [:]
    var line = text.split(separator: "\n", omittingEmptySubsequences: false).count
    for row in rows where row.kind == kind {
      text += "  @MainActor mutating func row\(line)() { \(row.sample) }\n"
      lines[line] = row
      line += 1
    }
    return (text + "}\n", lines)
  }

  /// SwiftUI, and the framework that the file is named after.
  private var modules: [String] {
    ["SwiftUI"] + (["AVKit", "Charts", "CoreImage", "MapKit", "WidgetKit"].contains(name) ? [name] : [])
  }
}
