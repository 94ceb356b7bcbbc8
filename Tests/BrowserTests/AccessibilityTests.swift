import Testing

extension BrowserTests {
  @Suite("Its accessibility") struct AccessibilityTests {
    @Test("the browser sees roles, names, values and states of the specimen")
    func tree() async throws {
      try await withLivePage("SettingsCard") { page in
        let nodes = try await page.waitForNodes("the slider is there") {
          $0.contains { $0.role == "slider" && $0.name == "Volume" }
        }
        let heading = try #require(nodes.first { $0.role == "heading" && $0.name == "Sound" })
        #expect(heading.properties["level"]?.int ?? 0 > 0)
        let toggle = try #require(nodes.first { $0.role == "switch" && $0.name == "Mute" })
        #expect(toggle.properties["checked"]?.string == "false")
        #expect(toggle.isTrue("focusable"))
        let slider = try #require(nodes.first { $0.role == "slider" && $0.name == "Volume" })
        #expect(slider.value == "50" && slider.properties["valuemax"]?.int == 100)
        #expect(nodes.contains { $0.role == "StaticText" && $0.name == "At 50" })
        let order = ["Sound", "Mute", "Volume", "At 50"].compactMap { name in nodes.firstIndex { $0.name == name } }
        #expect(order.count == 4 && order == order.sorted())
      }
    }

    @Test("a form is text fields with names, and a password is protected")
    func form() async throws {
      try await withLivePage("NameForm") { page in
        let nodes = try await page.waitForNodes("the fields are there") { nodes in
          nodes.count { $0.role == "textbox" && ["Name", "Password", "Note"].contains($0.name) } == 3
        }
        let note = try #require(nodes.first { $0.name == "Note" })
        #expect(note.isTrue("multiline"))
      }
    }

    @Test("the keyboard alone turns a switch and moves a slider, and Escape leads out of the picture")
    func keyboard() async throws {
      try await withLivePage("SettingsCard") { page in
        _ = try await page.middle(of: "Mute")
        try await page.evaluate("document.getElementById('stage').focus()")
        try await page.press("Tab", code: 9)
        #expect(try await page.evaluate("document.activeElement.getAttribute('aria-label')").string == "Mute")
        try await page.press(" ", code: 32, text: " ")
        try await page.wait(for: "document.activeElement.getAttribute('aria-checked') === 'true'", "the switch is on")
        try await page.press("Tab", code: 9)
        #expect(try await page.evaluate("document.activeElement.getAttribute('aria-label')").string == "Volume")
        try await page.press("ArrowRight", code: 39)
        try await page.waitForText("At 60")
        try await page.press("ArrowDown", code: 40)
        try await page.waitForText("At 50")
        #expect(try await page.evaluate("document.activeElement.getAttribute('aria-label')").string == "Volume")
        try await page.press("Escape", code: 27)
        #expect(
          try await page.evaluate("document.getElementById('stage').contains(document.activeElement)").bool == false)
      }
    }

    @Test("what assistive technology does to an element is done in the specimen")
    func activation() async throws {
      try await withLivePage("CounterCard") { page in
        _ = try await page.middle(of: "Press")
        try await page.evaluate(
          "[...document.querySelectorAll('.mirror [role=button]')].find((node) => node.getAttribute('aria-label') === 'Press').click()"
        )
        try await page.waitForText("Pressed 1 times")
      }
    }

    @Test("a sheet takes the focus that it hides, and gives it back")
    func dialog() async throws {
      let name = "document.activeElement.getAttribute('aria-label')"
      try await withLivePage("QuestionScreen") { page in
        _ = try await page.middle(of: "Ask")
        try await page.evaluate("document.getElementById('stage').focus()")
        try await page.press("Tab", code: 9)
        try await page.press("Tab", code: 9)
        #expect(try await page.evaluate(name).string == "Ask")
        try await page.press("Enter", code: 13, text: "\r")
        try await page.wait(for: "document.activeElement.closest('[aria-modal]')", "the focus is in the sheet")
        let nodes = try await page.accessibilityNodes()
        #expect(nodes.contains { $0.role == "dialog" && $0.isTrue("modal") && $0.name == "Really?" })
        #expect(!nodes.contains { $0.role == "button" && $0.name == "First" })
        // The heading can be touched, because the sheet can be dragged by it.
        for _ in 0..<2 where try await page.evaluate(name).string != "Yes" { try await page.press("Tab", code: 9) }
        #expect(try await page.evaluate(name).string == "Yes")
        try await page.press(" ", code: 32, text: " ")
        try await page.waitForText("Answer yes")
        try await page.wait(for: "\(name) === 'Ask'", "the focus is where it was")
      }
    }
  }
}
