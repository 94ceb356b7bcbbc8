/// A small reader of markup that says what is not well-formed: tags that are not closed or closed wrongly, attributes
/// without quotes, bare signs, identifiers that occur twice, links that lead nowhere.
struct WellFormed {
  private(set) var problems: [String] = []
  private(set) var elements: [String: Int] = [:]
  /// The text outside of tags, style and script.
  private(set) var text = ""
  private var stack: [String] = []
  private var ids: Set<String> = []
  private var links: [String] = []

  private static let empty: Set<String> = ["meta", "link", "img", "br", "input", "wbr"]

  init(_ page: String) {
    var rest = Substring(page)
    if rest.hasPrefix("<!DOCTYPE html>") { rest = rest.dropFirst(15) } else { problems.append("no doctype") }
    while let start = rest.firstIndex(of: "<") {
      check(text: rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        problems.append("a tag that does not end")
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      read(tag)
      // What stands in style and script is no markup.
      if let raw = ["style", "script"].first(where: { (stack.last ?? "") == $0 && !tag.hasPrefix("/") }) {
        guard let close = rest.firstRange(of: "</\(raw)>") else {
          problems.append("\(raw) does not end")
          return
        }
        rest = rest[close.lowerBound...]
      }
    }
    check(text: rest)
    problems += stack.map { "\($0) is not closed" }
    problems += links.filter { !ids.contains($0) }.map { "nothing is called \($0)" }
  }

  private mutating func read(_ tag: Substring) {
    let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && tag.first == "/" })
    if name.hasPrefix("/") {
      let last = stack.popLast()
      if last != String(name.dropFirst()) { problems.append("\(name) closes \(last ?? "nothing")") }
      return
    }
    elements[name, default: 0] += 1
    read(attributes: tag.dropFirst(name.count))
    if Self.empty.contains(name) || ["rect", "path"].contains(name) {
      if tag.last != "/" { problems.append("\(name) is not closed") }
    } else if tag.last != "/" {
      stack.append(name)
    }
  }

  private mutating func read(attributes text: Substring) {
    var rest = text.drop { $0.isWhitespace || $0 == "/" }
    while !rest.isEmpty {
      let name = rest.prefix { $0 != "=" && !$0.isWhitespace && $0 != "/" }
      rest = rest.dropFirst(name.count)
      guard rest.hasPrefix("=\"") else {
        if !name.hasPrefix("data-") { problems.append("the attribute \(name) has no quoted value") }
        rest = rest.drop { $0.isWhitespace || $0 == "/" }
        continue
      }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != "\"" }
      rest = rest.dropFirst(value.count + 1).drop { $0.isWhitespace || $0 == "/" }
      if value.contains("<") { problems.append("\(name) holds a bare sign") }
      if name == "id", !ids.insert(String(value)).inserted { problems.append("two things are called \(value)") }
      if name == "href", value.hasPrefix("#") { links.append(String(value.dropFirst())) }
      if name == "aria-labelledby" { links.append(String(value)) }
    }
  }

  private mutating func check(text part: Substring) {
    text += part
    if part.contains(">") { problems.append("a bare > in “\(part.prefix(40))”") }
    for piece in part.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let entity = piece.prefix { $0 != ";" }
      if !["amp", "lt", "gt", "quot", "#39"].contains(entity) {
        problems.append("a bare & before “\(piece.prefix(20))”")
      }
    }
  }
}
