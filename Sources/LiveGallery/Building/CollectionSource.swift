import Building
import SpecimenProtocol

/// Where a collection comes from: somebody's files, which are built anew whenever they change.
package protocol CollectionSource: Sendable {
  /// As it is listed before it is built.
  var collection: Catalogue.Collection { get }

  /// The files that it is built from, as they are now. Those that are missing count as well.
  func files() -> [String]

  /// Builds it, which takes its time.
  /// - Parameter progress: Told what is being done, in a few words.
  func build(progress: @escaping @Sendable (String) -> Void) -> CollectionBuild
}

/// What came of building a collection.
package enum CollectionBuild: Sendable {
  case built(BuiltCollection)
  /// What the compiler says.
  case broken(String)
}

/// A collection that can be run.
package struct BuiltCollection: Sendable {
  package var collection: Catalogue.Collection
  /// Path of the library, which the next build may remove.
  package var library: String
  /// By specimen; `library` is left empty in them.
  package var builds: [String: LiveBuild]
  /// Makes what the gallery shows beside the live pages, such as pictures and findings; nil where there is nothing.
  package var finish: (@Sendable () throws -> FinishedCollection)?

  package init(
    collection: Catalogue.Collection, library: String, builds: [String: LiveBuild],
    finish: (@Sendable () throws -> FinishedCollection)? = nil
  ) {
    self.collection = collection
    self.library = library
    self.builds = builds
    self.finish = finish
  }
}

package struct FinishedCollection: Sendable {
  package var collection: Catalogue.Collection
  /// The folder of its files.
  package var folder: String

  package init(collection: Catalogue.Collection, folder: String) {
    self.collection = collection
    self.folder = folder
  }
}
