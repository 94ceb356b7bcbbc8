import Foundation

/// What a kit's page in the documentation says of its components.
struct KitPage {
  struct Picture {
    var text: String
    var file: URL
  }

  struct Passage {
    var pictures: [Picture]
    var text: String
    /// Names in the text's code.
    var names: Set<String>
  }

  /// The first paragraph.
  private(set) var introduction = ""
  private(set) var passages: [Passage] = []

  /// nil where there is no page.
  init?(_ page: URL) {
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return nil }
    var pictures: [Picture] = []
    var isCode = false
    for paragraph in text.split(separator: "\n\n").map({ String($0.trimmed) }) {
      // Code blocks may have empty lines.
      let fences = paragraph.split(separator: "\n").count { $0.hasPrefix("```") }
      defer { if fences % 2 == 1 { isCode.toggle() } }
      guard !isCode, fences == 0, !paragraph.hasPrefix("#"), !paragraph.isEmpty else { continue }
      let found = Self.pictures(in: paragraph, beside: page)
      if !found.isEmpty {
        pictures = found
        continue
      }
      if introduction.isEmpty, passages.isEmpty, pictures.isEmpty {
        introduction = paragraph
        continue
      }
      passages.append(Passage(pictures: pictures, text: paragraph, names: Self.names(in: paragraph)))
      pictures = []
    }
  }

  private static func pictures(in paragraph: String, beside page: URL) -> [Picture] {
    paragraph.matches(of: #/!\[([^\]]*)\]\(([^)\s]+)\)/#).map { match in
      Picture(text: String(match.1), file: page.deletingLastPathComponent().appending(path: String(match.2)))
    }
  }

  private static func names(in paragraph: String) -> Set<String> {
    Set(paragraph.matches(of: #/`\.?([A-Za-z_]\w*)[^`]*`/#).map { String($0.1) })
  }

  /// What is said of a component: the passages that begin with it first.
  func passages(on name: String) -> [Passage] { passages.filter { $0.names.contains(name) } }
}
