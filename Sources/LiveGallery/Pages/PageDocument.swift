internal import Guides

/// A complete page of the gallery. Style and script come from the server alone, so that nothing that a specimen's author
/// wrote can run in it.
struct PageDocument {
  var title: String
  /// The way to the gallery's root: empty, or `../../`.
  var root: String
  /// What the body is to be called in the style sheets.
  var kind: String
  /// Names of style sheets and modules among the assets.
  var styles: [String]
  var scripts: [String]
  var body: HTML

  var html: String {
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
      <meta name="color-scheme" content="light dark"/>
      <meta name="referrer" content="no-referrer"/>
      <title>\(title)</title>
      <link rel="icon" href="\(root)assets/icon.svg" type="image/svg+xml"/>
      \(styles.map { "<link rel=\"stylesheet\" href=\"\(root)assets/\($0)\"/>" as HTML }.joined(separator: "\n"))
      <script src="\(root)assets/theme.js"></script>
      \(scripts.map { "<script type=\"module\" src=\"\(root)assets/\($0)\"></script>" as HTML }.joined(separator: "\n"))
      </head>
      <body class="\(kind)">
      \(body)
      </body>
      </html>

      """
    return page.markup
  }

}

/// The bar over every page.
struct TopBar {
  /// The way to the gallery's root; nil on the root itself.
  var root: String?
  /// What stands beside the name.
  var content: HTML?

  var html: HTML {
    let name: HTML = "\(Self.mark)<span>Vitrine</span>"
    return """
      <header class="bar">
      \(root.map { "<a class=\"home\" href=\"\($0)\" title=\"All collections\">\(name)</a>" } ?? "<span class=\"home\">\(name)</span>")
      \(content)
      <div class="switch themes" role="group" aria-label="Colours of this page">
      <button type="button" data-theme-choice="auto" aria-pressed="true">Auto</button>
      <button type="button" data-theme-choice="light" aria-pressed="false">Light</button>
      <button type="button" data-theme-choice="dark" aria-pressed="false">Dark</button>
      </div>
      </header>
      """
  }

  private static let mark: HTML = """
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect x="2.5" y="3.5" width="19" height="17" rx="4.5"/>\
    <path d="M7 16.5v-9h10v9z"/></svg>
    """
}

func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
