import CoreGraphics
import Drawing
import Foundation
import Testing
import Typesetting

@Suite("Fonts by name")
struct FontResolutionTests {
  private func resolve(
    _ name: String, weight: CGFloat? = nil, isItalic: Bool = false, size: CGFloat = 20
  ) -> ResolvedFont {
    Fonts.library.resolve(
      FontSpec(
        family: .custom(name), size: size, weight: weight ?? 400, weightIsExplicit: weight != nil,
        isItalic: isItalic))
  }

  private func axis(_ tag: String, _ font: ResolvedFont) -> Double? {
    font.face.axes.first { $0.tag == tag }?.value
  }

  @Test(
    "PostScript names, full names and families are found in the fonts' own name tables",
    arguments: [
      ("Inter-SemiBold", "Inter-SemiBold", 600), ("Inter-Regular", "Inter-Regular", 400),
      ("Inter", "Inter-Regular", 400), ("Inter SemiBold", "Inter-SemiBold", 600),
      ("Inter-Semibold", "Inter-SemiBold", 600), ("Merriweather-Black", "Merriweather-Black", 900),
      ("Merriweather-Regular", "Merriweather-Regular", 400), ("Merriweather", "Merriweather-Regular", 400),
      ("JetBrainsMono-Bold", "JetBrainsMono-Bold", 700), ("Nunito-ExtraBold", "Nunito-ExtraBold", 800),
      ("InterVariable", "Inter-Regular", 400), ("Inter_18pt-Bold", "Inter-Bold", 700),
    ] as [(String, String, Double)])
  func variable(name: String, face: String, weight: Double) {
    let font = resolve(name)
    #expect(font.face.name == face)
    #expect(axis("wght", font) == weight)
    #expect(font.substituteName == nil)
    #expect(font.requestedName == name)
  }

  @Test(
    "a family of one file for each weight",
    arguments: [
      ("Lato-Black", "Lato-Black"), ("Lato-Bold", "Lato-Bold"), ("Lato-Regular", "Lato-Regular"),
      ("Lato", "Lato-Regular"), ("Lato Black", "Lato-Black"), ("Lato-BlackItalic", "Lato-BlackItalic"),
    ])
  func files(name: String, face: String) {
    let font = resolve(name)
    #expect(font.face.name == face)
    #expect(font.face.file.hasSuffix(face + ".ttf"))
    #expect(font.substituteName == nil)
  }

  @Test("an explicit weight moves within the family, the name's weight else stays")
  func explicitWeight() {
    #expect(resolve("Lato-Regular", weight: 700).face.name == "Lato-Bold")
    #expect(resolve("Lato", weight: 900).face.name == "Lato-Black")
    #expect(axis("wght", resolve("Inter-SemiBold", weight: 800)) == 800)
    #expect(axis("wght", resolve("Inter-SemiBold")) == 600)
  }

  @Test("italics are the family's own, or a slant where it has none")
  func italics() {
    #expect(resolve("Lato", isItalic: true).face.name == "Lato-Italic")
    #expect(resolve("Inter-BoldItalic").face.name == "Inter-BoldItalic")
    #expect(resolve("Inter-BoldItalic").face.file.hasSuffix("Inter-Italic[opsz,wght].ttf"))
    #expect(resolve("Heebo", isItalic: true).face.skew > 0)
    #expect(resolve("Lato", isItalic: true).face.skew == 0)
  }

  @Test(
    "a font that is not there is drawn in the nearest kind, weight and width, and says so",
    arguments: [
      ("SharpGrotesk-Bold", "Inter-Bold"), ("SharpGrotesk-Semibold", "Inter-SemiBold"),
      ("SFMono-Medium", "JetBrainsMono-Medium"), ("Menlo-Regular", "JetBrainsMono-Regular"),
      ("HelveticaNeue-UltraLight", "Inter-ExtraLight"), ("Georgia-Bold", "SourceSerif4-Bold"),
      ("TimesNewRomanPS-BoldItalicMT", "SourceSerif4-BoldItalic"), ("SFProRounded-Heavy", "Nunito-ExtraBold"),
      ("Acme Rounded Bold", "Nunito-Bold"), ("AcmeSerif-Black", "SourceSerif4-Black"),
      ("AcmeMono-Light", "JetBrainsMono-Light"), ("AcmeSans-75Bold", "Inter-Bold"), ("Acme-W6", "Inter-SemiBold"),
      ("Acme-Book", "Inter-Regular"), ("Acme-Demi", "Inter-SemiBold"), ("Acme-Heavy", "Inter-ExtraBold"),
      ("Acme", "Inter-Regular"), ("", "Inter-Regular"), ("-", "Inter-Regular"),
    ])
  func substitutes(name: String, face: String) {
    let font = resolve(name)
    #expect(font.face.name == face)
    #expect(font.substituteName == face)
    #expect(font.requestedName == name)
  }

  @Test("a condensed font that is not there is drawn narrow")
  func condensed() {
    #expect(axis("wdth", resolve("HelveticaNeue-CondensedBold")) == 75)
    #expect(axis("wdth", resolve("BarlowSemiCondensed-Bold")) == 87.5)
  }

  @Test("names of the system font are set as the system font is")
  func sanFrancisco() {
    let named = resolve("SFProText-Semibold", size: 17)
    let system = Fonts.library.resolve(.system(17, weight: 600))
    #expect(named.face == system.face)
    #expect(named.spacing == system.spacing)
    #expect(named.lineHeight == system.lineHeight)
    #expect(named.substituteName == "Inter-SemiBold")
    #expect(system.substituteName == nil)
    #expect(system.requestedName == nil)
  }

  @Test("fonts by name keep their own metrics")
  func metrics() {
    // hhea of the files: Inter 1984/−494 of 2048, Lato 1974/−426 of 2000, Poppins 1050/−350/100 of 1000.
    let inter = resolve("Inter-Regular")
    #expect(abs(inter.ascent - 20 * 1984 / 2048) < 1e-9)
    #expect(abs(inter.lineHeight - 20 * 2478 / 2048) < 1e-9)
    #expect(inter.drawSize == 20)
    #expect(abs(resolve("Lato-Bold").lineHeight - 20 * 1.2) < 1e-9)
    #expect(abs(resolve("Poppins-Bold").lineHeight - 20 * 1.5) < 1e-9)
  }

  @Test("the system font is Inter at the calibrated size, weight and optical size")
  func calibration() {
    let body = Fonts.library.resolve(.system(17))
    #expect(body.face.name == "Inter-Regular")
    #expect(abs(body.drawSize - 16.4645) < 1e-9)
    #expect(axis("opsz", body) == 14)
    #expect(axis("wght", body) == 390)
    #expect(axis("wght", Fonts.library.resolve(.system(17, weight: 600))) == 597)
    #expect(axis("opsz", Fonts.library.resolve(.system(34))) == 24)
    #expect(abs((axis("opsz", Fonts.library.resolve(.system(22))) ?? 0) - 19.3) < 1e-9)
    #expect(abs(body.capHeight - 11.97802734375) < 1e-6)
  }

  @Test("every weight of the system font is heavier and wider than the one before")
  func weights() {
    let widths = stride(from: 100, through: 900, by: 100).map {
      paragraph("Hamburgefonstiv", .system(17, weight: $0)).layout(width: nil).runs[0].width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "the designs of the system font have faces of their own",
    arguments: [(.rounded, "Nunito"), (.serif, "SourceSerif4"), (.monospaced, "JetBrainsMono")]
      as [(FontSpec.Design, String)])
  func designs(design: FontSpec.Design, face: String) {
    let font = Fonts.library.resolve(FontSpec(family: .system(design), size: 17, weight: 700))
    #expect(font.face.name == face + "-Bold")
    #expect(font.substituteName == nil)
    // Capitals as high as the system font's, and its line.
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
  }

  @Test("rounded text is as wide as the standard face's, within 2 %")
  func roundedWidths() {
    for size in [13, 17, 22, 34] as [CGFloat] {
      func width(_ design: FontSpec.Design) -> CGFloat {
        let font = FontSpec(family: .system(design), size: size, weight: 600)
        return paragraph("Inbox, Today and Upcoming 1234", font).layout(width: nil).runs.reduce(0) { $0 + $1.width }
      }
      #expect(abs(width(.rounded) / width(.standard) - 1) < 0.02)
    }
  }

  @Test("characters of the monospaced design are 0.6 em wide")
  func monospacedWidths() {
    let font = FontSpec(family: .system(.monospaced), size: 20)
    for text in ["i", "W", "0"] {
      #expect(abs(paragraph(text, font).layout(width: nil).runs[0].width - 12) < 1e-9)
    }
  }

  @Test("widths of the system font: condensed is narrower, expanded wider")
  func systemWidths() {
    func width(_ percent: CGFloat) -> CGFloat {
      var font = FontSpec.system(17)
      font.width = percent
      return paragraph("Hamburgefonstiv", font).layout(width: nil).runs[0].width
    }
    #expect(width(75) < 0.9 * width(100))
    #expect(width(125) > 1.1 * width(100))
  }

  @Test("the outline of a run is that of its glyphs, from the baseline up")
  func outlines() {
    let layout = squares("ab").layout(width: nil)
    #expect(Fonts.squares.outline(of: layout.runs[0]).boundingBox == CGRect(x: 0, y: -8, width: 20, height: 10))
  }

  @Test("digits of one width are as wide as each other")
  func monospacedDigits() {
    var font = FontSpec.system(17)
    func width(_ text: String) -> CGFloat { paragraph(text, font).layout(width: nil).runs[0].width }
    #expect(abs(width("1111") - width("2000")) > 1)
    font.monospacedDigits = true
    #expect(abs(width("1111") - width("2000")) < 1e-9)
  }

  @Test("small capitals are lower than capitals, and letters still count as themselves")
  func smallCaps() {
    var font = FontSpec.system(17)
    font.smallCaps = .all
    let layout = paragraph("Aß b", font).layout(width: nil)
    #expect(layout.runs.map(\.text).joined() == "Aß b")
    #expect(layout.runs.contains { $0.drawSize < 14 && $0.text.contains("b") })
    #expect(layout.runs[0].drawSize > 16)
  }

  @Test("sizes and weights that are no numbers give a font all the same")
  func oddNumbers() {
    for value in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e30] {
      let font = Fonts.library.resolve(FontSpec(family: .system(.standard), size: value, weight: value))
      #expect(font.drawSize.isFinite)
      _ = paragraph("Hey", FontSpec(family: .custom("Lato"), size: value)).layout(width: 10)
    }
  }
}

@Suite("The folder of fonts")
struct FontFolderTests {
  @Test("a folder without fonts and one that is not there are errors that name the next step")
  func missingFolder() {
    let error = #expect(throws: FontError.self) { try FontLibrary(folder: "/nonexistent") }
    #expect(error?.description.contains("make setup") == true)
  }

  @Test("a damaged file is an error with its name")
  func damagedFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: Fonts.fixture("Squares.ttf")))
    for (name, bytes) in [("Cut.ttf", whole.prefix(600)), ("Text.ttf", Data("no font".utf8)), ("Empty.ttf", Data())] {
      let file = folder.appendingPathComponent(name)
      try bytes.write(to: file)
      let error = #expect(throws: FontError.self) { try FontLibrary(folder: folder.path) }
      #expect(error?.description.contains(name) == true)
      try FileManager.default.removeItem(at: file)
    }
  }

  @Test("a folder that lacks a font that is needed is an error that names the file")
  func missingFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: Fonts.fixture("Squares.ttf"), toPath: folder.appendingPathComponent("Squares.ttf").path)
    let error = #expect(throws: FontError.self) { try FontLibrary(folder: folder.path) }
    #expect(error?.description.contains("Inter[opsz,wght].ttf") == true)
  }
}
