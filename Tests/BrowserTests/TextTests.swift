import Testing

extension BrowserTests {
  @Suite("Its text") struct TextTests {
    private static let hasField = "document.activeElement.matches('.field')"

    @Test("a field that is tapped takes what the keyboard types")
    func types() async throws {
      try await withLivePage("NameForm") { page in
        try await page.tap("Name")
        try await page.wait(for: Self.hasField, "the field has the keyboard")
        #expect(try await page.evaluate("document.activeElement.inputMode").string == "email")
        try await page.type("Ada")
        try await page.waitForText("Hello Ada,")
        try await page.press("Backspace", code: 8)
        try await page.waitForText("Hello Ad,")
        try await page.press("ArrowLeft", code: 37)
        try await page.type("n")
        try await page.waitForText("Hello And,")
        try await page.wait(
          for: "document.activeElement.value === 'And' && document.activeElement.selectionStart === 2",
          "the browser's field follows")
      }
    }

    @Test("an input method marks and makes final, with characters of several units")
    func inputMethod() async throws {
      try await withLivePage("NameForm") { page in
        try await page.tap("Name")
        try await page.wait(for: Self.hasField, "the field has the keyboard")
        for text in ["に", "にほ", "にほん"] {
          try await page.send(
            "Input.imeSetComposition",
            [
              "text": .string(text), "selectionStart": .number(Double(text.count)),
              "selectionEnd": .number(Double(text.count)),
            ])
        }
        try await page.waitForText("Hello にほん,")
        try await page.send("Input.insertText", ["text": "日本"])
        try await page.waitForText("Hello 日本,")
        try await page.send("Input.insertText", ["text": "👩‍🚀"])
        try await page.waitForText("Hello 日本👩‍🚀,")
        try await page.press("Backspace", code: 8)
        try await page.waitForText("Hello 日本,")
      }
    }

    @Test("a composition that is given up leaves nothing")
    func givenUp() async throws {
      try await withLivePage("NameForm") { page in
        try await page.tap("Name")
        try await page.wait(for: Self.hasField, "the field has the keyboard")
        try await page.send("Input.imeSetComposition", ["text": "か", "selectionStart": 1, "selectionEnd": 1])
        try await page.waitForText("Hello か,")
        try await page.send("Input.imeSetComposition", ["text": "", "selectionStart": 0, "selectionEnd": 0])
        try await page.waitForText("Hello ,")
      }
    }

    @Test("what is copied in a field is what was selected; what is pasted comes in; what is cut is gone")
    func clipboard() async throws {
      try await withLivePage("NameForm") { page in
        try await page.tap("Name")
        try await page.wait(for: Self.hasField, "the field has the keyboard")
        let paste = """
          (() => {
            const data = new DataTransfer();
            data.setData('text/plain', 'Grace');
            document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true, bubbles: true }));
          })()
          """
        try await page.evaluate(paste)
        try await page.waitForText("Hello Grace,")
        // Control and A, as Linux has it.
        try await page.press("a", code: 65, modifiers: 2)
        try await page.wait(
          for: "document.activeElement.selectionEnd - document.activeElement.selectionStart === 5", "all is selected")
        let copied = try await page.evaluate(
          """
          (() => {
            const data = new DataTransfer();
            document.activeElement.dispatchEvent(new ClipboardEvent('cut', { clipboardData: data, cancelable: true, bubbles: true }));
            return data.getData('text/plain');
          })()
          """)
        #expect(copied.string == "Grace")
        try await page.waitForText("Hello ,")
      }
    }

    @Test("a secret is typed into a password field and stands nowhere in the page")
    func secret() async throws {
      try await withLivePage("NameForm") { page in
        try await page.tap("Password")
        try await page.wait(for: "document.activeElement.type === 'password'", "the field is one for passwords")
        try await page.type("hunter2")
        try await page.waitForText("7 letters")
        #expect(try await page.evaluate("document.activeElement.value.includes('hunter2')").bool == false)
        #expect(try await page.evaluate("document.documentElement.outerHTML.includes('hunter2')").bool == false)
      }
    }

    @Test("Tab goes to the next field, and what is typed goes there")
    func tabs() async throws {
      try await withLivePage("NameForm") { page in
        try await page.tap("Name")
        try await page.wait(for: Self.hasField, "the field has the keyboard")
        try await page.press("Tab", code: 9)
        try await page.wait(for: "document.activeElement.type === 'password'", "the focus is in the next field")
        try await page.type("abc")
        try await page.waitForText("Hello , 3 letters")
      }
    }
  }
}
