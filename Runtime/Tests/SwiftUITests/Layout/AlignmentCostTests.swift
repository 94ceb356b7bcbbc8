import SwiftUI
import SwiftUICore
import Testing

/// Guides are asked of all children by all containers around them: what was asked once is known.
@MainActor
struct AlignmentCostTests {
  private struct Leaf: View {
    let isWide: Handle<Binding<Bool>>
    @State private var wide = false

    var body: some View {
      isWide.value = $wide
      return Color.red.frame(width: wide ? 2 : 1)
    }
  }

  @Test("a leaf that changes asks for the guides along its own way, not for those of the whole tree")
  func leaf() throws {
    let isWide = Handle<Binding<Bool>>()
    let host = try Host(
      HStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { column in
          VStack(spacing: 0) {
            ForEach(0..<39, id: \.self) { _ in Color.blue }
            if column == 20 { Leaf(isWide: isWide) } else { Color.green }
          }
        }
      })
    host.graph.counters = ViewGraph.Counters()
    isWide.value?.wrappedValue = true
    try host.frame()
    // The forty columns, and the forty views of the one that changed, for two arrangements at most; 1,600 are there.
    #expect(host.graph.counters.guides > 0)
    #expect(host.graph.counters.guides <= 320)
  }

  @Test("stacks in stacks ask for each guide once for a proposal, however deep they are")
  func depth() throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(Color.red) : AnyView(ZStack { nested(depth - 1) })
    }
    func guides(_ depth: Int) throws -> Int { try Host(nested(depth)).graph.counters.guides }
    let (some, twice) = (try guides(12), try guides(24))
    #expect(some > 0)
    #expect(twice <= some * 2 + 24)
  }

  @Test("a guide that a state moves moves what is aligned by it, through stacks that keep their sizes")
  func guideMoves() throws {
    let shift = Handle<Binding<CGFloat>>()
    struct Row: View {
      let shift: Handle<Binding<CGFloat>>
      @State private var distance: CGFloat = 0

      var body: some View {
        shift.value = $distance
        return HStack(alignment: .top, spacing: 0) {
          ZStack { VStack { Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in distance } } }
          Color.blue.frame(width: 10, height: 40)
        }
      }
    }
    let host = try Host(Row(shift: shift))
    /// How far the blue view begins below the red one.
    func distance() throws -> CGFloat {
      let frames = host.frames(of: "Color")
      try #require(frames.count == 2)
      return frames[1].minY - frames[0].minY
    }
    #expect(try distance() == 0)
    shift.value?.wrappedValue = 15
    try host.frame()
    // Fifteen points below the red view's top lies what its neighbour's top is on.
    #expect(try distance() == 15)
  }
}
