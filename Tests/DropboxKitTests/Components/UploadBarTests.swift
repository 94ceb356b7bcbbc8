import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct UploadBarTests {
  private func exhibit(_ progress: Double = 0.5, done: Bool = false, _ settings: StageSettings = StageSettings()) throws
    -> Exhibit
  {
    try Exhibit(DbxUploadBar(label: "Uploading 3 of 8", progress: progress, done: done), settings: settings)
  }

  private func filled(_ exhibit: Exhibit) throws -> Double {
    Double(try #require(exhibit.frames(of: "Capsule").last).width)
  }

  @Test("a label and a true part; it is not done unless that is said", .shows("D-91"))
  func inputs() throws {
    let row = try row("D-91")
    #expect(row.text.hasPrefix("Inputs: label, progress 0...1 as a real byte ratio") && row.numbers == [0])
    #expect(try filled(exhibit(row.numbers[0])) == 0)
    for progress in [-3, -Double.infinity, .nan] { #expect(try filled(exhibit(progress)) == row.numbers[0] * 361) }
    for progress in [1, 7.5, .infinity] { #expect(near(try filled(exhibit(progress)), 361)) }
    #expect(try Exhibit(DbxUploadBar(label: "A", progress: 1)).snapshot().symbols.isEmpty)
  }

  @Test("the label is semibold", .shows("D-92"))
  func label() throws {
    let text = try exhibit().text("Uploading 3 of 8")
    #expect(try [text.pointSize] == (row("D-92").numbers) && text.weight == 600)
    #expect(try text.color == (shade(.dbxTextPrimary)))
  }

  @Test("a green check at the end when it is done", .shows("D-93", "D-137"))
  func done() throws {
    let (row, table) = (try row("D-93"), try row("D-137"))
    let exhibit = try exhibit(1, done: true)
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect(try symbol.color == (shade(.dbxSuccess)) && [symbol.pointSize] == table.numbers)
      #expect(try near(exhibit.frame(ofSymbol: name).maxX, 377, within: 2.5))
    }
  }

  @Test("a track, and the part of it that is done, from where lines begin", .shows("D-94", "D-95"))
  func colors() throws {
    #expect(try row("D-94").text == "Track capsule in divider colour")
    #expect(try row("D-95").text == "Fill capsule in blue from the leading edge")
    let exhibit = try exhibit()
    let y = Double(exhibit.size.height) - 13.5
    #expect(exhibit.nodes("Capsule").count == 2)
    #expect(try exhibit.color(x: 300, y: y) == shade(.dbxDivider))
    #expect(try exhibit.color(x: 60, y: y) == shade(.dbxBlue))
    let mirrored = try self.exhibit(0.5, StageSettings(layoutDirection: .rightToLeft))
    #expect(try mirrored.color(x: 300, y: y) == shade(.dbxBlue))
    #expect(try mirrored.color(x: 60, y: y) == shade(.dbxDivider))
  }

  @Test("the blue part is the part that is done", .shows("D-96"))
  func width() throws {
    #expect(try row("D-96").text == "Fill width = progress x track width")
    for progress in [0.1, 0.25, 0.5, 0.9] {
      let exhibit = try exhibit(progress)
      let track = try #require(exhibit.frames(of: "Capsule").first).width
      #expect(try near(filled(exhibit), progress * track, within: 0.05))
    }
  }

  private struct Growing: View {
    @State var progress = 0.0
    var body: some View {
      VStack(spacing: 0) {
        Button("More") { progress = 1 }
        DbxUploadBar(label: "Uploading", progress: progress)
      }
    }
  }

  @Test("it grows at one speed", .shows("D-97"))
  func animation() throws {
    let seconds = try row("D-97").numbers[0]
    #expect(try row("D-97").text.contains("linearly"))
    let exhibit = try Exhibit(Growing())
    try exhibit.perform(.tap("More"))
    let start = exhibit.stage.time
    for part in [0.25, 0.5, 0.75, 1] {
      try exhibit.stage.advance(to: start + seconds * part)
      let seen = try filled(exhibit)
      #expect(near(seen, 361 * part, within: 2), "\(part): \(seen)")
    }
  }

  @Test("the bar keeps its height, at every text size", .shows("D-98", "D-140"))
  func height() throws {
    for id in ["D-98", "D-140"] {
      let height = try row(id).numbers[0]
      for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
        let frames = try exhibit(0.5, StageSettings(typeSize: size)).frames(of: "Capsule")
        #expect(frames.count == 2 && frames.allSatisfy { near($0.height, height, within: 0.01) })
      }
    }
    #expect(try row("D-140").text.hasPrefix("Pinned at every type size: progress-bar height"))
  }

  @Test("room around and between", .shows("D-99"))
  func spacing() throws {
    let numbers = try row("D-99").numbers
    let exhibit = try exhibit()
    let (label, track) = (
      try exhibit.frame(ofText: "Uploading 3 of 8"), try #require(exhibit.frames(of: "Capsule").first)
    )
    #expect(near(track.minY - label.maxY, numbers[0]))
    #expect(near([label.minX, track.minX, 393 - track.maxX], [numbers[1], numbers[1], numbers[1]]))
    #expect(near([label.minY, exhibit.size.height - track.maxY], [numbers[2], numbers[2]]))
    #expect(try exhibit.color(x: 380, y: 4) == shade(.dbxCanvas))
    #expect(try self.exhibit(0.5, .dark).color(x: 380, y: 4) == shade(.dbxDarkCanvas))
  }

  @Test("the counts of a transfer are its part", .shows("D-100"))
  func bytes() throws {
    #expect(try row("D-100").text == "Progress is fed by transfer byte counts")
    for (sent, expected, part) in [(Int64(0), Int64(8), 0.0), (2, 8, 0.25), (0, 0, 0), (8, 8, 1), (9, 8, 1)] {
      let exhibit = try Exhibit(DbxUploadBar(label: "A", bytesSent: sent, of: expected))
      #expect(try near(filled(exhibit), 361 * part))
      #expect(try exhibit.snapshot().symbols.count == (part == 1 ? 1 : 0))
    }
  }

  @Test("VoiceOver hears how far it is")
  func spoken() throws {
    #expect(try exhibit(0.52).element("Uploading 3 of 8").value == "52 percent")
    #expect(try exhibit(1, done: true).element("Uploading 3 of 8").value == "done")
  }

  @Test("what went wrong is said in place of the label, and can be tried again")
  func failure() throws {
    var count = 0
    let exhibit = try Exhibit(
      DbxUploadBar(label: "A", progress: 0.3, failure: "There is no room.") { count += 1 })
    #expect(try exhibit.text("There is no room.").color == shade(.dbxError))
    try exhibit.perform(.tap("Try again"))
    #expect(count == 1)
  }

  private struct Screen: View {
    @State var upload: DbxUpload? = DbxUpload(label: "Uploading", sent: 1, of: 4)
    var fades = false
    var body: some View {
      Button("Finish") { upload?.sent = 4 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .dbxUploads($upload)
        .environment(\.dbxPrefersCrossFade, fades)
    }
  }

  @Test("the bar leaves one second and a half after all is there")
  func leaves() throws {
    let exhibit = try Exhibit.screen(Screen())
    try exhibit.perform(.tap("Finish"), .wait(1.4))
    _ = try exhibit.text("Uploading")
    try exhibit.perform(.wait(0.6))
    #expect(try !exhibit.snapshot().texts.contains { $0.string == "Uploading" })
  }

  @Test("it fades where it would slide for those who want that", .shows("D-146"), arguments: [false, true])
  func fade(calm: Bool) throws {
    #expect(try row("D-146").text == "Respect prefers-cross-fade transitions")
    /// Where the blue line is while it leaves.
    func places(_ view: some View, _ settings: StageSettings) throws -> Set<Double> {
      let exhibit = try Exhibit.screen(view, settings: settings)
      try exhibit.perform(.tap("Finish"), .wait(1.45))
      var places: Set<Double> = []
      for _ in 0..<25 {
        try exhibit.stage.advance(by: 1.0 / 60)
        let line = try exhibit.colors(along: .vertical, at: 350, from: 700, to: 840).first { run in
          !Hex(run.color).isNear(Hex("#FFFFFF"), within: 12)
        }
        if let line { places.insert(line.start) }
      }
      return places
    }
    let sliding = try places(Screen(), StageSettings())
    #expect(sliding.count > 3, "\(sliding)")
    #expect(try places(Screen(fades: !calm), StageSettings(reduceMotion: calm)).count == 1)
  }
}
