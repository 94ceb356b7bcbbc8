import Stage
import SwiftUI
import SwiftUICore
import Testing

/// Which of the toolbars for the keyboard shows: that of the screen that the field stands on.
@Suite("Whose toolbar stands above the keyboard")
@MainActor
struct KeyboardBarPlaceTests {
  private struct Screen: View {
    @State private var isShown = false
    @State private var outer = ""
    @State private var inner = ""
    var innerHasBar = false
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Outer", text: $outer)
          Button("Open") { isShown = true }
        }
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Outer done") {} } }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            if innerHasBar {
              TextField("Inner", text: $inner)
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Inner done") {} } }
            } else {
              TextField("Inner", text: $inner)
            }
          }
        }
      }
    }
  }

  @Test("a toolbar of the screen below a sheet does not show for a field in the sheet")
  func sheet() throws {
    let stage = try Stage.showing(Screen(), settles: true)
    try stage.perform(.tap("Outer"))
    try stage.settle()
    #expect(stage.frame(of: "Outer done") != nil)
    try stage.perform(.tap("Open"))
    try stage.settle()
    try stage.perform(.tap("Inner"))
    try stage.settle()
    #expect(stage.graph.keyboard.frame?.height == 336)
    #expect(stage.frame(of: "Outer done") == nil)
  }

  @Test("a sheet's own toolbar shows alone")
  func own() throws {
    let stage = try Stage.showing(Screen(innerHasBar: true), settles: true)
    try stage.perform(.tap("Open"))
    try stage.settle()
    try stage.perform(.tap("Inner"))
    try stage.settle()
    #expect(stage.frame(of: "Inner done") != nil && stage.frame(of: "Outer done") == nil)
  }

  @Test("nor does one that is set around the sheet, or around its stack")
  func around() throws {
    struct Around: View {
      @State private var isShown = false
      @State private var inner = ""
      let coversAll: Bool
      var body: some View {
        let screen = NavigationStack {
          Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) { TextField("Inner", text: $inner) }
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Outer done") {} } }
        }
        if coversAll {
          screen.toolbar { ToolbarItem(placement: .keyboard) { Button("Outermost done") {} } }
        } else {
          screen
        }
      }
    }
    for coversAll in [false, true] {
      let stage = try Stage.showing(Around(coversAll: coversAll), settles: true)
      try stage.perform(.tap("Open"))
      try stage.settle()
      try stage.perform(.tap("Inner"))
      try stage.settle()
      #expect(stage.graph.keyboard.frame?.height == 336)
      #expect(stage.frame(of: "Outer done") == nil && stage.frame(of: "Outermost done") == nil)
    }
  }
}
