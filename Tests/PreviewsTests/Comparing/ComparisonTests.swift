import Foundation
import Previews
import Stage
import Testing

@Suite("comparing folders of pictures") struct ComparisonTests {
  private let before: SampleFolder
  private let after: SampleFolder

  init() throws {
    before = try SampleFolder()
    after = try SampleFolder()
  }

  private func put(_ picture: PixelPicture, _ name: String, in folder: SampleFolder) throws {
    try picture.png().write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  private func compare(tolerance: Int = 0) throws -> FolderComparison {
    try FolderComparison(before.path, after.path, tolerance: tolerance)
  }

  @Test("the same bytes are the same")
  func same() throws {
    for folder in [before, after] { try put(.plain(0xFF11_2233), "a.png", in: folder) }
    let comparison = try compare()
    #expect(comparison.isSame)
    #expect(comparison.items.map(\.status) == [.same])
  }

  @Test("pixels that differ are counted, measured and framed")
  func pixels() throws {
    try put(.plain(0xFF10_1010), "a.png", in: before)
    var changed = PixelPicture.plain(0xFF10_1010)
    // Of 8 by 4 pixels the second of the first row, by 8, and the fifth of the third, by 24.
    changed.pixels[1] = 0xFF10_1018
    changed.pixels[2 * 8 + 4] = 0xFF28_1010
    try put(changed, "a.png", in: after)
    let found = try #require(try compare().items.first?.pixels)
    #expect(found.count == 2)
    #expect(found.total == 32)
    #expect(found.largest == 24)
    #expect(found.mean == 16)
    #expect(found.box.x == 1 && found.box.y == 0 && found.box.width == 4 && found.box.height == 3)
    #expect(try compare(tolerance: 8).items.first?.pixels?.count == 1)
    #expect(try compare(tolerance: 24).isSame)
    #expect(try compare(tolerance: 24).items.map(\.status) == [.tolerated])
  }

  @Test("another size is a difference at any tolerance")
  func size() throws {
    try put(.plain(0xFF00_0000), "a.png", in: before)
    try put(.plain(0xFF00_0000, width: 9), "a.png", in: after)
    let comparison = try compare(tolerance: 255)
    #expect(!comparison.isSame)
    #expect(comparison.items[0].sentences[0].contains("8 × 4 pixels and is 9 × 4"))
  }

  @Test("what is on one side only is a difference")
  func missing() throws {
    for folder in [before, after] { try put(.plain(0xFF00_0000), "a.png", in: folder) }
    try put(.plain(0xFF00_0000), "gone.png", in: before)
    try put(.plain(0xFF00_0000), "new.png", in: after)
    try before.write("{}", to: "a.json")
    let comparison = try compare()
    #expect(!comparison.isSame)
    #expect(comparison.items.map(\.status) == [.missingAfter, .missingAfter, .missingBefore])
  }

  @Test("two empty folders are not the same, and a missing one is an error")
  func empty() throws {
    #expect(try !compare().isSame)
    #expect { try FolderComparison(before.path, before.path + "/none") } throws: {
      "\($0)".contains("There is no folder")
    }
  }

  @Test("equal files that are no pictures are not the same pictures", arguments: ["", "no picture"])
  func unreadable(text: String) throws {
    for folder in [before, after] { try folder.write(text, to: "a.png") }
    #expect(try compare().items.map(\.status) == [.unreadable])
  }

  @Test("a picture that a run could not draw is a difference, on both sides too")
  func failed() throws {
    let contents = """
      {"project": "P", "versions": {}, "pictures": [{"id": "a-light", "preview": "a", "title": "a", "source": "", "files": [],
        "failure": "it crashed", "settings": {"device": "iPhone 16", "orientation": "portrait", "scheme": "light",
        "typeSize": "large", "contrast": "standard", "motion": "full", "direction": "ltr", "locale": "en_US",
        "isTextBold": false}}]}
      """
    for folder in [before, after] {
      try folder.write(contents, to: "previews.json")
      try put(.plain(0xFF00_0000), "b.png", in: folder)
    }
    let comparison = try compare()
    #expect(!comparison.isSame)
    #expect(comparison.items.map(\.status) == [.failed, .same])
  }

  @Test("other versions of libraries are said")
  func versions() throws {
    for (folder, version) in [(before, "1.18.0"), (after, "1.18.4")] {
      try folder.write(
        "{\"project\": \"P\", \"versions\": {\"cairo\": \"\(version)\"}, \"pictures\": []}", to: "previews.json")
      try put(.plain(0xFF00_0000), "a.png", in: folder)
    }
    let comparison = try compare()
    #expect(comparison.notes.contains { $0.contains("cairo was 1.18.0 and is 1.18.4") })
  }

  @Test("the deepest nodes that moved, changed, came or went are named")
  func nodes() throws {
    func tree(_ rows: [(String, String, Double)]) -> String {
      let children = rows.map { name, detail, y in
        #"{"name": "\#(name)", "detail": "\#(detail)", "frame": {"x": 0, "y": \#(y), "width": 10, "height": 5}, "children": []}"#
      }
      return
        #"{"name": "VStack", "frame": {"x": 0, "y": 0, "width": 10, "height": \#(rows.count * 5)}, "children": [\#(children.joined(separator: ","))]}"#
    }
    try before.write(tree([("Text", "Milk", 0), ("Image", "star", 5), ("Text", "Bread", 10)]), to: "a.json")
    try after.write(tree([("Text", "Milk", 2), ("Text", "Toast", 10), ("Button", "", 20)]), to: "a.json")
    let changes = try #require(try compare().items.first).nodes
    #expect(Set(changes.map(\.kind)) == [.moved, .changed, .removed, .added])
    #expect(
      changes.first { $0.kind == .moved }?.sentence
        == "VStack › Text “Milk” was at 0, 0, 10 × 5 and is at 0, 2, 10 × 5.")
    #expect(changes.first { $0.kind == .changed }?.sentence == "VStack › Text said “Bread” and says “Toast”.")
    #expect(changes.first { $0.kind == .removed }?.path == ["VStack", "Image"])
    #expect(changes.first { $0.kind == .added }?.path == ["VStack", "Button"])
  }

  @Test("the page holds all that it shows, and text of others as text")
  func page() throws {
    try put(.plain(0xFF00_0000), "<b>&.png", in: before)
    try put(.plain(0xFFFF_FFFF), "<b>&.png", in: after)
    let page = ComparisonPage(try compare()).text()
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;b&gt;&amp;"))
    // Before and after twice, for the slider and by themselves, and the difference.
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count - 1 == 5)
    #expect(!page.contains("http"))
  }

  @Test("as JUnit's XML each picture is a test case, and nothing at all is a failure")
  func junit() throws {
    #expect(JUnitReport(try compare()).text.contains("failures=\"1\""))
    try put(.plain(0xFF00_0000), "a.png", in: before)
    for folder in [before, after] { try put(.plain(0xFF00_0000), "b.png", in: folder) }
    let text = JUnitReport(try compare()).text
    #expect(text.contains("tests=\"2\" failures=\"1\""))
    #expect(text.contains("<testcase classname=\"pictures\" name=\"b\"></testcase>"))
  }
}
