import Foundation
import Testing

extension BrowserTests {
  @Suite("Its session") struct SessionTests {
    @Test("a connection that drops comes back to the same state")
    func reconnects() async throws {
      let server = try await LiveServer.shared.value
      let port = try #require(server.address.port)
      let forwarder = try Forwarder(to: UInt16(port))
      defer { forwarder.end() }
      let address = try await LiveServer.page(of: "CounterCard")
        .replacingOccurrences(of: ":\(port)/", with: ":\(forwarder.port)/")
      let page = try await Page.open(address)
      try await page.waitUntilLive()
      try await page.tap("Press")
      try await page.waitForText("Pressed 1 times")
      forwarder.isOpen = false
      forwarder.drop()
      try await page.wait(
        for: "!document.querySelector('[data-part=word]').hidden", "the page says that it has lost the connection")
      #expect(try await page.evaluate("document.querySelector('[data-part=state]').dataset.state").string == "lost")
      forwarder.isOpen = true
      try await page.waitUntilLive()
      try await page.waitForText("Pressed 1 times")
      try await page.tap("Press")
      try await page.waitForText("Pressed 2 times")
      await page.close()
    }

    @Test("a page that is loaded again goes on where it was")
    func reloads() async throws {
      try await withLivePage("CounterCard") { page in
        try await page.tap("Press")
        try await page.waitForText("Pressed 1 times")
        try await page.send("Page.reload")
        try await page.wait(
          for: "performance.getEntriesByType('navigation')[0].type === 'reload' && document.readyState === 'complete'",
          "the page is loaded again")
        try await page.waitUntilLive()
        try await page.waitForText("Pressed 1 times")
      }
    }

    @Test("Restart begins anew")
    func restarts() async throws {
      try await withLivePage("CounterCard") { page in
        try await page.tap("Press")
        try await page.waitForText("Pressed 1 times")
        try await page.evaluate("document.querySelector('[data-tool=restart]').click()")
        try await page.waitForText("Pressed 0 times")
      }
    }

    @Test("two pages of one specimen know nothing of each other")
    func twoPages() async throws {
      try await withLivePage("CounterCard") { first in
        try await first.tap("Press")
        try await first.waitForText("Pressed 1 times")
        try await withLivePage("CounterCard") { second in try await second.waitForText("Pressed 0 times") }
      }
    }

    @Test("a link shows what it was made from: scheme, type size and zoom stand in the address")
    func fragment() async throws {
      try await withLivePage("CounterCard", fragment: "#scheme=dark&typeSize=AX3&zoom=1") { page in
        try await page.wait(for: "document.querySelector('[name=scheme][value=dark]').checked", "the scheme is dark")
        try await page.wait(
          for: "document.querySelector('canvas').getContext('2d').getImageData(12, 12, 1, 1).data[0] < 60",
          "the picture is dark")
        #expect(
          try await page.evaluate("document.querySelector('[name=typeSize]').getAttribute('aria-valuetext')").string
            == "AX3")
        try await page.evaluate("document.querySelector('[name=scheme][value=light]').click()")
        try await page.wait(
          for: "document.querySelector('canvas').getContext('2d').getImageData(12, 12, 1, 1).data[0] > 200",
          "the picture is light")
        #expect(try await page.evaluate("location.hash").string?.contains("scheme") == false)
      }
    }
  }
}
