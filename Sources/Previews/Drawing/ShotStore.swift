import Building
import Foundation
import SpecimenProtocol

/// Keeps the files of pictures by all that they depend on.
struct ShotStore {
  let folder: String
  /// All that a picture depends on beside the shot.
  let surroundings: String
  /// Pictures that are kept, whatever they are of: some thousand files.
  private static let limit = 2000

  /// The files by their endings; nil where one is missing.
  func files(of shot: PreviewOrder.Shot) -> [String: Data]? { Self.read(shot, in: folder, stem: key(of: shot)) }

  func keep(_ shot: PreviewOrder.Shot, _ files: [String: Data]) {
    let key = key(of: shot)
    guard (try? WholeFile.makeFolder(folder)) != nil else { return }
    for (ending, data) in files { try? WholeFile.write(data, to: "\(folder)/\(key).\(ending)") }
  }

  /// The oldest go where there are too many.
  func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.limit else { return }
    let aged = names.compactMap { SourceFolder.stamp(of: "\(folder)/\($0)") }.sorted { $0.time < $1.time }
    for stamp in aged.prefix(names.count - Self.limit / 2) { unlink(stamp.path) }
  }

  static func read(_ shot: PreviewOrder.Shot, in folder: String, stem: String) -> [String: Data]? {
    var files: [String: Data] = [:]
    for format in shot.formats {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(stem).\(format.ending)") else { return nil }
      files[format.ending] = data
    }
    return files
  }

  private func key(of shot: PreviewOrder.Shot) -> String {
    var plain = shot
    // The name says nothing about what is seen.
    plain.id = ""
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: (try? encoder.encode(plain)) ?? Data(), as: UTF8.self)
    return SHA256.digest(of: "\(text)\n\(surroundings)".utf8)
  }
}

extension PreviewOrder.Format {
  /// Of file names.
  package var ending: String { self == .tree ? "json" : rawValue }
}
