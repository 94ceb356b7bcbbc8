import Foundation
import SpecimenProtocol
import Stage

/// A library of somebody's previews, opened.
@MainActor
enum PreviewLibrary {
  /// - Throws: a sentence with the loader's words.
  static func open(_ path: String) throws {
    guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
      throw Complaint("The previews cannot be opened: \(dlerror().map { String(cString: $0) } ?? "").")
    }
  }

  /// Says what there is, one line each, so that code which ends this process costs only its own previews.
  /// - Parameter leftOut: bases of holders that have ended a process before.
  static func list(_ path: String, leavingOut leftOut: Set<String>, say: (Data) -> Void) throws {
    try open(path)
    let catalogue = PreviewCatalogue(library: path, resources: try StageResources())
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for holder in catalogue.holders {
      say(try encoder.encode(PreviewListing.began(holder: holder.base)))
      if leftOut.contains(holder.base) {
        say(try encoder.encode(PreviewListing.found(catalogue.unopened(holder))))
        continue
      }
      for entry in catalogue.entries(of: holder) { say(try encoder.encode(PreviewListing.found(entry.found))) }
    }
  }
}

extension PreviewCatalogue {
  /// Stands for the previews of a holder whose code cannot be run.
  fileprivate func unopened(_ holder: Holder) -> FoundPreview {
    var file = ""
    if case .provider(_, let type) = holder.key { file = type }
    if case .file(let id) = holder.key { file = id }
    return FoundPreview(
      name: holder.base, title: holder.key.plainName, module: holder.key.module, file: file, line: 0, layout: .screen)
  }
}
