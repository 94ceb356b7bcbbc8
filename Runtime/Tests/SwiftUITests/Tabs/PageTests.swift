import SwiftUI
import SwiftUICore
import Testing
import UIKit

@MainActor
@Suite("Pages")
struct PageTests {
  private struct Root: View {
    let diary: Diary
    let selection: Handle<Binding<Int>>
    var count = 4
    @State private var selected = 0

    var body: some View {
      selection.value = $selected
      return TabView(selection: $selected) {
        ForEach(0..<count, id: \.self) { DiaryScreen("p\($0)", diary).tag($0) }
      }
      .tabViewStyle(.page)
    }
  }

  @Test("a finger turns a page, and the ends give way")
  func swiping() throws {
    let (diary, selection) = (Diary(), Handle<Binding<Int>>())
    let host = try Host(Root(diary: diary, selection: selection))
    #expect(diary.lines.sorted() == ["+p0", "task p0"])
    diary.lines = []
    try host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
    try host.wait(1.5)
    #expect(selection.value?.wrappedValue == 1)
    #expect(diary.lines.prefix(2).sorted() == ["+p1", "task p1"])
    #expect(diary.lines.suffix(1) == ["-p0"])
    #expect(diary.lines.count == 3)
    // Farther than a page, one page is turned.
    try host.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 5, y: 300), duration: 0.05)
    try host.wait(1.5)
    #expect(selection.value?.wrappedValue == 2)
    try host.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
    try host.wait(1.5)
    try host.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
    try host.wait(1.5)
    #expect(selection.value?.wrappedValue == 0)
    try host.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300), lifts: false)
    let scroll = try #require(host.graph.scrollDrivers().first)
    #expect(scroll.offset.x < -50 && scroll.offset.x > -240)
    try host.touch(.ended, 300, 300)
    try host.wait(1.5)
    #expect(scroll.offset.x == 0)
  }

  @Test("pages that stand beside each other appear and work once, when they show")
  func once() throws {
    let diary = Diary()
    let host = try Host(
      TabView {
        DiaryScreen("a", diary)
        DiaryScreen("b", diary)
      }.tabViewStyle(.page))
    #expect(diary.lines.sorted() == ["+a", "task a"])
    diary.lines = []
    try host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300))
    try host.wait(1.5)
    #expect(diary.lines.sorted() == ["+b", "-a", "task b"])
  }

  @Test("mirrored, a finger to the right turns to the next page")
  func mirrored() throws {
    let (diary, selection) = (Diary(), Handle<Binding<Int>>())
    let host = try Host(Root(diary: diary, selection: selection).environment(\.layoutDirection, .rightToLeft))
    try host.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
    try host.wait(1.5)
    #expect(selection.value?.wrappedValue == 1)
  }

  @Test("a selection by code jumps, and within an animation slides")
  func selecting() throws {
    let (diary, selection) = (Diary(), Handle<Binding<Int>>())
    let host = try Host(Root(diary: diary, selection: selection))
    let scroll = try #require(host.graph.scrollDrivers().first)
    selection.value?.wrappedValue = 2
    try host.frame()
    #expect(scroll.offset.x == 786)
    #expect(!diary.lines.contains("+p1"))
    withAnimation(.linear(duration: 1)) { selection.value?.wrappedValue = 3 }
    try host.frame()
    try host.wait(0.5)
    #expect(abs(scroll.offset.x - 982.5) < 8)
    try host.wait(1)
    #expect(scroll.offset.x == 1179)
    #expect(diary.lines.suffix(1) == ["-p2"])
  }

  @Test("a tap on either half of the dots turns a page")
  func dots() throws {
    let (diary, selection) = (Diary(), Handle<Binding<Int>>())
    let host = try Host(Root(diary: diary, selection: selection))
    let dots = host.frames(of: "Circle")
    #expect(dots.map { $0.width } == [7, 7, 7, 7])
    #expect(dots[1].minX - dots[0].minX == 16)
    try host.tap(dots[3].midX, dots[3].midY)
    try host.wait(1)
    #expect(selection.value?.wrappedValue == 1)
    try host.tap(dots[0].midX, dots[0].midY)
    try host.wait(1)
    #expect(selection.value?.wrappedValue == 0)
    try host.tap(dots[0].midX, dots[0].midY)
    try host.wait(1)
    #expect(selection.value?.wrappedValue == 0)
  }

  @Test("of a thousand pages those near the one that shows are built")
  func lazy() throws {
    struct Page: View {
      let built: Handle<Set<Int>>
      let index: Int
      var body: some View {
        built.value?.insert(index)
        return Text("\(index)")
      }
    }
    let built = Handle<Set<Int>>()
    built.value = []
    _ = try Host(
      TabView(selection: .constant(500)) {
        ForEach(0..<1000, id: \.self) { Page(built: built, index: $0).tag($0) }
      }.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(built.value?.contains(500) == true)
    #expect((built.value?.count ?? 0) < 8)
  }

  @Test("when the room changes, the same page shows")
  func resizing() throws {
    let (diary, selection) = (Diary(), Handle<Binding<Int>>())
    let host = try Host(Root(diary: diary, selection: selection))
    selection.value?.wrappedValue = 2
    try host.frame()
    try host.graph.runFrame(size: CGSize(width: 852, height: 393))
    let scroll = try #require(host.graph.scrollDrivers().first)
    #expect(scroll.offset.x == 1704)
  }

  @Test("the dots take the colours of UIKit's proxy")
  func dotColors() throws {
    UIPageControl.resetAppearance()
    defer { UIPageControl.resetAppearance() }
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UIPageControl.appearance().pageIndicatorTintColor = .blue
    let host = try Host(Root(diary: Diary(), selection: Handle(), count: 3))
    #expect(
      host.drawnFills.suffix(3).map { [$0.color.red, $0.color.green, $0.color.blue] } == [
        [1, 0, 0], [0, 0, 1], [0, 0, 1],
      ])
  }
}
