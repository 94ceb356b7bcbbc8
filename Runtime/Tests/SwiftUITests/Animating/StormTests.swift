import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Views that come, go and come back at any time.
@MainActor
struct StormTests {
  private struct Model: Equatable {
    var a = false
    var b = false
    var c = 0
    var rows: [Int] = [1, 2, 3]
    var isTall = false
  }

  private struct Page: View {
    let handle: Handle<Binding<Model>>
    @State var model = Model()
    @Namespace private var namespace

    var body: some View {
      handle.value = $model
      return VStack(alignment: .leading, spacing: 2) {
        Group {
          if model.a {
            Color.red.frame(width: 11, height: 10).transition(.slide)
            if model.b { Color.green.frame(width: 12, height: 10).transition(.scale.combined(with: .opacity)) }
          } else {
            Color.blue.frame(width: 13, height: model.isTall ? 30 : 10)
          }
        }
        .padding(model.b ? 3 : 1)
        .background { if model.isTall { Color.yellow.transition(.push(from: .top)) } }
        ForEach(model.rows, id: \.self) { row in
          HStack(spacing: 1) {
            Color.orange.frame(width: CGFloat(20 + row), height: 8)
            if model.c == row % 4 {
              Color.purple.frame(height: 4).matchedGeometryEffect(id: "mark", in: namespace)
            }
          }
          .frame(width: 80)
          .transition(
            AsymmetricTransition(insertion: .move(edge: .leading), removal: .blurReplace.animation(.bouncy)))
        }
        Color.pink.frame(width: 14, height: 5).id(model.c)
        AnyView(
          model.b
            ? AnyView(Color.mint.frame(width: 15, height: 5))
            : AnyView(Color.gray.frame(width: 16, height: 5).padding(1)))
      }
      .overlay { if model.a != model.b { Color.brown.frame(width: 17, height: 7).transition(.offset(x: 9)) } }
      .frame(width: 100, height: 200, alignment: .top)
    }
  }

  @Test("a storm of changes in flight ends in the picture of a view that was never anything else", arguments: 1...6)
  func storm(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let handle = Handle<Binding<Model>>()
    let host = try Host(Page(handle: handle), width: 100, height: 200)
    var time = 0.0
    for _ in 0..<300 {
      var model = try #require(handle.value?.wrappedValue)
      switch random(7) {
      case 0: model.a.toggle()
      case 1: model.b.toggle()
      case 2: model.c = random(4)
      case 3: model.isTall.toggle()
      case 4: if !model.rows.isEmpty { model.rows.remove(at: random(model.rows.count)) }
      case 5:
        let new = random(9)
        if !model.rows.contains(new) { model.rows.insert(new, at: random(model.rows.count + 1)) }
      default: model.rows.reverse()
      }
      let animations: [Animation?] = [nil, .linear(duration: 0.3), .bouncy, .easeIn(duration: 0.1).delay(0.1)]
      withAnimation(animations[random(4)]) { handle.value?.wrappedValue = model }
      try host.frame()
      _ = host.drawnFills
      time += Double(random(20)) / 60
      try host.frame(at: time)
    }
    try host.frame(at: time + 10)
    try host.frame(at: time + 20)
    let model = try #require(handle.value?.wrappedValue)
    let fresh = try Host(Page(handle: Handle(), model: model), width: 100, height: 200)
    let seen = host.drawnFills
    let expected = fresh.drawnFills
    #expect(seen.map(\.color) == expected.map(\.color))
    for (a, b) in zip(seen, expected) {
      #expect(abs(a.frame.minX - b.frame.minX) < 0.01 && abs(a.frame.minY - b.frame.minY) < 0.01)
      #expect(abs(a.frame.width - b.frame.width) < 0.01 && abs(a.frame.height - b.frame.height) < 0.01)
      #expect(a.opacity == b.opacity && a.blur == b.blur)
    }
    #expect(host.graph.leaving.isEmpty && host.graph.activeAnimations.isEmpty)
    #expect(host.graph.describe().count == fresh.graph.describe().count)
  }
}
