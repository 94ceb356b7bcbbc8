import Stage
import SwiftUI
import SwiftUICore
import Testing

/// What lies behind the headers of plain lists.
@Suite("Grounds of headers")
@MainActor
struct HeaderGroundTests {
  private struct Letters: View {
    var hidesBackground = true
    var body: some View {
      List {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Section {
            ForEach(0..<20) { Text("\(letter)\($0)") }
          } header: {
            Text("Header \(letter)")
          }
        }
      }
      .listStyle(.plain)
      .scrollContentBackground(hidesBackground ? .hidden : .automatic)
      .background(Color(red: 1, green: 0, blue: 0))
    }
  }

  @Test("a header that stays in its place lets the ground of the screen through where the list's own is hidden")
  func resting() throws {
    let stage = try Stage.showing(Letters(), settles: true)
    let header = try #require(stage.frame(of: "Header A"))
    let color = try #require(try stage.color(at: CGPoint(x: 380, y: header.midY)))
    #expect("\(color)" == "#FF0000")
  }

  @Test("a header that stays while rows go by below it has the ground of a bar")
  func pinned() throws {
    let stage = try Stage.showing(Letters(), settles: true)
    try stage.perform(.wheel(.point(CGPoint(x: 200, y: 400)), CGSize(width: 0, height: 200)))
    try stage.settle()
    let header = try #require(stage.frame(of: "Header A"))
    #expect(header.minY < 80)
    let color = try #require(try stage.color(at: CGPoint(x: 380, y: header.midY)))
    #expect("\(color)" != "#FF0000")
    try stage.perform(.wheel(.point(CGPoint(x: 200, y: 400)), CGSize(width: 0, height: -400)))
    try stage.settle()
    #expect("\(try #require(try stage.color(at: CGPoint(x: 380, y: header.midY))))" == "#FF0000")
  }
}
