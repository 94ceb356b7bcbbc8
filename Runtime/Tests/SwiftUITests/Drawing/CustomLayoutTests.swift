import CoreGraphics
import SwiftUI
import SwiftUICore
import Testing

/// Puts views side by side, each as wide as the widest; says how wide by a value of its own.
private struct EqualWidths: Layout {
  struct Cache {
    var widest: CGFloat
  }

  let log: Log

  final class Log: @unchecked Sendable {
    var made = 0
    var updated = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    log.made += 1
    return Cache(widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    log.updated += 1
    cache = Cache(widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.widest * CGFloat(subviews.count),
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * cache.widest, y: bounds.midY + subview[Shift.self]),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Shift: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Places nothing.
private struct Idle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 40, height: 40)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

@MainActor
@Suite("Layouts written in Swift")
struct CustomLayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("subviews lie where the layout puts them, by their anchors")
  func placing() throws {
    let host = try Host(
      EqualWidths(log: .init()) {
        box(10); box(30)
      }, width: 60, height: 10)
    #expect(
      host.frames(of: "Color") == [
        CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: 30, y: 0, width: 30, height: 10),
      ])
    #expect(host.frames(of: "EqualWidths") == [CGRect(x: 0, y: 0, width: 60, height: 10)])
  }

  @Test("right to left, the whole is mirrored")
  func mirrored() throws {
    let host = try Host(
      EqualWidths(log: .init()) {
        box(10); box(30)
      }.environment(\.layoutDirection, .rightToLeft), width: 60,
      height: 10)
    #expect(host.frames(of: "Color").map(\.minX) == [40, 0])
  }

  @Test("views hand values to the layout")
  func values() throws {
    let host = try Host(
      EqualWidths(log: .init()) { box(10).layoutValue(key: Shift.self, value: 5) }, width: 10, height: 10)
    #expect(host.frames(of: "Color")[0].minY == 5)
  }

  @Test("the cache is made once and updated when a subview changes")
  func cache() throws {
    let log = EqualWidths.Log()
    let flag = Flag<CGFloat>()
    let host = try Host(
      Switchable(value: 10, flag: flag) { width in
        EqualWidths(log: log) { Color.red.frame(width: width, height: 10) }
      })
    #expect(log.made == 1)
    flag.binding?.wrappedValue = 25
    try host.frame()
    #expect(log.made == 1 && log.updated > 0)
    #expect(host.frames(of: "EqualWidths")[0].width == 25)
  }

  @Test("a subview that is not placed stays in the middle")
  func unplaced() throws {
    let host = try Host(Idle { box(10) }, width: 40, height: 40)
    #expect(host.frames(of: "Color") == [CGRect(x: 15, y: 15, width: 10, height: 10)])
  }

  @Test(
    "stacks as layouts do what stacks do", arguments: [CGFloat?.none, 0, 12])
  func stacks(_ spacing: CGFloat?) throws {
    func frames(_ view: some View) throws -> [CGRect] { try Host(view, width: 100, height: 80).frames(of: "Color") }
    @ViewBuilder func content() -> some View {
      box(10, 20)
      Color.blue
      Spacer()
      box(20, 5)
    }
    #expect(
      try frames(HStackLayout(alignment: .top, spacing: spacing) { content() })
        == frames(HStack(alignment: .top, spacing: spacing) { content() }))
    #expect(
      try frames(VStackLayout(alignment: .leading, spacing: spacing) { content() })
        == frames(VStack(alignment: .leading, spacing: spacing) { content() }))
    #expect(
      try frames(ZStackLayout(alignment: .bottomTrailing) { content() })
        == frames(ZStack(alignment: .bottomTrailing) { content() }))
  }

  @Test("another layout at the same place keeps the state of the views in it")
  func anyLayout() throws {
    let flag = Flag<Bool>()
    let counter = Flag<Int>()
    let host = try Host(
      Switchable(value: true, flag: flag) { isRow in
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Switchable(value: 1, flag: counter) { count in Text("\(count)") }
          box(10)
        }
      })
    counter.binding?.wrappedValue = 7
    try host.frame()
    #expect(host.frames(of: "Text")[0].minY == host.frames(of: "Text")[0].minY)
    flag.binding?.wrappedValue = false
    try host.frame()
    #expect(host.texts() == ["7"])
    #expect(host.frames(of: "Color")[0].minY >= host.frames(of: "Text")[0].maxY)
  }

  @Test("guides of subviews reach through a layout")
  func guides() throws {
    let host = try Host(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").font(.largeTitle)
        VStackLayout(spacing: 0) {
          box(5, 4); Text("B")
        }
      })
    let texts = host.frames(of: "Text")
    func baseline(_ size: CGFloat) -> CGFloat { (0.9521484375 * size * 3).rounded() / 3 }
    #expect(abs(texts[0].minY + baseline(34) - texts[1].minY - baseline(17)) < 0.01)
  }
}
