import SwiftUI
import SwiftUICore
import Testing

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

@MainActor
struct PlaceTests {
  @Test("an anchor tells where another view lies, in the reader's own coordinates")
  func anchors() throws {
    let found = Handle<CGRect>()
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 30)
      Color.blue.frame(width: 40, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        let _ = found.value = anchor.map { proxy[$0] }
        Color.clear
      }
    }
    _ = try Host(view)
    #expect(found.value == CGRect(x: 30, y: 30, width: 40, height: 20))
  }

  @Test("a view acts on its size first and whenever that changes")
  func geometryChange() throws {
    struct Box: View {
      let sizes: Handle<[CGFloat]>
      let width: Handle<Binding<CGFloat>>
      @State private var length: CGFloat = 50
      var body: some View {
        width.value = $length
        return Color.red.frame(width: length, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            sizes.value?.append($0)
          }
      }
    }
    let sizes = Handle<[CGFloat]>()
    sizes.value = []
    let width = Handle<Binding<CGFloat>>()
    let host = try Host(Box(sizes: sizes, width: width))
    width.value?.wrappedValue = 80
    try host.frame()
    #expect(sizes.value == [50, 80])
  }

  @Test("a frame relative to its container shares the scroll view's width")
  func containerRelative() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4, id: \.self) { _ in
          Color.red.frame(height: 20).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        }
      }
    }
    let frames = try Host(view, width: 320).frames(of: "containerRelativeFrame")
    // The fourth is scrolled away.
    #expect(frames.map(\.width) == [100, 100, 100])
    #expect(frames.map(\.minX) == [0, 110, 220])
  }

  @Test("a scroll view tells of its geometry")
  func scrollGeometry() throws {
    let seen = Handle<[CGSize]>()
    seen.value = []
    let view = ScrollView { Color.red.frame(height: 2000) }
      .onScrollGeometryChange(for: CGSize.self) {
        $0.contentSize
      } action: { _, new in
        seen.value?.append(new)
      }
    _ = try Host(view, width: 300, height: 600)
    #expect(seen.value == [CGSize(width: 300, height: 2000)])
  }

  @Test("angles are added and scaled")
  func angles() {
    let sum = Angle.degrees(30) + .degrees(15) - .degrees(5)
    #expect(abs(sum.degrees - 40) < 1e-9)
    #expect(abs((Angle.degrees(30) * 2).degrees - 60) < 1e-9)
    #expect(abs((-Angle.degrees(30) / 3).degrees + 10) < 1e-9)
  }

  @Test("a screen without its status bar says so")
  func statusBar() throws {
    let host = try Host(VStack { Text("a").statusBarHidden() })
    #expect(host.graph.preference(SystemBarsKey.self)?.hidesStatusBar == true)
    #expect(try Host(Text("a")).graph.preference(SystemBarsKey.self) == nil)
  }
}
