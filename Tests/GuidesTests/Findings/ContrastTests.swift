import Testing

import Guides

/// Expected ratios: recorded numbers, and WCAG 2.2's own definition of relative luminance.
@Suite struct ContrastTests {
  @Test(
    "ratios are those of WCAG and are cut off, never rounded up",
    arguments: [
      ("#777777", "#FFFFFF", "4.47:1", false), ("#0078D7", "#FFFFFF", "4.49:1", false),
      ("#767676", "#FFFFFF", "4.54:1", true), ("#000000", "#FFFFFF", "21.00:1", true),
      ("#808080", "#FFFFFF", "3.94:1", false), ("#1E1919", "#FFFFFF", "17.37:1", true),
      ("#123456", "#123456", "1.00:1", false),
    ])
  func ratio(text: String, background: String, printed: String, passes: Bool) throws {
    let ratio = ContrastRatio(try #require(HexColor(text)), on: try #require(HexColor(background)))
    #expect("\(ratio)" == printed)
    #expect((ratio.value >= 4.5) == passes)
  }

  @Test("alpha layers are laid over each other first")
  func alpha() throws {
    let page = HexColor.black.with(alpha: 0.5).over(.white)
    let card = HexColor.white.with(alpha: 0.2).over(page)
    #expect("\(card)" == "#999999")
    let text = HexColor.black.with(alpha: 0.85).over(card)
    #expect("\(text)" == "#171717")
    #expect("\(ContrastRatio(text, on: card))".hasPrefix("6.29"))
  }

  @Test("large text is 18 points, or 14 points in bold; medium is not bold")
  func large() {
    #expect(TextLevel.aa.required(pointSize: 18, weight: 400) == 3)
    #expect(TextLevel.aa.required(pointSize: 17.9, weight: 400) == 4.5)
    #expect(TextLevel.aa.required(pointSize: 14, weight: 700) == 3)
    #expect(TextLevel.aa.required(pointSize: 14, weight: 600) == 4.5)
    #expect(TextLevel.aaa.required(pointSize: 14, weight: 700) == 4.5)
    #expect(TextLevel.aaa.required(pointSize: 12, weight: 900) == 7)
  }

  @Test("an adjusted colour reaches the ratio and its neighbour towards the original does not")
  func adjusted() throws {
    let gray = try #require(HexColor("#808080"))
    let mended = try #require(gray.adjusted(toReach: 4.5, on: .white))
    #expect(ContrastRatio(mended, on: .white).value >= 4.5)
    let paler = HexColor(red: mended.red + 1, green: mended.green + 1, blue: mended.blue + 1)
    #expect(ContrastRatio(paler, on: .white).value < 4.5)
    #expect(HexColor("#777777")?.adjusted(toReach: 7, on: try #require(HexColor("#777777"))) == nil)
  }

  @Test("hex colours are read in their three lengths and nothing else is")
  func hex() {
    #expect(HexColor("#abc")?.description == "#AABBCC")
    #expect(HexColor("DC4C3E")?.description == "#DC4C3E")
    #expect(HexColor("#11223380")?.description == "#11223380")
    for wrong in ["", "#", "#12", "#12345", "#GGGGGG", "#1234567", "white", "＃123456"] {
      #expect(HexColor(wrong) == nil)
    }
  }
}

extension HexColor {
  fileprivate func with(alpha: Double) -> HexColor {
    HexColor(red: red, green: green, blue: blue, alpha: UInt8((alpha * 255).rounded()))
  }
}
