import Foundation
import Testing

extension BrowserTests {
  @Suite("Its builds") struct BuildTests {
    @Test("a specimen that crashes says so, and starts again")
    func crash() async throws {
      try await withLivePage("CrashCard") { page in
        try await page.tap("Crash")
        try await page.wait(
          for: "document.querySelector('[data-part=state]').dataset.state === 'ended'",
          "the page says that it has ended")
        try await page.evaluate(
          "[...document.querySelectorAll('[data-part=notice] button')].find((button) => button.textContent === 'Start again').click()"
        )
        try await page.waitUntilLive()
        try await page.wait(for: "document.querySelector('[data-part=notice]').hidden", "the word is gone")
      }
    }

    @Test("a source that changes is built under the page: what was done stays, and the compiler is heard")
    func changes() async throws {
      let folder = NSTemporaryDirectory() + "vitrine-browser-guide-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let guide = folder + "/Small.md"
      func write(_ word: String, _ action: String) throws {
        try """
        # Small

        ```swift
        import SwiftUI

        struct Counter: View {
          @State private var count = 0
          var body: some View {
            VStack {
              Text("\(word) \\(count)")
              Button("Press") { \(action) }
            }
          }
        }
        ```
        """.write(toFile: guide, atomically: true, encoding: .utf8)
      }
      try write("First", "count += 1")
      let server = try await LiveServer(guide: guide)
      defer { server.end() }
      let page = try await Page.open(server.address.appending(path: "c/small/Counter-0").absoluteString)
      try await page.waitUntilLive()
      try await page.tap("Press")
      try await page.waitForText("First 1")

      try write("Second", "count += true")
      try await page.wait(
        for: "document.querySelector('[data-part=notice] pre')?.textContent.includes('Bool')", "the compiler is heard",
        seconds: 60)
      try await page.tap("Press")
      try await page.waitForText("First 2")

      try write("Third", "count += 1")
      try await page.waitForText("Third 2", seconds: 60)
      try await page.wait(for: "document.querySelector('[data-part=notice]').hidden", "the compiler is silent")
      try await page.wait(
        for: "document.querySelector('#panel-source').textContent.includes('Third')", "the source is the new one")
      await page.close()
    }
  }
}
