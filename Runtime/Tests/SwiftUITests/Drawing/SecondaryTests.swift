import CoreGraphics
import Drawing
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Backgrounds, overlays and masks")
struct SecondaryTests {
  private func host(_ view: some View, insets: EdgeInsets = EdgeInsets()) throws -> Host {
    let host = try Host(Color.clear, width: 100, height: 200, scale: 1)
    host.graph.safeAreaInsets = insets
    host.graph.setRoot(AnyView(view))
    try host.frame()
    return host
  }

  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  @Test("a background lies below, an overlay above, both offered the view's size")
  func order() throws {
    let host = try Host(
      Color.red.frame(width: 10, height: 10).background { Color.blue }.overlay { Color.white })
    #expect(host.fills == [ResolvedColor(0x007AFF), ResolvedColor(0xFF3B30), .white])
    #expect(host.frames(of: "Color").allSatisfy { $0.size == CGSize(width: 10, height: 10) })
  }

  @Test("an aligned overlay meets the view's guides")
  func alignment() throws {
    let host = try Host(
      Color.red.frame(width: 50, height: 40).overlay(alignment: .bottomTrailing) {
        Color.blue.frame(width: 10, height: 5)
      })
    let frames = host.frames(of: "Color")
    #expect(frames[1].maxX == frames[0].maxX && frames[1].maxY == frames[0].maxY)
    #expect(frames[1].size == CGSize(width: 10, height: 5))
  }

  @Test("a style behind a view that touches the safe area grows to the screen's edge")
  func styleGrows() throws {
    let host = try host(Color.red.frame(maxHeight: .infinity).background(.blue), insets: insets)
    let frames = host.frames(of: "Color")
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(frames[1] == CGRect(x: 0, y: 20, width: 100, height: 170))
  }

  @Test("it keeps to the edges that are asked for, and to the view where that touches none")
  func styleKeeps() throws {
    let top = try host(Color.red.background(.blue, ignoresSafeAreaEdges: .top), insets: insets)
    #expect(top.frames(of: "Color")[0] == CGRect(x: 0, y: 0, width: 100, height: 190))
    let inside = try host(Color.red.frame(width: 20, height: 20).background(.blue), insets: insets)
    #expect(inside.frames(of: "Color")[0].size == CGSize(width: 20, height: 20))
  }

  @Test("a view behind a view does not grow")
  func viewKeeps() throws {
    let host = try host(Color.red.background { Rectangle() }, insets: insets)
    #expect(host.frames(of: "Rectangle") == [CGRect(x: 0, y: 20, width: 100, height: 170)])
  }

  @Test("a shaped background is the view's size")
  func shaped() throws {
    let host = try Host(Color.clear.frame(width: 30, height: 10).background(.blue, in: .rect(cornerRadius: 4)))
    let corner = CGSize(width: 4, height: 4)
    let box = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(
      host.drawn.contains(
        .fill(.roundedRect(box, corner: corner, continuous: true), .color(ResolvedColor(0x007AFF)), evenOdd: false)))
  }

  @Test("a mask shows only what it covers")
  func mask() throws {
    let host = try Host(
      Color.black.mask(alignment: .leading) { Rectangle().frame(width: 4) }, width: 10, height: 2, scale: 1)
    let picture = try host.picture(width: 10, height: 2)
    #expect((0..<10).map { picture.word(x: $0, y: 0) >> 24 } == [255, 255, 255, 255, 0, 0, 0, 0, 0, 0])
  }

  @Test("clips cut at the frame and at shapes of it")
  func clips() throws {
    let wide = Color.black.frame(width: 20, height: 4).frame(width: 6, height: 4)
    let host = try Host(wide.clipped(), width: 10, height: 4, scale: 1)
    let picture = try host.picture(width: 10, height: 4)
    #expect((0..<10).map { picture.word(x: $0, y: 1) >> 24 } == [0, 0, 255, 255, 255, 255, 255, 255, 0, 0])
    let round = try Host(Color.black.clipShape(Circle()), width: 20, height: 20, scale: 1)
    let circle = try round.picture(width: 20, height: 20)
    #expect(circle.word(x: 0, y: 0) >> 24 == 0)
    #expect(circle.word(x: 10, y: 0) >> 24 == 255 || circle.word(x: 10, y: 1) >> 24 == 255)
  }
}
