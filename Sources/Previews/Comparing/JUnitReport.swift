/// A comparison as continuous integration reads tests: each picture is a test case.
package struct JUnitReport {
  package let text: String

  package init(_ comparison: FolderComparison) {
    var cases = ""
    for item in comparison.items {
      let isBad = item.status != .same && item.status != .tolerated
      let body = isBad ? "\n    " + Self.failure(item) + "\n  " : ""
      cases += "  <testcase classname=\"pictures\" name=\"\(Self.escaped(item.name))\">\(body)</testcase>\n"
    }
    if comparison.items.isEmpty {
      let reason = "<failure message=\"\(Self.escaped(comparison.summary))\"></failure>"
      cases = "  <testcase classname=\"pictures\" name=\"any\">\(reason)</testcase>\n"
    }
    let failures = comparison.items.isEmpty ? 1 : comparison.differences.count
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="pictures" tests="\(max(comparison.items.count, 1))" failures="\(failures)" errors="0" skipped="0">
      \(cases)</testsuite>

      """
  }

  private static func failure(_ item: FolderComparison.Item) -> String {
    let sentences = item.sentences
    return "<failure type=\"\(item.status.rawValue)\" message=\"\(escaped(sentences.first ?? item.status.rawValue))\">"
      + escaped(sentences.joined(separator: "\n")) + "</failure>"
  }

  /// Without the characters that XML cannot hold.
  private static func escaped(_ text: String) -> String {
    HTMLText.escaped(
      String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" })))
  }
}
