import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct AdaptationTests {
  /// All texts of the kit's components, each in its role.
  private var everything: some View {
    VStack(alignment: .leading, spacing: 8) {
      DbxLargeTitle("Home")
      DbxSectionHeader("Recents")
      DbxGroupHeader("Storage")
      DbxFileRow(name: "Lease agreement", meta: "2.4 MB · Modified Apr 12", kind: .pdf, onMore: {}) {}
      DbxFileRow(name: "Letters", meta: "3 files", kind: .folder, isSelected: true) {}
      DbxRecentCard(name: "Roof at noon", meta: "5.2 MB", thumbnail: nil) {}
      DbxUploadBar(label: "Uploading 3 of 8", progress: 0.4, done: true)
      DbxPrimaryButton(title: "Copy link") {}
      DbxTextField("Folder name", text: .constant("Roof"), error: "There is a folder of that name.")
      DbxSelectionBar(count: 12) {}
      DbxSettingsGroup("About") { DbxSettingsRow("Used", value: "1.2 of 2 GB") {} }
      Button("Learn more") {}.buttonStyle(.dbxText)
      DbxBanner.linkCopied {}
      DbxBanner.offline
      Text("A sentence of a text.").dbxText(.body)
      DbxEmptyState()
    }
  }

  @Test("names, metadata, bodies and empty texts grow, and none is cut or lies on another", .shows("D-138"))
  func dynamicType() throws {
    #expect(try row("D-138").text == "Dynamic Type on file names, metadata, body, empty-state copy")
    let normal = try Exhibit(everything).snapshot().texts
    for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
      let exhibit = try Exhibit(everything, settings: StageSettings(typeSize: size))
      let texts = try exhibit.snapshot().texts
      #expect(texts.count == normal.count)
      for (small, large) in zip(normal, texts) where !small.string.isEmpty {
        #expect(large.pointSize > small.pointSize, "\(small.string)")
      }
      #expect(try exhibit.cutTexts() == [] && exhibit.overlappingTexts() == [], "\(size)")
    }
    let tiny = try Exhibit(everything, settings: StageSettings(typeSize: .xSmall)).snapshot().texts
    for (small, large) in zip(tiny, normal) where !small.string.isEmpty {
      // Eleven points are the least that letters of that style have.
      #expect(small.pointSize < large.pointSize || large.pointSize == 11, "\(small.string)")
    }
  }

  @Test("grounds are dark and texts light in the dark")
  func dark() throws {
    let exhibit = try Exhibit(everything, settings: .dark)
    for text in ["Home", "Lease agreement", "Uploading 3 of 8"] { #expect(try exhibit.text(text).color == "#FFFFFF") }
    for text in ["2.4 MB · Modified Apr 12", "5.2 MB"] {
      #expect(try exhibit.text(text).color == shade(.dbxTextTertiary))
      #expect(try exhibit.text(text).contrast >= 4.5)
    }
  }

  @Test("right to left the rows are mirrored, and the chevron with them")
  func mirrored() throws {
    let settings = StageSettings(layoutDirection: .rightToLeft)
    let exhibit = try Exhibit(DbxFileRow(name: "Letters", meta: "3 files", kind: .folder) {}, settings: settings)
    #expect(try exhibit.frame(ofSymbol: "folder.fill").minX > exhibit.frame(ofText: "Letters").maxX)
    #expect(try exhibit.frame(ofSymbol: "chevron.right").maxX < exhibit.frame(ofText: "Letters").minX)
  }

  @Test("words can be those of another language")
  func words() throws {
    var words = DbxWords()
    words.uploadOrCreate = "Hochladen oder anlegen"
    let exhibit = try Exhibit(DbxUploadFAB {}.environment(\.dbxWords, words))
    #expect(exhibit.speech == ["Hochladen oder anlegen, button"])
  }

  @Test("the field shows that it is typed in, and what was typed is cleared")
  func search() throws {
    struct Field: View {
      @State var text = "lease"
      var body: some View { DbxSearchField(text: $text) }
    }
    let exhibit = try Exhibit(Field())
    #expect(exhibit.size.height == 44)
    try exhibit.perform(.tap("Clear text"), .settle)
    #expect(try !exhibit.snapshot().texts.contains { $0.string == "lease" })
    try exhibit.tap(x: 200, y: 22)
    try exhibit.perform(.type("roof"), .settle)
    _ = try exhibit.text("roof")
  }
}
