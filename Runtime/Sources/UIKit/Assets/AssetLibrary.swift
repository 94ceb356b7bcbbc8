import Drawing
import Foundation
import Images
import Synchronization

/// The asset catalogues and picture files of the bundles that the process has been told of.
///
/// May read: the files of those bundles, each once. Nothing else here looks for resources by itself.
package final class AssetLibrary: Sendable {
  /// What a variant of an asset is for.
  struct Conditions: Hashable, Sendable {
    var isDark: Bool?
    var hasHighContrast: Bool?
    /// Pixels for one point; nil where it is for all.
    var scale: Double?
    var isForPhone = true

    /// How well the variant fits; nil where it does not.
    func fitness(isDark dark: Bool, highContrast high: Bool, scale wanted: Double) -> Double? {
      if let isDark, isDark != dark { return nil }
      if let hasHighContrast, hasHighContrast != high { return nil }
      let named = (isDark == nil ? 0.0 : 8) + (hasHighContrast == nil ? 0 : 16)
      // More pixels than are shown are better than fewer.
      let distance = scale.map { $0 >= wanted ? ($0 - wanted) / 4 : wanted - $0 } ?? 0
      return named - distance - (isForPhone ? 0 : 32)
    }
  }

  struct Picture: Sendable {
    var variants: [(conditions: Conditions, path: String)]
    var isTemplate: Bool?
  }

  /// What is there for the conditions of a view.
  package struct FoundPicture: Sendable {
    package let bitmap: BitmapImage
    /// Nil where the catalogue leaves it to the code.
    package let isTemplate: Bool?
  }

  private struct Shelf: Sendable {
    var pictures: [String: Picture] = [:]
    var colors: [String: UIColor] = [:]
  }

  private struct State {
    /// By the bundle's folder; the program's own are at the empty name.
    var shelves: [String: Shelf] = [:]
    var decoded: [String: BitmapImage] = [:]
  }

  package static let shared = AssetLibrary()
  private let state = Mutex(State())

  /// Takes what a bundle's folder holds.
  /// - Parameter isMain: The program's own: what is asked for without a bundle is found in it.
  package func add(bundle folder: String, isMain: Bool) {
    let reader = AssetReader(folder: folder)
    state.withLock { state in
      for name in isMain ? [folder, ""] : [folder] {
        state.shelves[name, default: Shelf()].pictures.merge(reader.pictures) { first, _ in first }
        state.shelves[name, default: Shelf()].colors.merge(reader.colors) { first, _ in first }
      }
    }
  }

  package func color(_ name: AssetName) -> UIColor? {
    state.withLock { $0.shelves[name.bundle ?? ""]?.colors[name.name] }
  }

  /// - Parameter scale: Pixels for one point of the screen.
  package func picture(_ name: AssetName, isDark: Bool, highContrast: Bool, scale: Double) -> FoundPicture? {
    state.withLock { state in
      guard let picture = state.shelves[name.bundle ?? ""]?.pictures[name.name] else { return nil }
      let fitting = picture.variants.compactMap { variant in
        variant.conditions.fitness(isDark: isDark, highContrast: highContrast, scale: scale)
          .map { (fitness: $0, variant: variant) }
      }
      guard let best = fitting.max(by: { $0.fitness < $1.fitness })?.variant else { return nil }
      if let bitmap = state.decoded[best.path] { return FoundPicture(bitmap: bitmap, isTemplate: picture.isTemplate) }
      guard let data = FileManager.default.contents(atPath: best.path),
        let bitmap = try? ImageDecoder.decode(data: data, scale: best.conditions.scale ?? 1)
      else { return nil }
      state.decoded[best.path] = bitmap
      return FoundPicture(bitmap: bitmap, isTemplate: picture.isTemplate)
    }
  }
}
