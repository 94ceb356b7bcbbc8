/// One page with all pictures of a run, the variants of a preview side by side.
struct ContactSheet {
  let contents: PictureFolder.Contents

  var page: String {
    var sections = ""
    var seen: Set<String> = []
    for picture in contents.pictures where seen.insert(picture.preview).inserted {
      let all = contents.pictures.filter { $0.preview == picture.preview }
      sections += """
        <section id="\(HTMLText.escaped(picture.preview))">
        <h2>\(HTMLText.escaped(picture.title))</h2>
        <p class="source">\(HTMLText.escaped(picture.preview)) · \(HTMLText.escaped(picture.source))</p>
        <div class="pictures">
        \(all.map(figure).joined(separator: "\n"))
        </div>
        </section>

        """
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLText.escaped(contents.project)): previews</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header><h1>\(HTMLText.escaped(contents.project))</h1><p>\(count)</p></header>
      <main>
      \(sections)</main>
      </body>
      </html>

      """
  }

  private var count: String {
    let previews = Set(contents.pictures.map(\.preview)).count
    let failed = contents.pictures.count { $0.failure != nil }
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return counted(previews, "preview") + ", " + counted(contents.pictures.count - failed, "picture")
      + (failed > 0 ? ", \(failed) failed" : "")
  }

  private func figure(_ picture: PictureFolder.Contents.Picture) -> String {
    let caption = HTMLText.escaped(Self.words(of: picture))
    if let failure = picture.failure {
      return "<figure class=\"failed\"><p>\(HTMLText.escaped(failure))</p><figcaption>\(caption)</figcaption></figure>"
    }
    let name = picture.files.first { $0.hasSuffix(".png") } ?? picture.files.first { $0.hasSuffix(".svg") }
    let links = picture.files.filter { $0 != name }.map {
      "<a href=\"\(HTMLText.escaped($0))\">\($0.hasSuffix(".json") ? "tree" : $0.split(separator: ".").last.map(String.init) ?? "")</a>"
    }
    // At three quarters of its size a phone leaves room for others beside it.
    let width = picture.width.map { " width=\"\(Int(($0 * 0.75).rounded()))\"" } ?? ""
    let image = name.map {
      "<a href=\"\(HTMLText.escaped($0))\"><img\(width) src=\"\(HTMLText.escaped($0))\" loading=\"lazy\" alt=\"\(HTMLText.escaped(picture.title)), \(caption)\"></a>"
    }
    return "<figure>\(image ?? "")<figcaption>\(caption) \(links.joined(separator: " "))</figcaption></figure>"
  }

  /// The conditions of a picture as people say them.
  static func words(of picture: PictureFolder.Contents.Picture) -> String {
    let settings = picture.settings
    var words = [settings.scheme, settings.device]
    if settings.orientation != "portrait" { words.append(settings.orientation) }
    if settings.typeSize != "large" { words.append(settings.typeSize) }
    if settings.contrast != "standard" { words.append("increased contrast") }
    if settings.motion != "full" { words.append("reduced motion") }
    if settings.direction != "ltr" { words.append("right to left") }
    if settings.locale != "en_US" { words.append(settings.locale) }
    if settings.isTextBold { words.append("bold text") }
    if let time = picture.time { words.append("at \(time) s") }
    return words.joined(separator: ", ")
  }

  private static let style = """
    :root { color-scheme: light dark; --ground: #f5f5f4; --card: #fff; --text: #1c1917; --faint: #57534e; --line: #e7e5e4; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #1c1917; --card: #292524; --text: #fafaf9; --faint: #a8a29e; --line: #44403c; }
    }
    body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
    main { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: flex-start; }
    header, main { max-width: 1200px; margin: 0 auto; padding: 1.5rem; }
    header p, .source, figcaption { color: var(--faint); }
    h1 { margin: 0; } h2 { margin: 2rem 0 0; font-size: 1.2rem; } p { margin: 0; }
    .source { font: 0.8rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 0.75rem; align-items: flex-start; }
    figure { margin: 0; padding: 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
    figure img { display: block; max-width: 100%; height: auto; }
    figcaption { margin-top: 0.5rem; font-size: 0.85rem; }
    .failed p { color: #b91c1c; overflow-wrap: anywhere; }
    @media (prefers-color-scheme: dark) { .failed p { color: #fca5a5; } }
    a { color: inherit; } a:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
    """
}
