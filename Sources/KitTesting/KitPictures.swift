import Foundation
import Testing

/// The pictures of a kit's page, which come from its tests.
@MainActor
package enum KitPictures {
  /// Compares a picture of the page with what an exhibit shows; writes it where `VITRINE_MAKES_PICTURES` is set.
  /// - Parameter name: such as `todoist-rows`; the file is in `Documentation/Pictures/Kits`.
  package static func check(
    _ exhibit: Exhibit, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name + ".png")
    let picture = try exhibit.stage.png(scale: 2)
    if let makes = ProcessInfo.processInfo.environment["VITRINE_MAKES_PICTURES"], !makes.isEmpty {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try picture.write(to: file)
    }
    #expect(
      try Data(contentsOf: file) == picture,
      "\(name).png is not what the kit shows now: look at it, and run the test with VITRINE_MAKES_PICTURES=1.",
      sourceLocation: sourceLocation)
  }

  private static var folder: URL {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return sources.deletingLastPathComponent().appending(path: "Documentation/Pictures/Kits")
  }
}
