import Building
import Foundation
import SpecimenProtocol
import Stage

/// The folder that pictures of previews are written to.
///
/// Invariants: a file is whole or not there; the folder holds what the last run has drawn, and its `previews.json` says what
/// that is.
package struct PictureFolder: Sendable {
  /// What `previews.json` says.
  package struct Contents: Codable, Sendable, Equatable {
    package struct Picture: Codable, Sendable, Equatable {
      /// The stem of its files.
      package var id: String
      package var preview: String
      package var title: String
      /// Where its source is, with the line.
      package var source: String
      package var settings: LiveSettings
      /// Seconds on the stage's clock; nil when the view is settled.
      package var time: Double?
      /// Of the PNG, in points.
      package var width: Double?
      package var height: Double?
      /// Names of files in the folder.
      package var files: [String]
      /// Why there are none.
      package var failure: String?
    }

    package var project: String
    /// Pictures are the same bytes where these are the same.
    package var versions: [String: String]
    package var pictures: [Picture]
  }

  package static let contentsName = "previews.json"
  package let path: String

  package init(path: String) throws {
    self.path = path
    try WholeFile.makeFolder(path)
    let probe = path + "/.vitrine-\(getpid())"
    let file = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw WholeFile.failure(path) }
    close(file)
    unlink(probe)
  }

  /// Writes what was drawn; what the run before has written and this one has not goes.
  package func write(
    _ results: [PreviewDrawing.Result], of previews: [FoundPreview], project: String, versions: [String: String]
  ) throws -> Contents {
    let known = Dictionary(previews.map { ($0.name, $0) }) { first, _ in first }
    var contents = Contents(project: project, versions: versions, pictures: [])
    for result in results {
      let names = result.shot.formats.map { "\(result.shot.id).\($0.ending)" }
      for (ending, data) in result.files { try WholeFile.write(data, to: "\(path)/\(result.shot.id).\(ending)") }
      let preview = known[result.shot.preview]
      let size = Self.size(of: result)
      contents.pictures.append(
        Contents.Picture(
          id: result.shot.id, preview: result.shot.preview, title: preview?.title ?? result.shot.preview,
          source: preview.map { $0.line > 0 ? "\($0.file):\($0.line)" : $0.file } ?? "", settings: result.shot.settings,
          time: result.shot.time, width: size.map { Double($0.width) }, height: size.map { Double($0.height) },
          files: result.failure == nil ? names : [], failure: result.failure))
    }
    let kept = Set(contents.pictures.flatMap(\.files))
    for name in Self.contents(of: path)?.pictures.flatMap(\.files) ?? []
    where !kept.contains(name) && !name.contains("/") { unlink("\(path)/\(name)") }
    try WholeFile.write(Data(ContactSheet(contents: contents).page.utf8), to: path + "/index.html")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(try encoder.encode(contents), to: "\(path)/\(Self.contentsName)")
    return contents
  }

  /// Removes what this process was writing when it was interrupted.
  package static func removeParts(in path: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name.hasSuffix(WholeFile.partEnding) { unlink("\(path)/\(name)") }
  }

  /// In points, from the header of the PNG.
  private static func size(of result: PreviewDrawing.Result) -> CGSize? {
    guard let data = result.files["png"], data.count >= 24 else { return nil }
    let scale = result.shot.scale ?? DeviceProfile.named(result.shot.settings.device)?.scale ?? 3
    func number(at offset: Int) -> Double {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 * 256 + Double($1) } / scale
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  /// What a folder says of itself; nil where it says nothing.
  package static func contents(of path: String) -> Contents? {
    FileManager.default.contents(atPath: "\(path)/\(contentsName)")
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
  }
}
