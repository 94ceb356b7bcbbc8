import SpecimenProtocol

/// What the gallery has to show, as its pages list it.
package struct Catalogue: Sendable, Equatable {
  /// A guide, a package or a file: what is built as one.
  package struct Collection: Sendable, Equatable {
    package enum Kind: String, Sendable { case guide, package, file }
    package enum Status: Sendable, Equatable {
      case building
      /// In the words of a guide's report: `built`, `repaired`; `built` for previews.
      case ready(String)
      /// What the compiler says.
      case broken(String)
    }

    /// Stands in addresses: unique, and of letters, digits, `-`, `_` and `.` only.
    package var id: String
    package var title: String
    package var kind: Kind
    /// Where its source is.
    package var path: String
    package var status: Status
    package var specimens: [Specimen]

    package init(id: String, title: String, kind: Kind, path: String, status: Status, specimens: [Specimen] = []) {
      self.id = id
      self.title = title
      self.kind = kind
      self.path = path
      self.status = status
      self.specimens = specimens
    }
  }

  /// What one live page shows.
  package struct Specimen: Sendable, Equatable {
    package struct Finding: Sendable, Equatable {
      /// `error`, `warning` or `note`.
      package var severity: String
      package var line: Int
      package var message: String

      package init(severity: String, line: Int, message: String) {
        self.severity = severity
        self.line = line
        self.message = message
      }
    }

    /// Stands in addresses: unique in its collection.
    package var id: String
    package var title: String
    /// What tells variants of one title apart; empty where there is one only.
    package var variant: String
    package var subject: LiveSubject
    package var isScreen: Bool
    /// The address of a still picture below the collection's own files; nil where there is none.
    package var picture: String?
    package var source: String
    package var file: String
    package var line: Int
    package var findings: [Finding]

    package init(
      id: String, title: String, variant: String, subject: LiveSubject, isScreen: Bool, picture: String? = nil,
      source: String = "", file: String = "", line: Int = 0, findings: [Finding] = []
    ) {
      self.id = id
      self.title = title
      self.variant = variant
      self.subject = subject
      self.isScreen = isScreen
      self.picture = picture
      self.source = source
      self.file = file
      self.line = line
      self.findings = findings
    }
  }

  package var collections: [Collection]

  package init(collections: [Collection] = []) { self.collections = collections }
}
