internal import Guides

/// The page of a package or a file, or of a guide that has no report yet.
struct CollectionPage {
  var collection: Catalogue.Collection

  var document: PageDocument {
    PageDocument(
      title: "\(collection.title) · Vitrine", root: "../../", kind: "index", styles: ["site.css", "index.css"],
      scripts: ["index.js"],
      body: """
        <a class="skip" href="#main">Skip to the specimens</a>
        \(TopBar(root: "../../", content: nil).html)
        <main id="main" class="shelf one" tabindex="-1" data-catalogue="../../catalogue.json">
        <h1 class="hidden">\(collection.title)</h1>
        <div class="hero">\(FilterField.html)</div>
        <div data-part="collections">
        \(CollectionSection(collection: collection, way: "", isLinked: false).html)
        </div>
        </main>
        """)
  }
}
