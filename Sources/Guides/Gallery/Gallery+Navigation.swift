extension Gallery {
  /// The contents at the side, or above the page where it is narrow.
  func navigation(_ sections: [Section]) -> HTML {
    let items = sections.map { section -> HTML in
      """
      <li><a href="#\(section.id)">\(section.title)\(section.count.map { " <b>\($0)</b>" as HTML })</a>\
      \(section.entries.isEmpty ? nil : entries(section))</li>
      """
    }
    return """
      <nav class="contents" aria-label="Contents"><ul>
      \(items.joined(separator: "\n"))
      </ul></nav>
      """
  }

  private func entries(_ section: Section) -> HTML {
    let items = section.entries.map { entry -> HTML in
      "<li><a href=\"#\(entry.id)\">\(breakable(entry.title))\(entry.severity.map(dot))</a></li>"
    }
    return "<ul>\(items.joined())</ul>"
  }
}

/// A dot that says how bad the worst finding is.
func dot(_ severity: Finding.Severity) -> HTML {
  "<i class=\"dot \(severity.rawValue)\"><span class=\"hidden\"> (\(severity.rawValue))</span></i>"
}

/// A name as a fragment identifier: letters, digits, `-` and `.`; every other character becomes `-`.
func anchor(_ prefix: String, _ name: String) -> String {
  prefix + "-"
    + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
}
