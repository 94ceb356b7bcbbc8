import SwiftUI
import SwiftUICore
import Testing

/// Numbers are those of iOS to 18: a row of 44 points, a large title of 52, a field of 36 with 1 above it and 15
/// below.
@Suite("Bars that give way to what scrolls")
@MainActor
struct LargeTitleTests {
  private struct Towns: View {
    var count = 60
    var mode = NavigationBarItem.TitleDisplayMode.automatic
    var search: SearchFieldPlacement?
    @State private var text = ""
    var body: some View {
      NavigationStack {
        if let search { list.searchable(text: $text, placement: search) } else { list }
      }
    }
    private var list: some View {
      List(0..<count, id: \.self) { Text("Row \($0)") }
        .listStyle(.plain)
        .navigationTitle("Towns")
        .navigationBarTitleDisplayMode(mode)
    }
  }

  private func titles(_ bench: ScrollBench) -> [CGRect] {
    zip(bench.host.texts(), bench.host.frames(of: "Text")).filter { $0.0 == "Towns" }.map(\.1)
  }

  private func top(of text: String, _ bench: ScrollBench) throws -> CGFloat {
    try #require(
      zip(bench.host.texts(), bench.host.frames(of: "Text")).first { $0.0.lowercased() == text.lowercased() }?.1.minY,
      "\(bench.host.texts())")
  }

  @Test("the large title goes up with the content, and another one shows in the bar once it has gone")
  func collapse() throws {
    let bench = try ScrollBench(Towns())
    let start = try #require(titles(bench).first)
    #expect(titles(bench).count == 1)
    let row = try top(of: "Row 3", bench)
    try bench.drag(y: -30)
    #expect(titles(bench).map { ($0.minY - start.minY).rounded() } == [-30])
    #expect(try (top(of: "Row 3", bench) - row).rounded() == -30)
    try bench.move(y: -200)
    try bench.wait(0.5)
    let inBar = try #require(titles(bench).first)
    #expect(abs(inBar.midX - 200) < 0.5 && inBar.maxY < 44)
    #expect(bench.host.graph.accessibilityTree().all.filter { $0.traits.contains(.isHeader) }.count == 1)
  }

  @Test(
    "on release the title is there or gone", arguments: [(20, 0), (40, 52), (25, 0), (27, 52)] as [(CGFloat, CGFloat)])
  func snap(distance: CGFloat, rest: CGFloat) throws {
    let bench = try ScrollBench(Towns())
    try bench.drag(y: -distance)
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == rest)
  }

  @Test("a flick that would end within the title goes on to its end; one that goes far ends where it ends")
  func flick() throws {
    let bench = try ScrollBench(Towns())
    try bench.drag(y: -10)
    // It would go on for 60 · 0.5 = 30 points.
    try bench.release(y: -60)
    try bench.settle()
    #expect(bench.offset.y == 52)
    try bench.drag(y: -100)
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == 152)
  }

  @Test("the field gives way first, from below, then the title; it comes to rest between them")
  func search() throws {
    let bench = try ScrollBench(Towns(search: .automatic))
    let row = try top(of: "Row 0", bench)
    #expect(row > 44 + 52 + 52)
    let title = try #require(titles(bench).first)
    try bench.drag(y: -30)
    #expect(titles(bench) == [title])
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == 52)
    #expect(titles(bench) == [title])
    try bench.drag(y: -40)
    #expect(titles(bench).map { ($0.minY - title.minY).rounded() } == [-40])
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == 104)
  }

  @Test("a field that always shows goes up with the title and stays below the bar's row")
  func stayingSearch() throws {
    let bench = try ScrollBench(Towns(search: .navigationBarDrawer(displayMode: .always)))
    let field = try top(of: "Search", bench)
    try bench.drag(y: -300)
    #expect(try (top(of: "Search", bench) - field).rounded() == -52)
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == 300)
  }

  @Test("the title follows a pull and grows a little")
  func pull() throws {
    let bench = try ScrollBench(Towns())
    let start = try #require(titles(bench).first)
    try bench.drag(y: 150)
    let pulled = try #require(titles(bench).first)
    #expect(pulled.minY > start.minY + 20)
    #expect(pulled.width > start.width && pulled.width < start.width * 1.11)
    #expect(pulled.minX == start.minX)
  }

  @Test("content that scrolls below the title costs no body, no measurement and no place")
  func work() throws {
    let bench = try ScrollBench(Towns(search: .automatic))
    try bench.drag(y: -5)
    for step in 2..<14 {
      bench.graph.counters = ViewGraph.Counters()
      try bench.move(y: -CGFloat(step) * 5)
      #expect(bench.graph.counters.bodies == 0)
      #expect(bench.graph.counters.measurements == 0)
      #expect(bench.graph.counters.placements == 0)
    }
  }

  @Test("content that is as short as the room leaves the title where it is")
  func short() throws {
    let bench = try ScrollBench(Towns(count: 3))
    try bench.drag(y: -200)
    try bench.release()
    try bench.settle()
    #expect(bench.offset.y == 0)
    #expect(titles(bench).count == 1)
  }

  @Test("a row that a program scrolls to stands below the bar's row")
  func programs() throws {
    struct Screen: View {
      let proxy: Handle<ScrollViewProxy>
      var body: some View {
        NavigationStack {
          ScrollViewReader { reader in
            let _ = proxy.value = reader
            ScrollView { VStack(spacing: 0) { ForEach(0..<60) { Text("Row \($0)").frame(height: 40).id($0) } } }
              .navigationTitle("Towns")
          }
        }
      }
    }
    let proxy = Handle<ScrollViewProxy>()
    let bench = try ScrollBench(Screen(proxy: proxy))
    proxy.value?.scrollTo(20, anchor: .top)
    try bench.host.frame()
    #expect(bench.host.rows()["Row 20"]?.minY == 44)
    proxy.value?.scrollTo(0, anchor: .top)
    try bench.host.frame()
    #expect(bench.offset.y == 0)
    proxy.value?.scrollTo(30, anchor: .bottom)
    try bench.host.frame()
    #expect(bench.host.rows()["Row 30"]?.maxY == 800)
  }

  @Test("headers of sections stay below the bar's row")
  func headers() throws {
    let bench = try ScrollBench(
      NavigationStack {
        ScrollView {
          LazyVStack(pinnedViews: .sectionHeaders) {
            ForEach(0..<4) { section in
              Section {
                ForEach(0..<20) { Text("Row \(section) \($0)").frame(height: 40) }
              } header: {
                Text("Part \(section)").frame(height: 40)
              }
            }
          }
        }
        .navigationTitle("Towns")
      })
    let before = try top(of: "Part 0", bench)
    #expect(before > 96 && before < 136)
    try bench.drag(y: -300)
    #expect(try (top(of: "Part 0", bench) - before).rounded() == -52)
  }

  @Test("on a phone on its side the row is 32 points high and the title stands in it")
  func landscape() throws {
    let bench = try ScrollBench(Towns().environment(\.verticalSizeClass, .compact), width: 852, height: 393)
    let title = try #require(titles(bench).first)
    #expect(title.maxY < 32 && abs(title.midX - 426) < 0.5)
    #expect(try bench.host.frames(of: "ScrollView").first?.minY == 32)
  }

  @Test("a title without a mode is as on the screen below")
  func inheritance() throws {
    struct Screens: View {
      let mode: NavigationBarItem.TitleDisplayMode
      @State var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Color.red.navigationTitle("One").navigationBarTitleDisplayMode(mode)
            .navigationDestination(for: Int.self) { _ in Color.blue.navigationTitle("Two") }
        }
      }
    }
    #expect(try Host(Screens(mode: .inline)).frames(of: "Color").contains { $0.minY == 44 && $0.height == 808 })
    #expect(try Host(Screens(mode: .large)).frames(of: "Color").filter { $0.minY == 96 }.count == 2)
  }
}
