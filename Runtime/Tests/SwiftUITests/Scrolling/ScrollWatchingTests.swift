import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct ScrollWatchingTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func page() -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 400, height: 100) }
      }
      .scrollTargetLayout()
    }
  }

  @Test("phases come in the order of a gesture")
  func phases() throws {
    let log = log
    let bench = try ScrollBench(page().onScrollPhaseChange { old, new in log.lines.append("\(old) \(new)") })
    try bench.hold()
    try bench.drag(y: -100)
    try bench.release(y: -500)
    try bench.settle()
    #expect(
      log.lines == ["idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle"])
  }

  @Test("the geometry counts margins as insets and follows the content beyond its ends")
  func geometry() throws {
    let log = log
    let bench = try ScrollBench(
      page().contentMargins(.top, 20, for: .scrollContent)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y + $0.contentInsets.top
        } action: { old, new in
          log.lines.append("\(Int(old)) \(Int(new))")
        })
    try bench.drag(y: -30)
    try bench.move(y: 0)
    try bench.move(y: 0)
    try bench.move(y: 20)
    #expect(log.lines == ["0 0", "0 30", "30 0", "0 -10"])
  }

  @Test("a view tells when half of it shows, and when no longer")
  func visibility() throws {
    let log = log
    let bench = try ScrollBench(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 1000)
          Color.blue.frame(height: 100).onScrollVisibilityChange { log.lines.append("\($0)") }
          Color.red.frame(height: 1000)
        }
      })
    try bench.drag(y: -249)
    #expect(log.lines == [])
    try bench.move(y: -251)
    #expect(log.lines == ["true"])
    try bench.move(y: -1049)
    try bench.move(y: -1051)
    #expect(log.lines == ["true", "false"])
  }

  @Test("the ids of the views that show")
  func targetVisibility() throws {
    let log = log
    let bench = try ScrollBench(
      page().onScrollTargetVisibilityChange(idType: Int.self) { log.lines.append("\($0.first ?? -1)…\($0.last ?? -1)") }
    )
    try bench.drag(y: -40)
    try bench.move(y: -60)
    #expect(log.lines == ["0…7", "1…8"])
  }

  @Test("a geometry reader in the space of the scroll view follows it; one that reads its size runs once")
  func readers() throws {
    let moved = Handle<[CGFloat]>()
    let sized = Handle<Int>()
    moved.value = []
    sized.value = 0
    let bench = try ScrollBench(
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            moved.value?.append(proxy.frame(in: .scrollView).minY)
            return Color.red
          }.frame(height: 100)
          GeometryReader { proxy in
            sized.value? += 1
            return Color.red.frame(width: proxy.size.width / 2)
          }.frame(height: 100)
          Color.blue.frame(height: 2000)
        }
      })
    #expect(sized.value == 1)
    try bench.drag(y: -10)
    try bench.move(y: -30)
    #expect(moved.value?.suffix(2) == [-10, -30])
    #expect(sized.value == 1)
  }

  @Test("views at the edge change with the part that shows, and nothing else is drawn again")
  func transitions() throws {
    let bench = try ScrollBench(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Color.red.frame(height: 100).scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0)
            }
          }
        }
      })
    func opacities(_ list: DisplayList) -> [Double] {
      list.items.flatMap { item -> [Double] in
        switch item {
        case .list(let inner, _), .marked(_, let inner): opacities(inner)
        case .effect(.opacity(let value), let inner): [value] + opacities(inner)
        case .effect(_, let inner): opacities(inner)
        default: []
        }
      }
    }
    try bench.drag(y: -25)
    // A quarter of the first is out, three quarters of the ninth.
    let shown = opacities(bench.graph.displayList).filter { $0 > 0 && $0 < 1 }
    #expect(shown.count == 2)
    #expect(abs((shown.first ?? 0) - 0.75) < 1e-9)
    #expect(abs((shown.last ?? 0) - 0.25) < 1e-9)
    #expect(bench.graph.counters.bodies > 0)
    bench.graph.counters = ViewGraph.Counters()
    try bench.move(y: -26)
    _ = bench.graph.displayList
    #expect(bench.graph.counters.bodies == 0)
    #expect(bench.graph.counters.placements == 0)
  }
}

@MainActor
struct ScrollIndicatorTests {
  /// The bars that are drawn: thin fills with round corners.
  private func bars(_ bench: ScrollBench) -> [CGRect] {
    func find(_ list: DisplayList, _ origin: CGPoint) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item {
        case .list(let inner, let at): find(inner, CGPoint(x: origin.x + at.x, y: origin.y + at.y))
        case .effect(_, let inner), .marked(_, let inner): find(inner, origin)
        case .fill(.roundedRect(let rect, _, _), _, _): [rect.offsetBy(dx: origin.x, dy: origin.y)]
        default: []
        }
      }
    }
    return find(bench.graph.displayList, .zero)
  }

  private func page(showsIndicators: Bool = true) -> some View {
    ScrollView(showsIndicators: showsIndicators) { Color.red.frame(width: 400, height: 3200) }
  }

  @Test("a bar shows while content moves, and fades after it")
  func bar() throws {
    let bench = try ScrollBench(page())
    #expect(bars(bench).isEmpty)
    try bench.drag(y: -1200)
    // A quarter of the content shows: 794 / 4 points of the track, half way down.
    let bar = try #require(bars(bench).first)
    #expect(bar.width == 3)
    #expect(bar.maxX == 397)
    #expect(abs(bar.height - 198.5) < 1e-9)
    #expect(abs(bar.midY - 400) < 1e-9)
    try bench.release()
    try bench.wait(0.3)
    #expect(bars(bench).count == 1)
    try bench.wait(0.5)
    #expect(bars(bench).isEmpty)
    #expect(bench.graph.hasFiniteAnimations == false)
  }

  @Test("margins keep the bar from the edges, and the content only where they are meant for it")
  func margins() throws {
    let inset = EdgeInsets(top: 100, leading: 0, bottom: 0, trailing: 10)
    let bench = try ScrollBench(page().contentMargins(.all, inset, for: .scrollIndicators))
    try bench.drag(y: -1200)
    // A quarter of the 694 points that are left, half way down.
    let bar = try #require(bars(bench).first)
    #expect(bar.maxX == 387)
    #expect(abs(bar.height - 173.5) < 1e-9 && abs(bar.midY - 450) < 1e-9)
    #expect(bench.offset.y == 1200)
    let content = try ScrollBench(page().contentMargins(.top, 100, for: .scrollContent))
    try content.drag(y: -1)
    #expect(try #require(bars(content).first).minY < 4)
  }

  @Test("in the rubber band the bar gets shorter")
  func squeezed() throws {
    let bench = try ScrollBench(page())
    try bench.drag(y: 100)
    let bar = try #require(bars(bench).first)
    #expect(bar.minY == 3)
    #expect(abs(bar.height - (198.5 + bench.offset.y)) < 1e-9)
  }

  @Test("no bar where it is hidden, or where all of the content shows")
  func hidden() throws {
    for bench in [
      try ScrollBench(page(showsIndicators: false)), try ScrollBench(page().scrollIndicators(.hidden)),
      try ScrollBench(ScrollView { Color.red.frame(height: 100) }),
    ] {
      try bench.drag(y: -10)
      #expect(bars(bench).isEmpty)
    }
  }

  @Test("a flash shows the bar for a moment")
  func flash() throws {
    let bench = try ScrollBench(page().scrollIndicatorsFlash(onAppear: true))
    #expect(bars(bench).count == 1)
    try bench.settle()
    #expect(bars(bench).isEmpty)
  }
}
