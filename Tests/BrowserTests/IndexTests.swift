import Foundation
import Testing

extension BrowserTests {
  @Suite("The index") struct IndexTests {
    private func withIndex(_ body: (Page) async throws -> Void) async throws {
      let page = try await Page.open(try await LiveServer.shared.value.address.absoluteString)
      do { try await body(page) } catch {
        await page.close()
        throw error
      }
      await page.close()
    }

    @Test("it lists the specimens, and what is typed narrows the list")
    func filter() async throws {
      try await withIndex { page in
        try await page.wait(for: "document.querySelectorAll('.card').length === 9", "nine cards are there")
        try await page.press("/", code: 191, text: "/")
        try await page.type("name")
        try await page.wait(for: "document.querySelectorAll('.card:not([hidden])').length === 1", "one card is left")
        #expect(try await page.evaluate("document.querySelector('output[for=filter]').textContent").string == "1 of 9")
        try await page.press("Enter", code: 13, text: "\r")
        try await page.wait(for: "location.pathname.endsWith('/c/desk/NameForm-0')", "the page of the form opens")
      }
    }

    @Test("nothing on it is refused by its own content security policy")
    func policy() async throws {
      let blocked = Blocked()
      let browser = try await Browser.shared.value
      let listener = await browser.listen { method, _, parameters in
        guard method == "Log.entryAdded", parameters["entry"]["level"] == "error" else { return }
        blocked.add(parameters["entry"]["text"].string ?? "")
      }
      for address in [
        try await LiveServer.shared.value.address.absoluteString, try await LiveServer.page(of: "NameForm"),
      ] {
        let page = try await Page.open("about:blank")
        try await page.send("Log.enable")
        try await page.go(to: address)
        try await page.wait(for: "document.fonts.status === 'loaded'", "the fonts are there")
        await page.close()
      }
      await browser.stopListening(listener)
      #expect(blocked.all == [])
    }
  }
}

/// What the browser complains of.
private final class Blocked: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []
  func add(_ entry: String) { lock.withLock { entries.append(entry) } }
  var all: [String] { lock.withLock { entries } }
}
