import Building
import Foundation
import WebHost

/// Builds all collections of a gallery and keeps them up to date.
@WebLoop package final class GalleryBuilder {
  private var keepers: [CollectionKeeper] = []

  /// - Parameters:
  ///   - folder: Of the gallery's own; libraries that are in use are kept in it.
  ///   - report: Told for each collection by its name what is being done, in a few words.
  package init(
    gallery: Gallery, sources: [any CollectionSource], folder: String,
    report: @escaping @Sendable (_ collection: String, _ words: String) -> Void
  ) throws {
    let libraries = folder + "/libraries"
    try FileManager.default.createDirectory(atPath: libraries, withIntermediateDirectories: true)
    keepers = sources.map { source in
      let id = source.collection.id
      return CollectionKeeper(source: source, gallery: gallery, folder: libraries) { report(id, $0) }
    }
  }

  package func start() { for keeper in keepers { keeper.start() } }

  package func stop() { for keeper in keepers { keeper.stop() } }
}
