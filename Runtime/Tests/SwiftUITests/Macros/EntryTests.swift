import SwiftUI
import Testing

private struct Palette: Equatable {
  var ink = "black"
}

extension EnvironmentValues {
  @Entry fileprivate var palette: Palette = Palette()
  @Entry fileprivate var gap = 8.0
  @Entry fileprivate var note: String?
  @Entry fileprivate var otherPalette = Palette(ink: "grey")
}

extension Transaction {
  @Entry fileprivate var isUndo: Bool = false
}

@Suite("@Entry") @MainActor struct EntryTests {
  @Test("a value has its default until it is written, and each has its own")
  func values() {
    var values = EnvironmentValues()
    #expect(values.palette == Palette())
    #expect(values.gap == 8)
    #expect(values.note == nil)
    #expect(values.otherPalette.ink == "grey")
    values.palette = Palette(ink: "blue")
    values.note = "A"
    #expect(values.palette.ink == "blue")
    #expect(values.gap == 8)
    #expect(values.note == "A")
  }

  @Test("views below read what a view above wrote")
  func inherited() throws {
    struct Reader: View {
      @Environment(\.palette) private var palette
      @Environment(\.gap) private var gap
      var body: some View { Text(verbatim: "\(palette.ink) \(gap)") }
    }
    let host = try Host(
      VStack {
        Reader()
        VStack { Reader() }.environment(\.palette, Palette(ink: "red")).environment(\.gap, 2)
      })
    #expect(host.texts() == ["black 8.0", "red 2.0"])
  }

  @Test("a transaction carries values of one's own")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.isUndo)
    transaction.isUndo = true
    #expect(transaction.isUndo)
    #expect(!Transaction().isUndo)
  }
}
