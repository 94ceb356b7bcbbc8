import Foundation
import SpecimenProtocol

/// Keeps the pictures of a guide by what they were made from, over its edits: what an edit does not concern is not
/// drawn again.
///
/// Invariant: a picture stands in it only whole, with its numbers.
struct PictureStore {
  let folder: String
  /// What each picture was made from, by its name; a picture without an entry is drawn every time.
  let keys: [String: String]

  /// Whether a picture was drawn before.
  func has(_ picture: DrawingOrder.Picture) -> Bool {
    keys[picture.id].map { FileManager.default.fileExists(atPath: "\(folder)/\($0).json") } ?? false
  }

  /// Puts a picture that was drawn before into a folder.
  func take(_ picture: DrawingOrder.Picture, into work: String) {
    guard let key = keys[picture.id] else { return }
    if picture.hasImage, !Self.copy("\(folder)/\(key).png", to: "\(work)/\(picture.id).png") { return }
    _ = Self.copy("\(folder)/\(key).json", to: "\(work)/\(picture.id).json")
  }

  func keep(_ picture: DrawingOrder.Picture, from work: String) {
    guard let key = keys[picture.id] else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The numbers come last: they say that the picture is there.
    if picture.hasImage, !Self.copy("\(work)/\(picture.id).png", to: "\(folder)/\(key).png") { return }
    _ = Self.copy("\(work)/\(picture.id).json", to: "\(folder)/\(key).json")
  }

  /// What belongs to no picture of the guide as it now is goes.
  func prune() {
    let wanted = Set(keys.values)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !wanted.contains((name as NSString).deletingPathExtension) {
      unlink("\(folder)/\(name)")
    }
  }

  /// A second name of the same file where the file system has that, else a copy. One that is there already is as good.
  private static func copy(_ source: String, to target: String) -> Bool {
    if link(source, target) == 0 || errno == EEXIST { return true }
    guard errno != ENOENT, let data = try? Data(contentsOf: URL(fileURLWithPath: source)) else { return false }
    return (try? data.write(to: URL(fileURLWithPath: target), options: .atomic)) != nil
  }
}
