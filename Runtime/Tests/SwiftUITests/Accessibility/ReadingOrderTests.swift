import SwiftUI
import SwiftUICore
import Testing

/// The order in which VoiceOver goes through a screen.
@Suite("The order of reading")
@MainActor
struct ReadingOrderTests {
  private func expect(
    _ view: some View, says expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let spoken = try Host(view).graph.spokenLines()
    #expect(spoken == expected, sourceLocation: sourceLocation)
  }

  private var columns: some View {
    HStack {
      VStack {
        Text("A1"); Text("A2")
      }
      VStack {
        Text("B1"); Text("B2")
      }
    }
  }

  @Test("lines are read from the top down, and along a line from the leading side")
  func lines() throws {
    try expect(columns, says: ["A1", "B1", "A2", "B2"])
    try expect(columns.environment(\.layoutDirection, .rightToLeft), says: ["A1", "B1", "A2", "B2"])
  }

  @Test("right to left, what lies at the right is read first")
  func mirrored() throws {
    let view = HStack {
      Text("First"); Text("Second")
    }.environment(\.layoutDirection, .rightToLeft)
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let graph = ViewGraph(environment: environment, resources: Host.resources)
    graph.setRoot(AnyView(view))
    try graph.runFrame(size: CGSize(width: 300, height: 100))
    let frames = graph.accessibilityTree().elements.map(\.frame.minX)
    #expect(frames[0] > frames[1])
    #expect(graph.spokenLines() == ["First", "Second"])
  }

  @Test("a group is read to its end before what stands beside it")
  func groups() throws {
    let view = HStack {
      VStack {
        Text("A1"); Text("A2")
      }.accessibilityElement(children: .contain)
      VStack {
        Text("B1"); Text("B2")
      }.accessibilityElement(children: .contain)
    }
    try expect(view, says: ["A1", "A2", "B1", "B2"])
  }

  @Test("a tall picture is read before the lines beside it")
  func tall() throws {
    let view = HStack {
      Image("p", label: Text("Cover")).resizable().frame(width: 80, height: 200)
      VStack {
        Text("Title");
        HStack {
          Text("Author"); Text("2021")
        }
      }
    }
    try expect(view, says: ["Cover, image", "Title", "Author", "2021"])
  }

  @Test("a higher priority is read first, the rest in the order of reading")
  func priority() throws {
    let view = VStack {
      Text("One")
      Text("Two").accessibilitySortPriority(2)
      Text("Three").accessibilitySortPriority(1)
      Text("Four").accessibilitySortPriority(-1)
      Text("Five")
    }
    try expect(view, says: ["Two", "Three", "One", "Five", "Four"])
  }

  @Test("what is modal hides what stands beside it")
  func modal() throws {
    let view = ZStack {
      VStack {
        Text("Behind"); Button("Buy") {}
      }
      VStack {
        Text("Sure?"); Button("Yes") {}
      }.accessibilityAddTraits(.isModal)
    }
    try expect(view, says: ["Sure?", "Yes, button"])
  }

  @Test("only rows that are built are in the tree, also those outside the viewport")
  func lazyRows() throws {
    let rows = ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Text("Row \($0)").frame(height: 50) } } }
    let spoken = try Host(rows, height: 500).graph.spokenLines()
    #expect(spoken.first == "Row 0")
    #expect(spoken.count >= 10 && spoken.count < 100)
    let all = ScrollView { VStack { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 50) } } }
    #expect(try Host(all, height: 500).graph.spokenLines().count == 100)
  }

  @Test("frames are the root's coordinates, and the activation point lies in the middle unless it is moved")
  func frames() throws {
    let view = VStack(spacing: 0) {
      Color.clear.frame(width: 100, height: 60)
      Button("A") {}.frame(width: 100, height: 40).accessibilityElement(children: .combine)
      Text("B").frame(width: 100, height: 40).accessibilityElement(children: .combine)
        .accessibilityActivationPoint(UnitPoint(x: 0, y: 1))
    }
    let elements = try Host(view, width: 100, height: 140).graph.accessibilityTree().elements
    #expect(elements[0].frame == CGRect(x: 0, y: 60, width: 100, height: 40))
    #expect(elements[0].activationPoint == CGPoint(x: 50, y: 80))
    #expect(elements[1].activationPoint == CGPoint(x: 0, y: 140))
  }

  @Test("a scaled view has the frame that it is drawn in")
  func scaled() throws {
    let view = Circle().frame(width: 10, height: 10).accessibilityLabel("Dot").scaleEffect(3)
    let frame = try Host(view, width: 100, height: 100).graph.accessibilityTree().elements[0].frame
    #expect(frame == CGRect(x: 35, y: 35, width: 30, height: 30))
  }
}
