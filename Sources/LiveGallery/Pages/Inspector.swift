internal import Guides
import Stage

/// What stands beside the picture: what the specimen is shown under, its knobs, and what is known of it.
struct Inspector {
  var specimen: Catalogue.Specimen

  var html: HTML {
    """
    <aside id="inspector" class="inspector" aria-label="Settings and panels" tabindex="-1">
    <section class="environment" aria-labelledby="environment-heading">
    <h2 id="environment-heading">Environment</h2>
    <form class="settings" data-part="settings">
    \(choice("scheme", "Scheme", [("light", "Light"), ("dark", "Dark")]))
    \(choice("direction", "Direction", [("ltr", "From left"), ("rtl", "From right")]))
    \(list("device", "Device", DeviceProfile.all.map { ($0.name, $0.name) }))
    \(choice("orientation", "Orientation", [("portrait", "Portrait"), ("landscape", "Landscape")]))
    \(typeSize)
    \(list("locale", "Locale", Self.locales))
    <div class="toggles">
    \(toggle("contrast", off: "standard", on: "increased", "More contrast"))
    \(toggle("motion", off: "full", on: "reduced", "Less motion"))
    \(toggle("isTextBold", off: "false", on: "true", "Bold text"))
    </div>
    <button type="reset" class="quiet">Reset</button>
    </form>
    </section>
    <section class="knobs" aria-labelledby="knobs-heading" data-part="knobs" hidden>
    <h2 id="knobs-heading">Knobs</h2>
    <form data-part="knob-form"></form>
    </section>
    <section class="panels" aria-label="Panels">
    <div class="tabs" role="tablist" aria-label="What is known of the specimen">\(tabs)</div>
    \(panels)
    </section>
    </aside>
    """
  }

  private func choice(_ name: String, _ label: String, _ values: [(String, String)]) -> HTML {
    let buttons: [HTML] = values.map {
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\($0.0)\"/><span>\($0.1)</span></label>"
    }
    return """
      <fieldset class="setting"><legend>\(label)</legend><span class="segments">\(buttons.joined())</span></fieldset>
      """
  }

  private func list(_ name: String, _ label: String, _ values: [(String, String)]) -> HTML {
    let options: [HTML] = values.map { "<option value=\"\($0.0)\">\($0.1)</option>" }
    return """
      <div class="setting"><label for="s-\(name)">\(label)</label><select id="s-\(name)" name="\(name)">\(options.joined())</select></div>
      """
  }

  private func toggle(_ name: String, off: String, on: String, _ label: String) -> HTML {
    """
    <label class="toggle"><input type="checkbox" name="\(name)" data-off="\(off)" data-on="\(on)"/><span>\(label)</span></label>
    """
  }

  private var typeSize: HTML {
    """
    <div class="setting"><label for="s-typeSize">Type size <output for="s-typeSize"></output></label>\
    <input type="range" id="s-typeSize" name="typeSize" min="0" max="\(StageSettings.typeSizeNames.count - 1)" step="1" \
    data-names="\(StageSettings.typeSizeNames.joined(separator: " "))"/></div>
    """
  }

  /// Of several scripts, plural rules and ways to write a date.
  private static let locales = [
    ("en_US", "English (US)"), ("en_GB", "English (UK)"), ("de_DE", "German"), ("fr_FR", "French"),
    ("es_ES", "Spanish"), ("it_IT", "Italian"), ("pt_BR", "Portuguese (Brazil)"), ("nl_NL", "Dutch"),
    ("pl_PL", "Polish"), ("ru_RU", "Russian"), ("tr_TR", "Turkish"), ("ar_EG", "Arabic"), ("he_IL", "Hebrew"),
    ("hi_IN", "Hindi"), ("ja_JP", "Japanese"), ("ko_KR", "Korean"), ("zh_CN", "Chinese (simplified)"),
  ]

  private var tabList: [(id: String, title: String, badge: Int?)] {
    [
      ("tree", "Views", nil), ("accessibility", "Accessibility", nil), ("source", "Source", nil),
      ("findings", "Findings", specimen.findings.isEmpty ? nil : specimen.findings.count), ("haptics", "Haptics", nil),
      ("counters", "Passes", nil), ("console", "Console", nil),
    ]
  }

  private var tabs: HTML {
    tabList.map { tab -> HTML in
      """
      <button type="button" role="tab" id="tab-\(tab.id)" data-tab="\(tab.id)" aria-controls="panel-\(tab.id)" \
      aria-selected="false" tabindex="-1">\(tab.title)\(tab.badge.map { " <b>\($0)</b>" })</button>
      """
    }.joined(separator: "\n")
  }

  private var panels: HTML {
    tabList.map { tab -> HTML in
      """
      <div role="tabpanel" id="panel-\(tab.id)" aria-labelledby="tab-\(tab.id)" data-panel="\(tab.id)" hidden>\(content(tab.id))</div>
      """
    }.joined(separator: "\n")
  }

  private func content(_ tab: String) -> HTML {
    switch tab {
    case "source": SourceListing(specimen: specimen).html
    case "findings": FindingList(findings: specimen.findings).html
    default: ""
    }
  }
}
