extension Gallery {
  /// The guide's title, its colours as a band, its status and its counts.
  var header: HTML {
    """
    <section class="hero" aria-labelledby="title">
    \(band(report))
    <p class="status">\(statusPill(report.status)) <span>\(report.file)</span></p>
    <h1 id="title">\(report.title)</h1>
    \(lead.map { "<p class=\"lead\">\($0)</p>" as HTML })
    <dl class="counts">
    \(counts.map { "<div><dt>\($0.name)</dt><dd>\($0.number)</dd></div>" as HTML }.joined(separator: "\n"))
    </dl>
    </section>
    """
  }

  private var counts: [(name: String, number: Int)] {
    let symbols = report.symbols
    return [
      (plural(report.components.count, "component"), report.components.count),
      (plural(pictureCount, "picture"), pictureCount),
      (plural(report.tokens.count, "colour"), report.tokens.count),
      (plural(report.fonts.count, "type role"), report.fonts.count),
      (plural(symbolCount, "symbol"), symbols.resolved.count + symbols.substituted.count + symbols.unknown.count),
      (plural(report.findings.count, "finding"), report.findings.count),
    ]
  }

  private var symbolCount: Int {
    report.symbols.resolved.count + report.symbols.substituted.count + report.symbols.unknown.count
  }

  private var pictureCount: Int { report.components.reduce(0) { $0 + $1.images.count } }

  /// What the status means, in a sentence.
  private var lead: String? {
    switch report.status {
    case .built: "The code of this guide was built as it stands."
    case .repaired:
      "The code of this guide was built after \(report.repairs.count) "
        + plural(report.repairs.count, "repair") + ", each listed below."
    case .failed: "Some code of this guide does not compile; what does is shown."
    }
  }

  var footer: HTML {
    """
    <footer class="end"><p>Drawn by Vitrine from the guide's own code. Keys: <kbd>j</kbd> <kbd>k</kbd> next and \
    previous component, <kbd>/</kbd> filter findings, <kbd>d</kbd> light or dark, <kbd>b</kbd> both.</p></footer>
    """
  }
}

/// The guide's colours in its own order, as a band.
func band(_ report: Report) -> HTML {
  let colors = report.tokens.filter { $0.kind == .color }.compactMap(\.light.first).compactMap { HexColor($0) }
  guard !colors.isEmpty else { return "" }
  let cells = colors.map { "<i style=\"background:\($0)\"></i>" as HTML }.joined()
  return "<div class=\"band\" aria-hidden=\"true\">\(cells)</div>"
}

func statusPill(_ status: Report.Status) -> HTML {
  "<span class=\"pill \(status.rawValue)\">\(status.rawValue)</span>"
}

func plural(_ count: Int, _ noun: String) -> String { count == 1 ? noun : noun + "s" }
