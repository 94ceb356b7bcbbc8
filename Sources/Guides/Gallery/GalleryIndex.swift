import Foundation

/// The page over several guides.
package struct GalleryIndex {
  package var reports: [Report]
  /// The bytes of a picture of a guide, by the guide's folder and the picture's name.
  package var picture: (String, String) -> Data?

  /// The face that the page is set in; nil leaves it to the reader's machine.
  package var font: Data?

  package init(reports: [Report], font: Data? = nil, picture: @escaping (String, String) -> Data?) {
    self.reports = reports
    self.font = font
    self.picture = picture
  }

  package func page() -> Data {
    Data(document.markup.utf8)
  }

  var document: HTML {
    let components = reports.reduce(0) { $0 + $1.components.count }
    return Document(
      title: "Design guides · Vitrine", summary: "Design guides, drawn from their own code.", font: font,
      body: """
        <a class="skip" href="#main">Skip to the guides</a>
        \(topBar(back: false))
        <main id="main" class="shelf" tabindex="-1">
        <section class="hero">
        <h1>\(reports.count == 1 ? "One design guide" : "\(reports.count) design guides")</h1>
        <p class="lead">\(components) \(plural(components, "component")), drawn from the guides’ own code.</p>
        </section>
        <ul class="guides">
        \(reports.map(card).joined(separator: "\n"))
        </ul>
        </main>
        """
    ).html
  }

  private func card(_ report: Report) -> HTML {
    let gallery = Gallery(report: report, text: "") { picture(report.guide, $0) }
    let counts = [
      (report.components.count, "component"), (report.tokens.count, "colour"), (report.findings.count, "finding"),
    ]
    let words = counts.map { "\($0) \(plural($0, $1))" }.joined(separator: " · ")
    return """
      <li class="guide">
      <div class="cover">\(cover(report).map { gallery.shots($0.pictures, label: $0.name) }.joined())</div>
      \(band(report))
      <div class="text">
      <p class="status">\(statusPill(report.status)) <span>\(report.file)</span></p>
      <h2><a href="\(report.guide)/index.html">\(report.title)</a></h2>
      <p class="facts">\(words)</p>
      </div>
      </li>
      """
  }

  /// The pictures that say most about a guide: of its own views, those with the most texts that are no whole screens.
  private func cover(_ report: Report) -> [(name: String, pictures: [Report.Component.Picture])] {
    let views = report.components.filter { $0.kind == "view" && !$0.images.isEmpty }
    let first = (views.isEmpty ? report.components : views).compactMap { component in
      component.images.filter(\.isDefaultSize).grouped(by: \.variant)
        .max { ($0.members.first?.texts.count ?? 0) < ($1.members.first?.texts.count ?? 0) }
        .map { (name: component.name, pictures: $0.members) }
    }
    let wide = first.filter { $0.pictures.allSatisfy { $0.height <= 400 && $0.width >= 240 } }
    let ranked = (wide.isEmpty ? first : wide).enumerated().sorted { left, right in
      let (a, b) = (left.element.pictures.first?.texts.count ?? 0, right.element.pictures.first?.texts.count ?? 0)
      return (b, left.offset) < (a, right.offset)
    }
    return ranked.prefix(3).map(\.element)
  }
}
