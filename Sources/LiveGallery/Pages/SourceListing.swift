internal import Guides

/// The specimen's source with the lines of its file.
struct SourceListing {
  var specimen: Catalogue.Specimen

  var html: HTML {
    guard !specimen.source.isEmpty else { return "<p class=\"empty\">Its source is not known.</p>" }
    let marks = Dictionary(grouping: specimen.findings, by: \.line)
    let lines = SourceHighlighter.lines(of: specimen.source).enumerated().map { offset, line -> HTML in
      let number = max(specimen.line, 1) + offset
      let severity = marks[number].map { findings in
        ["error", "warning"].first { word in findings.contains { $0.severity == word } } ?? "note"
      }
      return "<span data-line=\"\(number)\"\(severity.map { " class=\"\($0)\"" })>\(line)\n</span>"
    }
    return """
      <p class="facts" title="\(specimen.file)">\(specimen.file.split(separator: "/").last.map(String.init) ?? specimen.file)</p>
      <pre class="source" tabindex="0" aria-label="Source"><code>\(lines.joined())</code></pre>
      """
  }
}

/// What is wrong with the specimen.
struct FindingList {
  var findings: [Catalogue.Specimen.Finding]

  var html: HTML {
    guard !findings.isEmpty else { return "<p class=\"empty\">Nothing was found.</p>" }
    let items = findings.map { finding -> HTML in
      let severity = ["error", "warning"].contains(finding.severity) ? finding.severity : "note"
      return """
        <li><i class="dot \(severity)"></i><p><b class="hidden">\(severity): </b>\(finding.message)\
        \(finding.line > 0 ? " <span class=\"facts\">line \(finding.line)</span>" : "")</p></li>
        """
    }
    return "<ul class=\"findings\">\(items.joined(separator: "\n"))</ul>"
  }
}
