internal import Guides

/// The gallery's root: every collection with its specimens, and a field that filters them.
struct IndexPage {
  var catalogue: Catalogue

  var document: PageDocument {
    PageDocument(
      title: "Live gallery · Vitrine", root: "", kind: "index", styles: ["site.css", "index.css"],
      scripts: ["index.js"],
      body: """
        <a class="skip" href="#main">Skip to the collections</a>
        \(TopBar(root: nil, content: nil).html)
        <main id="main" class="shelf" tabindex="-1" data-catalogue="catalogue.json">
        <div class="hero">
        <h1>Live gallery</h1>
        <p class="lead" data-part="lead">\(lead)</p>
        \(FilterField.html)
        </div>
        <div data-part="collections">
        \(collections)
        </div>
        </main>
        """)
  }

  private var collections: HTML {
    guard !catalogue.collections.isEmpty else {
      return """
        <p class="empty">There is nothing to show yet. Name guides, Swift packages or Swift files after <code>vitrine serve</code>.</p>
        """
    }
    return catalogue.collections
      .map { CollectionSection(collection: $0, way: "c/\($0.id)/", isLinked: true).html }
      .joined(separator: "\n")
  }

  private var lead: String {
    let specimens = catalogue.collections.reduce(0) { $0 + $1.groups.count }
    guard specimens > 0 else { return "Design guides and previews, running." }
    return
      "\(plural(specimens, "specimen")) of \(plural(catalogue.collections.count, "collection")), running their own code."
  }
}

/// The field over the cards.
enum FilterField {
  static let html: HTML = """
    <form class="filter" role="search">
    <label class="hidden" for="filter">Filter by name</label>
    <input type="search" id="filter" placeholder="Filter by name" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"/>
    <output for="filter" role="status"></output>
    </form>
    """
}
