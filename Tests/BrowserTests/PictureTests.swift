import Foundation
import Testing

@Suite("A live page in Chromium", .serialized) struct BrowserTests {}

extension BrowserTests {
  @Suite("Its picture") struct PictureTests {
    @Test("a page shows its specimen, sharp at the screen's resolution")
    func loads() async throws {
      try await withLivePage("CounterCard", ratio: 2) { page in
        try await page.waitForText("Pressed 0 times")
        try await page.wait(
          for: """
            ['width', 'height'].every((side) => {
              const canvas = document.querySelector('canvas');
              return Math.abs(canvas[side] / canvas.getBoundingClientRect()[side] - 2) < 0.02;
            })
            """, "a pixel of the picture is a pixel of the screen")
        // The prominent button is drawn in the system's blue, #007AFF, somewhere on the picture.
        let blues = try await page.evaluate(
          """
          (() => {
            const canvas = document.querySelector('canvas');
            const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
            let count = 0;
            for (let i = 0; i < data.length; i += 4) { if (data[i] === 0 && data[i + 1] === 122 && data[i + 2] === 255) { count += 1; } }
            return count;
          })()
          """)
        #expect((blues.int ?? 0) > 500)
      }
    }

    @Test("what is tapped answers")
    func tap() async throws {
      try await withLivePage("CounterCard") { page in
        try await page.tap("Press")
        try await page.waitForText("Pressed 1 times")
        try await page.tap("Press")
        try await page.waitForText("Pressed 2 times")
      }
    }

    @Test("a drag moves by as many points as the pointer, whatever the zoom", arguments: ["0.75", "1.5"])
    func drag(zoom: String) async throws {
      try await withLivePage("HandCard", fragment: "#zoom=\(zoom)") { page in
        let board = try await page.middle(of: "Board")
        try await page.drag(from: board, by: (40, 30))
        try await page.waitForText("Moved 40, 30")
      }
    }

    @Test("the wheel scrolls")
    func wheel() async throws {
      try await withLivePage("RowList") { page in
        try await page.waitForText("Row 1")
        try await page.wheel(150, 200, dy: 600)
        try await page.wait(
          for:
            "[...document.querySelectorAll('.mirror div')].some((row) => row.textContent === 'Row 14' && row.offsetTop < 400)",
          "the list has moved")
      }
    }

    @Test("two fingers magnify")
    func twoFingers() async throws {
      try await withLivePage("HandCard", width: 390, height: 844, ratio: 2, isTouch: true) { page in
        let board = try await page.middle(of: "Board")
        try await page.waitForText("As it was")
        try await page.touch("touchStart", [(board.x - 20, board.y), (board.x + 20, board.y)])
        for step in 1...6 {
          let reach = 20 + Double(step) * 12
          try await page.touch("touchMove", [(board.x - reach, board.y), (board.x + reach, board.y)])
        }
        try await page.waitForText("Larger")
        try await page.touch("touchEnd", [])
      }
    }

    @Test("the page's own colours are dark where the reader wants it, and the specimen's stay as they were asked for")
    func darkPage() async throws {
      try await withLivePage("CounterCard") { page in
        let light = try await page.evaluate("getComputedStyle(document.body).backgroundColor").string
        let corner = try await page.color(4, 4)
        try await page.prefer(scheme: "dark")
        let dark = try await page.evaluate("getComputedStyle(document.body).backgroundColor").string
        #expect(light == "rgb(247, 247, 245)")
        #expect(dark == "rgb(17, 17, 19)")
        #expect(try await page.color(4, 4) == corner)
      }
    }

    @Test("at phone width the picture fits, and nothing makes the page wider than the screen")
    func phone() async throws {
      try await withLivePage("SettingsCard", width: 360, height: 740, ratio: 2, isTouch: true) { page in
        #expect(try await page.evaluate("document.documentElement.scrollWidth").int == 360)
        let box = try await page.evaluate(
          "(() => { const box = document.querySelector('canvas').getBoundingClientRect(); return [box.left, box.right] })()"
        )
        #expect((box[0].number ?? -1) >= 16)
        #expect((box[1].number ?? 999) <= 344)
        try await page.resize(width: 1200, height: 800)
        try await page.wait(
          for: "document.querySelector('.inspector').getBoundingClientRect().top < 100",
          "the settings stand beside the picture")
      }
    }
  }
}
