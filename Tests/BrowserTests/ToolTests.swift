import Foundation
import Testing

extension BrowserTests {
  @Suite("Its tools") struct ToolTests {
    @Test("pointing in inspect mode frames the view, and a click finds it in the tree")
    func inspect() async throws {
      try await withLivePage("CounterCard") { page in
        try await page.evaluate("document.querySelector('[data-tool=inspect]').click()")
        try await page.wait(for: "document.querySelectorAll('.rows [role=treeitem]').length > 3", "the tree is there")
        let button = try await page.middle(of: "Press")
        try await page.mouse("mouseMoved", button.x, button.y, isDown: false)
        try await page.wait(for: "!document.querySelector('[data-part=highlight]').hidden", "a view is framed")
        try await page.tap(button.x, button.y)
        try await page.wait(
          for: "document.querySelector('.rows [aria-selected=true]') === document.activeElement",
          "its row has the focus")
        #expect(
          try await page.evaluate("document.querySelector('[data-tool=inspect]').getAttribute('aria-pressed')").string
            == "false")
        // The click was for the page, not for the specimen.
        #expect(
          try await page.evaluate("document.querySelector('.mirror').innerText.includes('Pressed 0 times')").bool
            == true)
      }
    }

    @Test("what is done while it is recorded comes out as a script")
    func record() async throws {
      try await withLivePage("CounterCard") { page in
        try await page.evaluate("document.querySelector('[data-tool=record]').click()")
        try await page.tap("Press")
        try await page.waitForText("Pressed 1 times")
        try await page.evaluate("document.querySelector('[data-tool=record]').click()")
        try await page.wait(for: "document.querySelector('[data-part=script]').open", "the script is shown")
        let script =
          try await page.evaluate("document.querySelector('[data-part=script-text]').textContent").string ?? ""
        #expect(script.contains("Press"))
      }
    }

    @Test("a picture is saved as a PNG")
    func save() async throws {
      let folder = NSTemporaryDirectory() + "vitrine-browser-save-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try await withLivePage("CounterCard") { page in
        _ = try await page.browser.send(
          "Browser.setDownloadBehavior",
          ["behavior": "allow", "downloadPath": .string(folder), "browserContextId": .string(page.context)])
        try await page.evaluate("document.querySelector('[data-save=png]').click()")
        try await page.wait(
          for: "document.querySelector('[data-part=state]').textContent.includes('Saved')",
          "the page says that it has saved")
        let name =
          try await page.evaluate("/Saved (.*)\\./.exec(document.querySelector('[data-part=state]').textContent)[1]")
          .string ?? ""
        let file = folder + "/" + name
        let limit = ContinuousClock.now + .seconds(10)
        while !FileManager.default.fileExists(atPath: file), ContinuousClock.now < limit { await Task.yield() }
        let bytes = try Data(contentsOf: URL(filePath: file))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      }
    }

    @Test("a knob turns the component's parameter, and stands in the address")
    func knob() async throws {
      try await withLivePage("Greeting") { page in
        try await page.wait(for: "document.querySelector('[data-knob][name=name]')", "there is a knob for the name")
        try await page.evaluate(
          """
          (() => {
            const field = document.querySelector('[data-knob][name=name]');
            field.value = 'Ada & Grace';
            field.dispatchEvent(new Event('input', { bubbles: true }));
          })()
          """)
        try await page.waitForText("Good morning, Ada & Grace")
        #expect(
          try await page.evaluate("new URLSearchParams(location.hash.slice(1)).get('knob.name')").string
            == "Ada & Grace")
      }
      try await withLivePage("Greeting", fragment: "#knob.name=Mary") { page in
        try await page.waitForText("Good morning, Mary")
      }
    }

    @Test("a view that writes its binding turns the knob, and the address with it; after a restart the address holds")
    func writtenKnob() async throws {
      try await withLivePage("DoorCard", fragment: "#knob.isOpen=true") { page in
        try await page.waitForText("It is open")
        try await page.tap("Push")
        try await page.waitForText("It is shut")
        try await page.wait(
          for: "document.querySelector('[data-knob][name=isOpen]').checked === false",
          "the knob stands where the view put it")
        try await page.wait(
          for: "new URLSearchParams(location.hash.slice(1)).get('knob.isOpen') === 'false'", "the address says so")
        try await page.tap("Push")
        try await page.waitForText("It is open")
        try await page.evaluate("document.querySelector('[data-tool=restart]').click()")
        try await page.waitForText("Pushed 0 times")
        try await page.wait(
          for: "document.querySelector('[data-knob][name=isOpen]').checked === true",
          "the knob stands as the address has it")
        try await page.waitForText("It is open")
      }
    }
  }
}
