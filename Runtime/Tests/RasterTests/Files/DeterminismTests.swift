import CoreGraphics
import Drawing
import Foundation
import Raster
import Testing

@Suite("The same bytes every time") struct DeterminismTests {
  @Test("ten processes write the same PNG, SVG and PDF")
  func processes() async throws {
    let here = try Scene.fingerprint()
    for _ in 0..<10 {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        FileHandle.standardOutput.write(Data("fingerprint \(try Scene.fingerprint()) end".utf8))
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("fingerprint \(here) end"))
    }
  }

  @Test("one, two and four threads write the same picture", arguments: [1, 2, 4])
  func threads(count: Int) async throws {
    let expected = try Scene.bitmap(Rasterizer()).bytes
    try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<count {
        group.addTask {
          let rasterizer = try Rasterizer()
          return try (0..<3).map { _ in try Scene.bitmap(rasterizer).bytes }
        }
      }
      for try await pictures in group {
        for picture in pictures { #expect(picture == expected) }
      }
    }
  }

  @Test("full caches change nothing")
  func caches() throws {
    let rasterizer = try Rasterizer()
    let list = try Scene.list()
    let first = try rasterizer.render(list, size: Scene.size, scale: 2)
    // Other sizes fill the caches with other glyphs, shadows and images.
    for scale in [1.0, 1.5, 3, 4] { _ = try rasterizer.render(list, size: Scene.size, scale: scale) }
    expectSame(first, try rasterizer.render(list, size: Scene.size, scale: 2))
  }
}
