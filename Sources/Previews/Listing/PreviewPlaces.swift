import Foundation
import SpecimenProtocol

/// Finds the source of each preview: what runs knows a file by its module, and a provider by its type.
struct PreviewPlaces {
  let units: [Unit]
  /// Paths are told below it.
  let root: String

  /// The project's own previews, with the paths of their files below its root, in the order of the source.
  func placed(_ previews: [FoundPreview]) -> [FoundPreview] {
    let shown = Dictionary(units.filter(\.isShown).map { ($0.module, $0) }) { first, _ in first }
    var texts: [String: String] = [:]
    return previews.compactMap { found -> FoundPreview? in
      guard let unit = shown[found.module] else { return nil }
      var preview = found
      if found.file.contains("/") {
        let name = (found.file as NSString).lastPathComponent
        let path = unit.folder.swift.first { ($0.path as NSString).lastPathComponent == name }?.path
        preview.file = path.map(below) ?? found.file
        return preview
      }
      for stamp in unit.folder.swift {
        let text =
          texts[stamp.path]
          ?? String(decoding: FileManager.default.contents(atPath: stamp.path) ?? Data(), as: UTF8.self)
        texts[stamp.path] = text
        guard let line = PreviewScan.line(ofType: found.file, in: text) else { continue }
        preview.file = below(stamp.path)
        preview.line = line
        return preview
      }
      return preview
    }
    .enumerated()
    .sorted { ($0.element.file, $0.element.line, $0.offset) < ($1.element.file, $1.element.line, $1.offset) }
    .map(\.element)
  }

  private func below(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
