import Building
import Foundation
import SpecimenProtocol

/// Asks a drawing process which previews a library holds.
struct PreviewLister {
  let workshop: Workshop
  /// Seconds that the code of one file or provider may take.
  static let patience = 20.0

  struct Listing {
    var previews: [FoundPreview] = []
    /// Bases of the holders whose code ended the process, with its last words.
    var failed: [String: String] = [:]
  }

  /// - Throws: a sentence, where the library cannot be opened at all.
  func list(_ library: String) throws -> Listing {
    var failed: [String: String] = [:]
    while true {
      var listing = Listing(failed: failed)
      let command =
        [workshop.specimen, "--library", library, "--list"] + failed.keys.sorted().map { "--without=\($0)" }
      let process = try WatchedProcess(
        workshop.sandbox.command(command, writable: [], limits: .drawing),
        environment: SpecimenSurroundings.environment(fonts: workshop.fonts))
      var holder: String?
      var isOver = false
      var isTooSlow = false
      while !isOver {
        switch process.nextLine(within: Self.patience) {
        case .line(let line):
          switch try? JSONDecoder().decode(PreviewListing.self, from: Data(line.utf8)) {
          case .began(let base): holder = base
          case .found(let preview): listing.previews.append(preview)
          case nil: continue
          }
        case .timedOut:
          isTooSlow = true
          process.end()
          isOver = true
        case .closed: isOver = true
        }
      }
      if process.wait() == .exited(status: 0) { return listing }
      let words = process.errorText.split(separator: "\n")
      let trap = (words.first { $0.contains("Fatal error") } ?? words.last)?.trimmingPrefix("vitrine-specimen: ")
      guard let holder, failed[holder] == nil else {
        throw PreviewError(
          "The previews cannot be listed: \(trap.map(String.init) ?? "the drawing process said nothing.")")
      }
      failed[holder] =
        isTooSlow ? "it takes longer than \(Int(Self.patience)) seconds" : trap.map(String.init) ?? "it crashes"
    }
  }
}
