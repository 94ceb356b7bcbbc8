internal import Guides

/// The live page of one specimen: the others of its collection, the picture, and what can be asked of it.
struct SpecimenPage {
  var specimen: Catalogue.Specimen
  var collection: Catalogue.Collection

  var document: PageDocument {
    PageDocument(
      title: "\(name) · \(collection.title)", root: "../../", kind: "live", styles: ["site.css", "specimen.css"],
      scripts: ["specimen.js"],
      body: """
        <a class="skip" href="#stage">Skip to the picture</a>
        <a class="skip" href="#inspector">Skip to the settings</a>
        \(TopBar(root: "../../", content: crumbs).html)
        <div class="bench" data-socket="../../socket/\(collection.id)/\(specimen.id)" data-name="\(specimen.id)">
        \(siblings)
        <main id="main">
        \(StageSection(name: name).html)
        </main>
        \(Inspector(specimen: specimen).html)
        </div>
        """)
  }

  private var name: String {
    specimen.variant.isEmpty ? specimen.title : "\(specimen.title), \(specimen.variant)"
  }

  private var crumbs: HTML {
    """
    <nav class="crumbs" aria-label="Where this is">
    <a href="./">\(collection.title)</a>
    <h1>\(specimen.title)\(specimen.variant.isEmpty ? "" : " <small>\(specimen.variant)</small>")</h1>
    </nav>
    <p class="state" role="status" data-part="state" data-state="starting"><i class="lamp"></i><span>Starting</span></p>
    """
  }

  private var siblings: HTML {
    let groups = collection.groups.map { group -> HTML in
      let isHere = group.members.contains { $0.id == specimen.id }
      guard group.members.count > 1, isHere else {
        return "<li>\(link(group.members[0], group.title))</li>"
      }
      let members = group.members.map { "<li>\(link($0, $0.variantName))</li>" as HTML }
      return "<li><span>\(group.title)</span><ul>\(members.joined())</ul></li>"
    }
    return """
      <details class="siblings" data-part="siblings">
      <summary>\(plural(groups.count, "specimen"))</summary>
      <nav aria-label="Specimens of \(collection.title)"><ul>\(groups.joined(separator: "\n"))</ul></nav>
      </details>
      """
  }

  private func link(_ other: Catalogue.Specimen, _ text: String) -> HTML {
    "<a href=\"\(other.id)\"\(other.id == specimen.id ? " aria-current=\"page\"" : "")>\(text)</a>"
  }
}
