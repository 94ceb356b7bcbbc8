import CoreGraphics
import Stage
import SwiftUI
import Testing

@MainActor
struct VerbTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var note = ""
    var body: some View {
      VStack(spacing: 20) {
        Text("\(count)")
        Button("Add") { count += 1 }
        Button("Off") { count = -1 }.disabled(true)
        Text("Double").onTapGesture(count: 2) { note = "twice" }
        Text("Long").onLongPressGesture { note = "held" }
        Text(note)
        Button("Same") {}
        Button("Same") { note = "second" }
      }
    }
  }

  @Test("a tap finds what it is meant for, and takes its time")
  func tap() throws {
    let stage = try Stage.showing(Counter())
    try stage.perform(.tap("Add"))
    #expect(stage.texts.contains("1"))
    #expect(abs(stage.time - 0.05) < 1e-9)
    try stage.perform(.tap("Double", count: 2))
    #expect(stage.texts.contains("twice"))
    try stage.perform(.longPress("Long"))
    #expect(stage.texts.contains("held"))
  }

  @Test("what is not there, there twice or disabled is an error that says what there is")
  func errors() throws {
    let stage = try Stage.showing(Counter())
    let missing = #expect(throws: StageVerbError.self) { try stage.perform(.tap("Ad")) }
    #expect(missing?.description.contains("\"Add\"") == true)
    let ambiguous = #expect(throws: StageVerbError.self) { try stage.perform(.tap("Same")) }
    #expect(ambiguous?.description.contains("number 2 at") == true)
    #expect(throws: StageVerbError.disabled("Off")) { try stage.perform(.tap("Off")) }
    #expect(throws: StageVerbError.numberTooHigh("Same", number: 3, count: 2)) {
      try stage.perform(.tap(.label("Same", number: 3)))
    }
    try stage.perform(.tap(.label("Same", number: 2)))
    #expect(stage.texts.contains("second"))
  }

  private struct Puck: View {
    @State private var offset = CGSize.zero
    @State private var log = ""
    var body: some View {
      VStack {
        Circle().frame(width: 60, height: 60).offset(offset)
          .gesture(
            DragGesture().onChanged { offset = $0.translation }
              .onEnded { log = "\(Int($0.translation.width)) \(Int($0.translation.height))" })
        Text(log)
      }
    }
  }

  @Test("a finger goes its way in samples, sixty a second")
  func drag() throws {
    let stage = try Stage.showing(Puck())
    try stage.perform(.dragBy("Circle", CGSize(width: 120, height: -30)))
    #expect(stage.texts == ["120 -30"])
    #expect(abs(stage.time - 0.3) < 1e-6)
  }

  @Test("a finger that is held down shows what it does meanwhile")
  func held() throws {
    let stage = try Stage.showing(Puck())
    try stage.perform(.touch(.point(CGPoint(x: 196, y: 430))))
    try stage.perform(.moveFinger(.point(CGPoint(x: 196, y: 530))))
    #expect(stage.texts == [""])
    try stage.perform(.liftFinger)
    #expect(stage.texts == ["0 100"])
  }

  private struct Rows: View {
    @State private var tapped = ""
    var body: some View {
      VStack {
        Text("Last: \(tapped)")
        ScrollView {
          LazyVStack {
            ForEach(0..<200, id: \.self) { row in
              Button("Row \(row)") { tapped = "\(row)" }.frame(height: 44)
            }
          }
        }
      }
    }
  }

  @Test("scrolling goes on until a row is there, and gives up at the end")
  func scroll() throws {
    let stage = try Stage.showing(Rows())
    try stage.perform(.scroll(.down, until: "Row 77"))
    try stage.perform(.tap("Row 77"))
    #expect(stage.texts.contains("Last: 77"))
    try stage.perform(.scroll(.up, until: "Row 0"))
    #expect(throws: StageVerbError.self) { try stage.perform(.scroll(.up, until: "Row 200")) }
  }

  private struct Form: View {
    @State private var volume = 2
    @State private var isOn = false
    var body: some View {
      VStack {
        Stepper("Volume \(volume)", value: $volume, in: 0...3)
        Toggle("Loud", isOn: $isOn)
        Text(isOn ? "loud" : "quiet")
      }
    }
  }

  private struct Names: View {
    @State private var name = ""
    @State private var names: [String] = []
    @State private var isSheet = false
    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit {
          names.append(name)
          name = ""
        }
        Text("Hello \(name)")
        ForEach(names, id: \.self) { Text($0) }
        Button("Open") { isSheet = true }
      }
      .sheet(isPresented: $isSheet) {
        VStack {
          Text("Inside")
          Button("Close") { isSheet = false }
        }
      }
    }
  }

  @Test("text goes to the field that has the focus, and a return submits it")
  func typing() throws {
    let stage = try Stage.showing(Names())
    let script = """
      tap "Name"
      expect "Name" is focused
      type "Zoé 👩‍👩‍👧"
      expect "Hello Zoé 👩‍👩‍👧"
      press delete
      expect "Hello Zoé "
      type "x\\n"
      expect "Zoé x"
      tap "Open"
      expect "Inside"
      tap "Close"
      expect no "Inside"
      expect settled
      """
    #expect(try StageScript(parsing: script).run(on: stage).description == "passed: 13 steps")
  }

  @Test("assistive technology raises, lowers and activates")
  func assistance() throws {
    let stage = try Stage.showing(Form())
    try stage.perform(.increment("Volume 2"))
    #expect(stage.texts.contains("Volume 3"))
    try stage.perform(.decrement("Volume 3"))
    #expect(stage.texts.contains("Volume 2"))
    try stage.perform(.activate("Loud"))
    #expect(stage.texts.contains("loud"))
    #expect(throws: StageVerbError.noAction("incremented", on: "Loud")) { try stage.perform(.increment("Loud")) }
  }

  private struct Late: View {
    @State private var isThere = false
    var body: some View {
      VStack { if isThere { Button("Late") {} } }
        .task {
          try? await Task.sleep(for: .seconds(3))
          isThere = true
        }
    }
  }

  @Test("a verb waits for what is not there yet, and not for ever")
  func patience() throws {
    let stage = try Stage.showing(Late())
    try stage.perform(.tap("Late"))
    #expect(abs(stage.time - 3.05) < 1e-6)
  }

  private struct Profile: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.locale) private var locale
    @Environment(\.verticalSizeClass) private var vertical
    @State private var count = 0
    var body: some View {
      GeometryReader { room in
        VStack {
          Text(
            "\(scheme) \(size) \(direction) \(reduceMotion) \(weight == .bold) \(contrast) \(locale.identifier) "
              + "\(vertical == .compact) \(Int(room.size.width)) \(count)")
          Button("Add") { count += 1 }
        }
      }
    }
  }

  @Test("what a view is shown under changes while it runs, and its state stays")
  func profile() throws {
    let stage = try Stage.showing(Profile())
    try stage.perform(.tap("Add"))
    #expect(stage.texts.first == "light large leftToRight false false standard en_US false 393 1")
    for change: StageChange in [
      .scheme(.dark), .typeSize(.accessibility2), .direction(.rightToLeft), .reduceMotion(true), .boldText(true),
      .contrast(.increased), .locale("de_DE"),
    ] {
      try stage.perform(.set(change))
    }
    try stage.perform(.rotate(.landscape))
    // 852 points less 59 at each end.
    #expect(stage.texts.first == "dark accessibility2 rightToLeft true true increased de_DE true 734 1")
    try stage.perform(.set(.device(.named("iPhone SE")!)))
    try stage.perform(.rotate(.portrait))
    #expect(stage.texts.first?.hasSuffix("false 375 1") == true)
  }

  private struct Postcards: View {
    @State private var chosen = "none"
    var body: some View {
      VStack {
        Text(chosen)
        Button {
          chosen = "chosen"
        } label: {
          VStack(alignment: .leading, spacing: 24) {
            Text("Oslo").font(.headline)
            Text("Bring a jumper.")
          }
        }
        .buttonStyle(.plain)
      }
    }
  }

  @Test("a tap on a button whose middle lies between its lines meets a line")
  func gaps() throws {
    let stage = try Stage.showing(Postcards())
    let frame = try #require(stage.frame(of: "Oslo, Bring a jumper."))
    try stage.perform(.tap(.point(CGPoint(x: frame.midX, y: frame.midY))))
    #expect(stage.texts.first == "none")
    try stage.perform(.tap("Oslo, Bring a jumper."))
    #expect(stage.texts.first == "chosen")
  }
}
