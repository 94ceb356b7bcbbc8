import Foundation
import Stage

/// What tells two folders of pictures apart.
///
/// Invariant: nothing that is missing, unreadable or was not drawn counts as the same.
package struct FolderComparison: Codable, Sendable, Equatable {
  package enum Status: String, Codable, Sendable {
    case same
    /// Other bytes, and no pixel further away than is tolerated.
    case tolerated
    case different
    case missingBefore, missingAfter
    case unreadable
    /// A run says that it could not draw this.
    case failed
  }

  /// A picture with its tree and its other formats.
  package struct Item: Codable, Sendable, Equatable {
    /// The path of its files in the folder, without their endings.
    package var name: String
    package var status: Status
    /// Sentences about what differs.
    package var reasons: [String] = []
    package var pixels: PixelDifference?
    package var nodes: [NodeChange] = []
  }

  package var before: String
  package var after: String
  package var tolerance: Int
  /// What is to be known beside the pictures.
  package var notes: [String] = []
  package var items: [Item] = []

  package var isSame: Bool { !items.isEmpty && differences.isEmpty }
  package var differences: [Item] { items.filter { $0.status != .same && $0.status != .tolerated } }

  static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "svg", "pdf", "json"]

  /// - Parameter tolerance: How far a channel of a pixel may be from what it was, 0…255.
  /// - Throws: a sentence, where one of the folders is none.
  package init(_ before: String, _ after: String, tolerance: Int = 0) throws {
    self.before = before
    self.after = after
    self.tolerance = tolerance
    let (old, new) = (try Self.files(in: before), try Self.files(in: after))
    compareVersions()
    var names = Set(old.keys).union(new.keys)
    let failures = failures()
    names.formUnion(failures.keys)
    for name in names.sorted() {
      items.append(item(name, old[name] ?? [], new[name] ?? [], failure: failures[name]))
    }
  }

  /// The endings of the files by their paths without them.
  private static func files(in folder: String) throws -> [String: Set<String>] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue,
      let walk = FileManager.default.enumerator(atPath: folder)
    else { throw PreviewError("There is no folder \(folder).") }
    var result: [String: Set<String>] = [:]
    for case let path as String in walk {
      let ending = (path as NSString).pathExtension
      let name = (path as NSString).lastPathComponent
      guard endings.contains(ending.lowercased()), !name.hasPrefix("."), name != PictureFolder.contentsName else {
        continue
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      result[(path as NSString).deletingPathExtension, default: []].insert(ending)
    }
    return result
  }

  private mutating func compareVersions() {
    let (old, new) = (PictureFolder.contents(of: before), PictureFolder.contents(of: after))
    guard let old, let new else {
      if (old == nil) != (new == nil) {
        notes.append(
          "Only \(old == nil ? after : before) has a \(PictureFolder.contentsName): the versions that the pictures were drawn "
            + "with cannot be compared.")
      }
      return
    }
    for name in Set(old.versions.keys).union(new.versions.keys).sorted() where old.versions[name] != new.versions[name]
    {
      notes.append(
        "\(name) was \(old.versions[name] ?? "not known") and is \(new.versions[name] ?? "not known"): pictures may differ "
          + "for that reason alone.")
    }
  }

  /// Pictures that a run could not draw, by the name that their files would have.
  private func failures() -> [String: String] {
    var result: [String: String] = [:]
    for (folder, word) in [(before, "before"), (after, "after")] {
      for picture in PictureFolder.contents(of: folder)?.pictures ?? [] {
        guard let reason = picture.failure else { continue }
        result[picture.id] = "It was not drawn \(word): \(reason)."
      }
    }
    return result
  }

  private func item(_ name: String, _ old: Set<String>, _ new: Set<String>, failure: String?) -> Item {
    if let failure { return Item(name: name, status: .failed, reasons: [failure]) }
    if old.isEmpty { return Item(name: name, status: .missingBefore, reasons: ["It is not in \(before)."]) }
    if new.isEmpty { return Item(name: name, status: .missingAfter, reasons: ["It is not in \(after)."]) }
    var item = Item(name: name, status: .same)
    for ending in old.union(new).sorted() {
      guard old.contains(ending), new.contains(ending) else {
        item.reasons.append("\(name).\(ending) is not in \(old.contains(ending) ? after : before).")
        item.status = old.contains(ending) ? .missingAfter : .missingBefore
        continue
      }
      compare(ending, &item)
    }
    return item
  }

  /// Compares one file of an item.
  private func compare(_ ending: String, _ item: inout Item) {
    let file = "\(item.name).\(ending)"
    guard let old = FileManager.default.contents(atPath: "\(before)/\(file)"),
      let new = FileManager.default.contents(atPath: "\(after)/\(file)")
    else {
      item.status = .unreadable
      item.reasons.append("\(file) cannot be read.")
      return
    }
    if ending.lowercased() == "json" {
      guard old != new else { return }
      item.raise(to: .different)
      item.nodes = TreeDifference.changes(old, new) ?? []
      if item.nodes.isEmpty { item.reasons.append("\(file) has other contents.") }
      return
    }
    guard !["svg", "pdf"].contains(ending.lowercased()) else {
      guard old != new else { return }
      item.raise(to: .different)
      return item.reasons.append("\(file) has other contents.")
    }
    comparePictures(old, new, file, &item)
  }

  private func comparePictures(_ old: Data, _ new: Data, _ file: String, _ item: inout Item) {
    // Two files that are no pictures are not the same pictures.
    guard !old.isEmpty, !new.isEmpty else {
      item.status = .unreadable
      return item.reasons.append("\(file) is empty \(old.isEmpty ? "before" : "after").")
    }
    do {
      let a = try PixelPicture(decoding: old)
      guard old != new else { return }
      let b = try PixelPicture(decoding: new)
      guard a.width == b.width, a.height == b.height else {
        item.raise(to: .different)
        return item.reasons.append(
          "\(file) was \(a.width) × \(a.height) pixels and is \(b.width) × \(b.height).")
      }
      guard let difference = PixelDifference(a, b, tolerance: tolerance) else {
        item.raise(to: .tolerated)
        let reason = a == b ? "The same pixels in other bytes." : "No channel is more than \(tolerance) away."
        return item.reasons.append("\(file): \(reason)")
      }
      item.raise(to: .different)
      item.pixels = difference
    } catch {
      item.status = .unreadable
      item.reasons.append("\(file) is no picture that can be read: \(error)")
    }
  }
}

extension FolderComparison.Item {
  /// The worse of two states.
  fileprivate mutating func raise(to other: FolderComparison.Status) {
    let order: [FolderComparison.Status] = [
      .same, .tolerated, .different, .missingBefore, .missingAfter, .unreadable, .failed,
    ]
    if let new = order.firstIndex(of: other), let old = order.firstIndex(of: status), new > old { status = other }
  }
}
