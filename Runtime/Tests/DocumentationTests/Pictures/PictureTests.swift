import Foundation
import Testing

/// The pictures of the pages are what the engine draws.
@MainActor @Suite struct PictureTests {
  /// Set by `make pictures`: files are written where they differ.
  private static let writes = ProcessInfo.processInfo.environment["VITRINE_MAKES_PICTURES"] == "1"

  @Test("a picture of the documentation is what the engine draws", arguments: Album.all)
  func picture(_ picture: Picture) throws {
    let png = try picture.png()
    let kept = try? Data(contentsOf: picture.file)
    if Self.writes, kept != png {
      try FileManager.default.createDirectory(at: Documentation.pictures, withIntermediateDirectories: true)
      try png.write(to: picture.file)
      return
    }
    #expect(
      kept == png,
      """
      Documentation/Pictures/Families/\(picture.name).png is not what the engine draws now. Where the change is \
      meant, make it anew with `make pictures` (or run this test with VITRINE_MAKES_PICTURES=1), and look at it.
      """)
  }

  @Test("the pictures are small")
  func size() throws {
    let bytes = try Documentation.files(in: Documentation.pictures, "png")
      .map { try Data(contentsOf: $0).count }.reduce(0, +)
    #expect(bytes < 3_000_000)
  }

  @Test("a picture of another moment has other bytes")
  func moments() throws {
    func png(at time: Double) throws -> Data {
      let take = try Take(SpringRace())
      try take.tap("Go")
      try take.wait(until: time)
      take.shot()
      return try Strip(shots: take.shots).png()
    }
    #expect(try png(at: 0.1) == png(at: 0.1))
    #expect(try png(at: 0.1) != png(at: 0.15))
  }
}
