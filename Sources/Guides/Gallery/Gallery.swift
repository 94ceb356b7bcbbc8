import Foundation

/// What a page is made from: the report, the guide's own text for its sources, and the picture files.
///
/// Invariants: a page is one file that asks nothing of a network or of the files beside it; equal inputs give equal
/// bytes; everything that came out of a guide is escaped.
package struct Gallery {
  package var report: Report
  /// The guide's lines, the first at index 0.
  package var lines: [String]
  /// The bytes of a picture named in the report, or nil where the file is not there.
  package var picture: (String) -> Data?
  /// The face that the page is set in; nil leaves it to the reader's machine.
  package var font: Data?

  package init(report: Report, text: String, font: Data? = nil, picture: @escaping (String) -> Data?) {
    self.report = report
    self.font = font
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    self.picture = picture
  }

  /// The guide's page as one self-contained HTML file.
  package func page() -> Data {
    Data(document.markup.utf8)
  }

  var document: HTML {
    let sections = self.sections.filter { $0.content != nil }
    return Document(
      title: "\(report.title) · Vitrine",
      summary: "Every colour, type role, symbol and component of \(report.file), drawn from its own code.", font: font,
      body: """
        <a class="skip" href="#main">Skip to the content</a>
        \(topBar(back: true))
        <div class="frame">
        \(navigation(sections))
        <main id="main" tabindex="-1">
        \(header)
        \(sections.compactMap(\.content).joined(separator: "\n"))
        \(footer)
        </main>
        </div>
        """
    ).html
  }

  private var sections: [Section] {
    [colorSection, typeSection, symbolSection, componentSection, findingSection, buildSection]
  }
}

/// A part of the page that the navigation leads to; its content is nil where the guide has nothing to show in it.
struct Section {
  var id: String
  var title: String
  var count: Int?
  var entries: [(id: String, title: String, severity: Finding.Severity?)] = []
  var content: HTML?
}

/// A complete HTML document with the style and the script that every page of a gallery carries.
struct Document {
  var title: String
  var summary: String
  var font: Data?
  var body: HTML

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="generator" content="Vitrine"/>
    <meta name="description" content="\(summary)"/>
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)"/>
    <title>\(title)</title>
    <link rel="icon" href="data:image/svg+xml,\(HTML(text: Self.icon))"/>
    <style>
    \(face)\(Self.style)</style>
    </head>
    <body>
    \(body)
    <script>
    \(Self.script)</script>
    </body>
    </html>

    """
  }

  private var face: HTML? {
    font.map { data in
      HTML(
        verbatim: "@font-face { font-family: \"Page\"; font-weight: 100 900; "
          + "src: url(data:font/ttf;base64,\(data.base64EncodedString())) format(\"truetype\"); }\n")
    }
  }

  /// A page shows what it holds and fetches nothing, whatever a guide has put into it.
  private static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; base-uri 'none'"
  private static let icon =
    "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect x='3' y='3' width='26' height='26' rx='7' "
    + "fill='%2318181b'/%3E%3Cpath d='M9 22V10h14v12z' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E"
  private static let style = HTML(verbatim: String(decoding: PackageResources.gallery_css, as: UTF8.self))
  private static let script = HTML(verbatim: String(decoding: PackageResources.gallery_js, as: UTF8.self))
}

/// The bar over every page: the way back and the switch between light and dark.
func topBar(back: Bool) -> HTML {
  let name: HTML = "\(mark)<span>Vitrine</span>"
  return """
    <header class="bar">
    \(back ? "<a class=\"home\" href=\"../index.html\" title=\"All guides\">\(name)</a>" : "<span class=\"home\">\(name)</span>")
    <div class="switch" role="group" aria-label="Colour scheme">
    <button type="button" data-scheme-choice="auto" aria-pressed="true">Auto</button>
    <button type="button" data-scheme-choice="light" aria-pressed="false">Light</button>
    <button type="button" data-scheme-choice="dark" aria-pressed="false">Dark</button>
    </div>
    \(back ? sideBySide : nil)
    </header>
    """
}

private let sideBySide: HTML = """
  <button type="button" class="toggle" data-both aria-pressed="false" title="Light and dark side by side">Both</button>
  """
private let mark: HTML = """
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect x="2.5" y="3.5" width="19" height="17" rx="4.5"/>\
  <path d="M7 16.5v-9h10v9z"/></svg>
  """
