import Building
import Foundation
package import Previews
import SpecimenProtocol

/// A package or a Swift file as a source of specimens: its previews.
package struct PreviewSource: CollectionSource {
  private let project: PreviewProject
  private let path: String
  private let id: String
  private let folder: String

  /// - Parameters:
  ///   - path: As it was named.
  ///   - id: Unique among the collections.
  ///   - folder: For the pictures.
  package init(project: PreviewProject, path: String, id: String, folder: String) {
    self.project = project
    self.path = path
    self.id = id
    self.folder = folder
  }

  package var collection: Catalogue.Collection {
    Catalogue.Collection(
      id: id, title: project.name, kind: project.isFile ? .file : .package, path: path, status: .building)
  }

  package func files() -> [String] { project.sources() }

  package func build(progress: @escaping @Sendable (String) -> Void) -> CollectionBuild {
    do {
      switch try project.build(progress: progress) {
      case .broken(let messages, let text):
        let lines = messages.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)" }
        return .broken(lines.isEmpty ? text : lines.joined(separator: "\n"))
      case .built(let library, let previews):
        let shown = Shown(previews, root: project.root)
        var collection = collection
        collection.status = .ready("built")
        collection.specimens = shown.specimens
        let (project, folder, unfinished) = (project, folder, collection)
        return .built(
          BuiltCollection(collection: collection, library: library, builds: shown.builds) {
            var collection = unfinished
            progress("drawing its pictures")
            for (place, picture) in try shown.draw(project, library: library, into: folder) {
              collection.specimens[place].picture = picture
            }
            return FinishedCollection(collection: collection, folder: folder)
          })
      }
    } catch {
      return .broken("\(error)")
    }
  }
}

/// The previews of a project as the gallery lists them.
private struct Shown: Sendable {
  let previews: [FoundPreview]
  let root: String
  /// The names of the previews in addresses.
  let stems: [String]

  init(_ previews: [FoundPreview], root: String) {
    self.previews = previews
    self.root = root
    var taken: Set<String> = []
    stems = previews.map { preview in
      let stem = FileName.of(preview.name)
      var name = stem
      var count = 2
      while !taken.insert(name).inserted {
        name = "\(stem)-\(count)"
        count += 1
      }
      return name
    }
  }

  var builds: [String: LiveBuild] {
    var builds: [String: LiveBuild] = [:]
    for (stem, preview) in zip(stems, previews) {
      builds[stem] = LiveBuild(
        library: "", subject: .preview(name: preview.name), settings: Self.settings(of: preview))
    }
    return builds
  }

  var specimens: [Catalogue.Specimen] {
    var texts: [String: [Substring]] = [:]
    return zip(stems, previews).map { stem, preview in
      let path = preview.file.hasPrefix("/") ? preview.file : root + "/" + preview.file
      if texts[path] == nil {
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        texts[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
      }
      return Catalogue.Specimen(
        id: stem, title: preview.title, variant: "", subject: .preview(name: preview.name),
        isScreen: preview.layout == .screen, source: Self.source(texts[path] ?? [], from: preview.line),
        file: preview.file, line: preview.line)
    }
  }

  /// Draws each preview once.
  /// - Returns: The addresses of the pictures, by the places of the previews.
  func draw(_ project: PreviewProject, library: String, into folder: String) throws -> [Int: String] {
    try WholeFile.makeFolder(folder + "/pictures")
    let shots = zip(stems, previews).map { stem, preview in
      PreviewOrder.Shot(
        id: stem, preview: preview.name, settings: Self.settings(of: preview), scale: 2, formats: [.png])
    }
    var pictures: [Int: String] = [:]
    for (place, result) in try PreviewDrawing(of: project, library: library).draw(shots).enumerated() {
      guard let data = result.files.first(where: { $0.key.hasSuffix("png") })?.value else { continue }
      pictures[place] = "pictures/\(stems[place]).png"
      try WholeFile.write(data, to: "\(folder)/pictures/\(stems[place]).png")
    }
    return pictures
  }

  private static func settings(of preview: FoundPreview) -> LiveSettings {
    var settings = LiveSettings()
    if let device = preview.device { settings.device = device }
    settings.orientation = preview.orientation
    return settings
  }

  /// The lines from one on until its braces are closed.
  private static func source(_ lines: [Substring], from line: Int) -> String {
    guard line > 0, line <= lines.count else { return "" }
    var depth = 0
    var taken: [Substring] = []
    for text in lines[(line - 1)...].prefix(300) {
      taken.append(text)
      depth += text.count { $0 == "{" } - text.count { $0 == "}" }
      if depth <= 0, taken.contains(where: { $0.contains("{") }) { break }
    }
    return taken.joined(separator: "\n")
  }
}
