internal import Guides

/// What the live gallery shows, as complete HTML documents. Addresses in them are relative: a page works below any secret.
package enum Pages {
  /// All that there is, at the gallery's root.
  package static func index(_ catalogue: Catalogue) -> String {
    IndexPage(catalogue: catalogue).document.html
  }

  /// One collection, at `c/COLLECTION/`.
  package static func collection(_ collection: Catalogue.Collection) -> String {
    CollectionPage(collection: collection).document.html
  }

  /// One specimen, live, at `c/COLLECTION/SPECIMEN`.
  package static func specimen(_ specimen: Catalogue.Specimen, in collection: Catalogue.Collection) -> String {
    SpecimenPage(specimen: specimen, collection: collection).document.html
  }

  /// Says why an address is not answered. It asks nothing of the server, for whoever reads it may not know the secret.
  /// - Parameters:
  ///   - heading: A few words, such as `Not found`.
  ///   - explanation: Sentences with a next step.
  package static func refusal(heading: String, explanation: String) -> String {
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(heading) · Vitrine</title>
      </head>
      <body>
      <h1>\(heading)</h1>
      <p>\(explanation)</p>
      </body>
      </html>

      """
    return page.markup
  }
}
