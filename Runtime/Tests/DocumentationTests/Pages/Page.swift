import Foundation

/// A page as the tests read it: its fences, its pictures, its links.
struct Page: CustomStringConvertible {
  struct Fence {
    /// After the three backticks.
    let language: String
    let lines: [String]
    /// Of the first of the lines, from 1.
    let line: Int
    /// What a comment in the line before says, such as `sample: Tally`.
    let mark: String?

    var text: String { lines.joined(separator: "\n") }

    /// The name after a kind of mark.
    func name(of kind: String) -> String? {
      guard let mark, mark.hasPrefix(kind + ": ") else { return nil }
      return String(mark.dropFirst(kind.count + 2))
    }
  }

  let file: URL
  let fences: [Fence]
  /// What the page links to and shows, without links to other sites.
  let targets: [String]

  var description: String { file.lastPathComponent }

  init(_ file: URL) throws {
    self.file = file
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var fences: [Fence] = []
    var prose: [String] = []
    var open: (language: String, start: Int, mark: String?)?
    for (index, line) in lines.enumerated() {
      if let fence = open {
        if line == "```" {
          fences.append(
            Fence(
              language: fence.language, lines: Array(lines[fence.start..<index]), line: fence.start + 1,
              mark: fence.mark))
          open = nil
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1, index > 0 ? Self.comment(lines[index - 1]) : nil)
      } else {
        prose.append(line)
      }
    }
    self.fences = fences
    targets = prose.joined(separator: "\n").matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      .filter { !$0.contains("://") }
  }

  private static func comment(_ line: String) -> String? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(5).dropLast(4))
  }

  static func all() throws -> [Page] { try Documentation.files(in: Documentation.families, "md").map(Page.init) }
}
