import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

/// What gives way to the keyboard, and what does not.
@Suite("Room for the keyboard")
@MainActor
struct AvoidanceTests {
  private func stage(_ view: some View, settings: StageSettings = StageSettings()) throws -> Stage {
    try Stage.showing(view, settings: settings, settles: true)
  }

  @Test("a screen ends above the keyboard, and a reader of its size sees it; what ignores it does not move")
  func region() throws {
    struct Screen: View {
      @State private var text = ""
      let ignores: Bool
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          VStack {
            TextField("Note", text: $text)
            Spacer()
            Text("Bottom")
          }
          .onChange(of: proxy.size.height, initial: true) { _, new in log.add("\(new)") }
        }
        .ignoresSafeArea(ignores ? .keyboard : [])
      }
    }
    let log = Log()
    let giving = try stage(Screen(ignores: false, log: log))
    let before = try #require(giving.frame(of: "Bottom"))
    try giving.perform(.tap("Note"))
    try giving.settle()
    let after = try #require(giving.frame(of: "Bottom"))
    #expect(abs(before.minY - after.minY - (336 - 34)) < 0.01)
    #expect(log.entries == ["759.0", "457.0"])
    let fixed = try stage(Screen(ignores: true, log: Log()))
    let old = fixed.frame(of: "Bottom")
    try fixed.perform(.tap("Note"))
    try fixed.settle()
    #expect(fixed.frame(of: "Bottom") == old)
  }

  @Test("an inset and a bottom bar ride on the keyboard")
  func riders() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { TextField("Note", text: $text) }
            .safeAreaInset(edge: .bottom) { Text("Inset").frame(height: 30) }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bar") {} } }
        }
      }
    }
    let stage = try stage(Screen())
    try stage.perform(.tap("Note"))
    try stage.settle()
    let bar = try #require(stage.frame(of: "Bar"))
    let inset = try #require(stage.frame(of: "Inset"))
    #expect(bar.maxY <= 516 && bar.maxY > 516 - 44)
    #expect(inset.maxY <= 516 - 44 && inset.maxY > 516 - 88)
  }

  @Test("the bar of tabs stays behind the keyboard, and the screen above it ends at the keyboard")
  func tabs() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TabView {
          VStack {
            TextField("Note", text: $text)
            Spacer()
            Text("Bottom")
          }
          .tabItem { Text("First") }
          Text("Two").tabItem { Text("Second") }
        }
      }
    }
    let stage = try stage(Screen())
    let bar = try #require(stage.frame(of: "Second"))
    try stage.perform(.tap("Note"))
    try stage.settle()
    #expect(stage.frame(of: "Second") == bar)
    let bottom = try #require(stage.frame(of: "Bottom"))
    #expect(abs(bottom.maxY - 516) < 1, "\(bottom)")
    #expect(throws: StageVerbError.behindKeyboard("Second")) { try stage.perform(.tap("Second")) }
  }

  @Test("the field with the focus is scrolled above the keyboard, and the form comes back")
  func reveals() throws {
    let stage = try stage(LongForm())
    try stage.perform(.tap("Field 13"))
    try stage.settle()
    let field = try #require(stage.frame(of: "Field 13"))
    #expect(field.maxY <= 516 && field.minY > 59, "\(field)")
    // The last row can be reached with the keyboard up.
    try stage.perform(.scroll(.down, until: "Field 19"))
    try stage.perform(.tap("Field 19"))
    try stage.settle()
    let last = try #require(stage.frame(of: "Field 19"))
    #expect(last.maxY <= 516, "\(last)")
    try stage.perform(.tap(.key("return")))
    try stage.settle()
    let after = try #require(stage.frame(of: "Field 19"))
    #expect(after.maxY <= 852 - 34 && after.maxY > 700, "\(after)")
  }

  @Test("scrolling puts it away at once, with the finger, or not at all")
  func dismissal() throws {
    for (mode, remains) in [(ScrollDismissesKeyboardMode.automatic, false), (.immediately, false), (.never, true)] {
      let stage = try stage(LongForm(mode: mode))
      try stage.perform(.tap("Field 1"))
      try stage.perform(.swipe(.up))
      #expect((stage.graph.keyboard.frame != nil) == remains, "\(mode)")
    }
    let stage = try stage(LongForm(mode: .interactively))
    try stage.perform(.tap("Field 1"))
    try stage.settle()
    try stage.perform(.touch(.point(CGPoint(x: 200, y: 300))))
    try stage.perform(.moveFinger(.point(CGPoint(x: 200, y: 480))))
    #expect(stage.graph.keyboard.pull == 0)
    try stage.perform(.moveFinger(.point(CGPoint(x: 200, y: 700))))
    #expect(abs(stage.graph.keyboard.pull - 184) < 0.01)
    try stage.perform(.liftFinger)
    try stage.settle()
    #expect(stage.graph.keyboard.frame == nil)
    #expect(!stage.graph.focus.hasFocus)
  }

  @Test("a sheet grows by the keyboard, up to the largest; an alert's field stays above it")
  func presentations() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isSheet = false
      @State private var isAlert = false
      var body: some View {
        VStack {
          Button("Sheet") { isSheet = true }
          Button("Alert") { isAlert = true }
        }
        .sheet(isPresented: $isSheet) {
          VStack {
            TextField("Note", text: $text)
            Spacer()
            Text("End")
          }
          .padding()
          .presentationDetents([.medium])
        }
        .alert("Name", isPresented: $isAlert) {
          TextField("Name it", text: $text)
          Button("Save") {}
        }
      }
    }
    let stage = try stage(Screen())
    try stage.perform(.tap("Sheet"))
    try stage.settle()
    let top = try #require(stage.frame(of: "Note")).minY
    try stage.perform(.tap("Note"))
    try stage.settle()
    let note = try #require(stage.frame(of: "Note"))
    let end = try #require(stage.frame(of: "End"))
    #expect(abs(top - note.minY - (336 - 34)) < 1, "\(top) \(note)")
    #expect(end.maxY < 516)
    let other = try self.stage(Screen())
    try other.perform(.tap("Alert"))
    try other.settle()
    try other.perform(.tap("Name it"))
    try other.settle()
    let save = try #require(other.frame(of: "Save"))
    #expect(save.maxY < 516)
    try other.perform(.tap("Save"))
  }

  @Test("items for the keyboard stand in a bar above it, with a hardware keyboard at the bottom")
  func toolbar() throws {
    struct Screen: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Amount", text: $text).keyboardType(.decimalPad).focused($isFocused)
        }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Text("Sum \(text)")
            Spacer()
            Button("Done") { isFocused = false }
          }
        }
      }
    }
    let stage = try stage(Screen())
    #expect(stage.frame(of: "Done") == nil)
    try stage.perform(.tap("Amount"))
    try stage.perform(.tap(.key("4")))
    try stage.settle()
    #expect(abs((stage.graph.keyboard.frame?.height ?? 0) - 335) < 0.01)
    let done = try #require(stage.frame(of: "Done"))
    #expect(done.minY >= 852 - 335 && done.maxY <= 852 - 291)
    #expect(stage.texts.contains("Sum 4"))
    try stage.perform(.tap("Done"))
    try stage.settle()
    #expect(stage.graph.keyboard.frame == nil)
    #expect(stage.frame(of: "Done") == nil)
    let hardware = try self.stage(Screen(), settings: StageSettings(hasHardwareKeyboard: true))
    try hardware.perform(.tap("Amount"))
    try hardware.settle()
    let bar = try #require(hardware.frame(of: "Done"))
    #expect(bar.maxY <= 852 - 34 && bar.minY >= 852 - 34 - 44)
  }

  @Test(
    "a sheet over a stack over a tab with a list in edit mode and the keyboard up, rotated, at AX5: everything is reachable",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func everything(_ direction: LayoutDirection) throws {
    let log = Log()
    let stage = try stage(
      Everything(log: log), settings: StageSettings(typeSize: .accessibility5, layoutDirection: direction))
    try stage.perform(.tap("Open"))
    try stage.perform(.tap("Edit"))
    try stage.perform(.tap("Note"))
    try stage.perform(.rotate(.landscape))
    try stage.settle()
    #expect(stage.graph.keyboard.frame?.height == 209)
    for name in (1...12).map({ "Row \($0)" }) + ["Last"] {
      try stage.perform(.scroll(.down, until: name))
      try stage.perform(.tap(.label(name)))
    }
    #expect(log.entries == (1...12).map { "Row \($0)" } + ["Last"])
    #expect(stage.graph.keyboard.frame?.height == 209)
    try stage.perform(.tap(.key("K")))
    #expect(stage.graph.focus.textInput?.text == "K")
  }
}
