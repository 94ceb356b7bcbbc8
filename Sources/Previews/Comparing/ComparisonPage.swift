import Foundation
import Stage

/// A comparison as one HTML file that needs no other: before, after and difference of each picture.
package struct ComparisonPage {
  private let comparison: FolderComparison

  package init(_ comparison: FolderComparison) { self.comparison = comparison }

  package func text() -> String {
    let bad = comparison.differences
    let good = comparison.items.filter { $0.status == .same || $0.status == .tolerated }
    let notes = comparison.notes.map { "<p class=\"note\">\(HTMLText.escaped($0))</p>" }.joined(separator: "\n")
    let same = good.map { "<li>\(HTMLText.escaped($0.name))</li>" }.joined()
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLText.escaped(comparison.summary))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>\(HTMLText.escaped(comparison.summary))</h1>
      <p>before: <code>\(HTMLText.escaped(comparison.before))</code> · after: <code>\(HTMLText.escaped(comparison.after))</code></p>
      \(notes)
      </header>
      <main>
      \(bad.enumerated().map { section($0.element, number: $0.offset) }.joined(separator: "\n"))
      \(good.isEmpty ? "" : "<details><summary>\(good.count) the same</summary><ul>\(same)</ul></details>")
      </main>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private func section(_ item: FolderComparison.Item, number: Int) -> String {
    let sentences = item.sentences.map { "<li>\(HTMLText.escaped($0))</li>" }.joined()
    return """
      <section aria-labelledby="item-\(number)">
      <h2 id="item-\(number)">\(HTMLText.escaped(item.name))</h2>
      <ul>\(sentences)</ul>
      \(pictures(item, number: number))
      </section>
      """
  }

  private func pictures(_ item: FolderComparison.Item, number: Int) -> String {
    func data(_ folder: String) -> Data? { FileManager.default.contents(atPath: "\(folder)/\(item.name).png") }
    func image(_ data: Data, _ words: String) -> String {
      let address = "data:image/png;base64,\(data.base64EncodedString())"
      return "<img src=\"\(address)\" alt=\"\(words): \(HTMLText.escaped(item.name))\">"
    }
    func figure(_ data: Data, _ words: String) -> String {
      "<figure>\(image(data, words))<figcaption>\(words)</figcaption></figure>"
    }
    let (old, new) = (data(comparison.before), data(comparison.after))
    guard let old, let new, let a = try? PixelPicture(decoding: old), let b = try? PixelPicture(decoding: new) else {
      let figures = [old.map { figure($0, "before") }, new.map { figure($0, "after") }].compactMap { $0 }
      return "<div class=\"pictures\">\(figures.joined())</div>"
    }
    guard a != b else { return "<div class=\"pictures\">\(figure(new, "before and after"))</div>" }
    guard a.width == b.width, a.height == b.height,
      let difference = try? PixelDifference.picture(a, b, tolerance: comparison.tolerance).png()
    else { return "<div class=\"pictures\">\(figure(old, "before"))\(figure(new, "after"))</div>" }
    return """
      <div class="pictures">
      <figure class="slider">
      <div class="stack">\(image(new, "after"))<div class="over">\(image(old, "before"))</div></div>
      <figcaption><label>before <input type="range" min="0" max="100" value="50"
       aria-label="From before to after: \(HTMLText.escaped(item.name))"> after</label></figcaption>
      </figure>
      \(figure(difference, "difference"))
      \(figure(old, "before"))
      \(figure(new, "after"))
      </div>
      """
  }

  /// The slider shows the left part of the earlier picture over the later one.
  private static let script = """
    for (const slider of document.querySelectorAll(".slider")) {
      const input = slider.querySelector("input"), over = slider.querySelector(".over");
      const show = () => { over.style.clipPath = `inset(0 ${input.value}% 0 0)`; };
      input.addEventListener("input", show);
      show();
    }
    """

  private static let style = """
    :root { color-scheme: light dark; --ground: #f5f5f4; --card: #fff; --text: #1c1917; --faint: #57534e; --line: #d6d3d1; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #1c1917; --card: #292524; --text: #fafaf9; --faint: #a8a29e; --line: #44403c; }
    }
    body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
    header, main { max-width: 1400px; margin: 0 auto; padding: 1rem 1.5rem; }
    h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2rem 0 0; overflow-wrap: anywhere; }
    p { margin: 0.25rem 0; color: var(--faint); } .note { color: inherit; font-weight: 600; }
    ul { margin: 0.5rem 0; padding-left: 1.25rem; } li { overflow-wrap: anywhere; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; padding: 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
    img { display: block; max-width: min(18rem, 100%); max-height: 40rem; width: auto; height: auto; }
    .stack { position: relative; } .over { position: absolute; inset: 0; border-radius: 0; }
    figcaption { margin-top: 0.5rem; font-size: 0.85rem; color: var(--faint); }
    input { vertical-align: middle; width: 9rem; }
    :focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
    summary { margin-top: 2rem; cursor: pointer; }
    """
}
