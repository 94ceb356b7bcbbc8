import Building
import Foundation
import SpecimenProtocol

/// What the last build of a project came to, kept between runs.
struct BuildState {
  /// The project's folder in the cache.
  let place: String

  private struct Record: Codable {
    var key: String
    var library: String
    var previews: [FoundPreview]
    var notes: [String]
  }

  private var path: String { place + "/state.json" }

  /// The last build, where nothing has changed since.
  func kept(_ key: String) -> PreviewBuild? {
    guard let record, record.key == key, FileManager.default.fileExists(atPath: record.library) else { return nil }
    return .built(library: record.library, previews: record.previews)
  }

  /// What the last build left out, one sentence each.
  var notes: [String] { record?.notes ?? [] }

  func keep(_ key: String, library: String, previews: [FoundPreview], notes: [String]) throws {
    let record = Record(key: key, library: library, previews: previews, notes: notes)
    try WholeFile.write(try JSONEncoder().encode(record), to: path)
    removeLibraries(but: library)
  }

  private var record: Record? {
    FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  /// Libraries of earlier builds stay for those who show them: the last four.
  private func removeLibraries(but library: String) {
    let folder = (library as NSString).deletingLastPathComponent
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".so") }
    let aged = names.compactMap { SourceFolder.stamp(of: "\(folder)/\($0)") }.sorted { $0.time < $1.time }
    for stamp in aged.dropLast(4) where stamp.path != library { unlink(stamp.path) }
  }
}
