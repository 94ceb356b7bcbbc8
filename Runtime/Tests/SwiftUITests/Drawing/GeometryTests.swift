import CoreGraphics
import Drawing
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Geometry, safe areas, fitting")
struct GeometryTests {
  private let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  private func host(_ view: some View) throws -> Host {
    let host = try Host(Color.clear, width: 100, height: 200, scale: 1)
    host.graph.safeAreaInsets = insets
    host.graph.setRoot(AnyView(view))
    try host.frame()
    return host
  }

  /// What readers saw, in order.
  @MainActor
  final class Log {
    var sizes: [CGSize] = []
    var frames: [CGRect] = []
  }

  @Test("a reader takes what is offered and places its content at the top leading corner")
  func reader() throws {
    let host = try host(
      GeometryReader { geometry in
        Color.red.frame(width: geometry.size.width / 2, height: geometry.size.height / 10)
      })
    #expect(host.frames(of: "Color") == [CGRect(x: 0, y: 20, width: 50, height: 17)])
  }

  @Test("its content is made again when its size changes, and only then")
  func sizeChange() throws {
    let log = Log()
    let flag = Flag<CGFloat>()
    let host = try host(
      Switchable(value: 40, flag: flag) { width in
        VStack(spacing: 0) {
          Color.blue.frame(height: 10)
          GeometryReader { [log] geometry in
            let _ = log.sizes.append(geometry.size)
            Color.red
          }.frame(width: width, height: 30)
        }
      })
    #expect(log.sizes == [CGSize(width: 40, height: 30)])
    try host.frame()
    #expect(log.sizes.count == 1)
    flag.binding?.wrappedValue = 60
    try host.frame()
    #expect(log.sizes.last == CGSize(width: 60, height: 30))
    #expect(host.frames(of: "Color").last?.width == 60)
  }

  @Test("content that reads its place is made again when that changes")
  func placeChange() throws {
    let log = Log()
    let flag = Flag<CGFloat>()
    let host = try host(
      Switchable(value: 10, flag: flag) { height in
        VStack(spacing: 0) {
          Color.blue.frame(height: height)
          Fixed(log: log)
          Spacer()
        }
      })
    #expect(log.frames.last?.minY == 30)
    flag.binding?.wrappedValue = 25
    try host.frame()
    #expect(log.frames.last?.minY == 45)
  }

  private struct Fixed: View {
    let log: Log
    var body: some View {
      GeometryReader { [log] geometry in
        let _ = log.frames.append(geometry.frame(in: .global))
        Color.red
      }.frame(width: 10, height: 10)
    }
  }

  @Test("frames are told in the space of a name, and follow transforms")
  func spaces() throws {
    let log = Log()
    _ = try host(
      ZStack(alignment: .topLeading) {
        GeometryReader { geometry in
          let _ = log.frames.append(geometry.frame(in: .named("card")))
          let _ = log.frames.append(geometry.frame(in: .local))
          Color.red
        }.frame(width: 10, height: 10).padding(.leading, 7).padding(.top, 3)
      }
      .frame(width: 60, height: 60, alignment: .topLeading)
      .coordinateSpace(name: "card")
      .scaleEffect(2))
    #expect(log.frames[0] == CGRect(x: 7, y: 3, width: 10, height: 10))
    #expect(log.frames[1] == CGRect(x: 0, y: 0, width: 10, height: 10))

    let scaled = Log()
    _ = try host(
      GeometryReader { geometry in
        let _ = scaled.frames.append(geometry.frame(in: .global))
        Color.red
      }.frame(width: 20, height: 20).scaleEffect(2))
    // About its middle, which lies in that of the safe area.
    #expect(scaled.frames.last == CGRect(x: 30, y: 85, width: 40, height: 40))
  }

  @Test("safe area insets are those that the reader touches")
  func proxyInsets() throws {
    var seen: [EdgeInsets] = []
    _ = try host(
      VStack(spacing: 0) {
        GeometryReader { geometry in
          let _ = seen.append(geometry.safeAreaInsets)
          Color.red
        }
        Color.blue.frame(height: 10)
      })
    #expect(seen.last == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("a view that ignores the safe area grows past its edges")
  func ignores() throws {
    #expect(try host(Color.red.ignoresSafeArea()).frames(of: "Color") == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      try host(Color.red.ignoresSafeArea(edges: .bottom)).frames(of: "Color")
        == [CGRect(x: 0, y: 20, width: 100, height: 180)])
    #expect(
      try host(Color.red.ignoresSafeArea(.keyboard)).frames(of: "Color")
        == [CGRect(x: 0, y: 20, width: 100, height: 170)])
    #expect(
      try host(Color.red.frame(width: 10, height: 10).ignoresSafeArea()).frames(of: "Color")[0].size
        == CGSize(width: 10, height: 10))
  }

  @Test("an inset takes room at its edge, and what ignores the safe area goes under it to the screen's edge")
  func inset() throws {
    let host = try host(
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.white.frame(height: 30) })
    let frames = host.frames(of: "Color")
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(frames[1] == CGRect(x: 0, y: 20, width: 100, height: 140))
    #expect(frames[2] == CGRect(x: 0, y: 160, width: 100, height: 30))
  }

  @Test("a bar's background reaches the screen's edge")
  func barBackground() throws {
    let host = try host(
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 30).background(.blue) })
    let frames = host.frames(of: "Color")
    #expect(frames[1] == CGRect(x: 0, y: 160, width: 100, height: 40))
  }

  @Test("padding of the safe area can be grown into")
  func padding() throws {
    let host = try host(
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue
      }.safeAreaPadding(.horizontal, 12))
    let frames = host.frames(of: "Color")
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(frames[1] == CGRect(x: 12, y: 20, width: 76, height: 170))
  }

  @Test("the first view that fits is shown, the last where none does")
  func fits() throws {
    func shown(_ width: CGFloat) throws -> [CGRect] {
      try Host(
        ViewThatFits {
          Color.red.frame(width: 80, height: 10)
          EmptyView()
          Color.red.frame(width: 50, height: 10)
          Color.red.frame(width: 30, height: 10)
        }, width: width, height: 50
      ).frames(of: "Color")
    }
    #expect(try shown(100).map(\.width) == [80])
    #expect(try shown(60).map(\.width) == [50])
    #expect(try shown(20).map(\.width) == [30])
  }
}
