/// The catalogue as pages and programs read it: `catalogue.json`.
struct CatalogueListing: Encodable {
  struct Collection: Encodable {
    var id: String
    var title: String
    var kind: String
    var path: String
    /// `building`, `built`, `repaired` or `broken`.
    var status: String
    /// What the compiler says of a broken one.
    var message: String?
    var specimens: [Specimen]
  }

  struct Specimen: Encodable {
    var id: String
    var title: String
    var variant: String
    var isScreen: Bool
    var picture: String?
    var file: String
    var line: Int
    var findings: Int
  }

  var collections: [Collection]

  init(_ catalogue: Catalogue) {
    collections = catalogue.collections.map { collection in
      let (status, message): (String, String?) =
        switch collection.status {
        case .building: ("building", nil)
        case .ready(let word): (word, nil)
        case .broken(let text): ("broken", text)
        }
      return Collection(
        id: collection.id, title: collection.title, kind: collection.kind.rawValue, path: collection.path,
        status: status, message: message,
        specimens: collection.specimens.map {
          Specimen(
            id: $0.id, title: $0.title, variant: $0.variant, isScreen: $0.isScreen, picture: $0.picture, file: $0.file,
            line: $0.line, findings: $0.findings.count)
        })
    }
  }
}
