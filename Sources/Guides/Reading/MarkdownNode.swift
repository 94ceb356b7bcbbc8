internal import CMarkdown

/// A node of cmark's tree. The tree lives until its root is freed.
struct MarkdownNode {
  private let node: OpaquePointer

  /// The root of a document with tables, strikethrough and task lists; `nil` when memory ran out.
  static func parse(_ text: String) -> MarkdownNode? {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist"] {
      if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    return cmark_parser_finish(parser).map { MarkdownNode(node: $0) }
  }

  func free() { cmark_node_free(node) }

  /// Visits every block of the tree in reading order, without recursion.
  func walk(_ visit: (MarkdownNode) -> Void) {
    guard let iterator = cmark_iter_new(node) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      if event == CMARK_EVENT_ENTER, let current = cmark_iter_get_node(iterator) { visit(MarkdownNode(node: current)) }
    }
  }

  var kind: String { cmark_node_get_type_string(node).map { String(cString: $0) } ?? "" }
  var parentKind: String? { cmark_node_parent(node).map { MarkdownNode(node: $0).kind } }
  var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
  var info: String { cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "" }
  var startLine: Int { Int(cmark_node_get_start_line(node)) }
  var endLine: Int { Int(cmark_node_get_end_line(node)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }

  var isFenced: Bool {
    var length: Int32 = 0
    var offset: Int32 = 0
    var mark: CChar = 0
    return cmark_node_get_fenced(node, &length, &offset, &mark) != 0
  }

  var children: [MarkdownNode] {
    var result: [MarkdownNode] = []
    var child = cmark_node_first_child(node)
    while let current = child {
      result.append(MarkdownNode(node: current))
      child = cmark_node_next(current)
    }
    return result
  }

  /// The text of the inline nodes inside, and the code spans among them with their lines, counted from `firstLine`.
  func inlines(firstLine: Int) -> (text: String, codeSpans: [CodeSpan]) {
    var text = ""
    var spans: [CodeSpan] = []
    var line = firstLine
    walk { inline in
      switch inline.kind {
      case "text": text += inline.literal
      case "code":
        text += inline.literal
        spans.append(CodeSpan(text: inline.literal, line: line))
      case "softbreak", "linebreak":
        text += " "
        line += 1
      default: break
      }
    }
    return (text, spans)
  }
}
