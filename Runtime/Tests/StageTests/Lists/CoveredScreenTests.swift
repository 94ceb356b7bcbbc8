import Foundation
import Stage
import SwiftUI
import Testing

/// When views of screens that others cover appear and disappear.
@Suite("Covered screens")
@MainActor
struct CoveredScreenTests {
  private struct Screens: View {
    let log: Log
    @State private var showsSheet = false
    @State private var showsCover = false
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Next") {
            NavigationLink("Last") { Text("End").logged("last", log) }.logged("next", log)
          }
          Button("Sheet") { showsSheet = true }
          Button("Cover") { showsCover = true }
        }
        .logged("root", log)
        .task {
          log.add("work begins")
          try? await Task.sleep(for: .seconds(100))
          log.add(Task.isCancelled ? "work is cancelled" : "work ends")
        }
        .sheet(isPresented: $showsSheet) { Button("Close") { showsSheet = false }.logged("sheet", log) }
        .fullScreenCover(isPresented: $showsCover) { Button("Close") { showsCover = false }.logged("cover", log) }
      }
    }
  }

  @Test("a screen disappears when one has been pushed over it, and appears when that begins to go")
  func pushes() throws {
    let log = Log()
    let stage = try Stage.showing(Screens(log: log))
    #expect(Set(log.entries) == ["root appears", "work begins"])
    log.entries = []
    try stage.perform(.tap("Next"))
    try stage.advance(by: 0.1)
    #expect(log.entries == ["next appears"])
    try stage.advance(by: 2)
    #expect(log.entries == ["next appears", "root disappears", "work is cancelled"])
    log.entries = []
    try stage.perform(.tap("Last"))
    try stage.advance(by: 2)
    #expect(log.entries == ["last appears", "next disappears"])
    log.entries = []
    try stage.perform(.tap("Back"))
    try stage.advance(by: 0.1)
    #expect(log.entries == ["next appears"])
    try stage.advance(by: 2)
    #expect(log.entries == ["next appears", "last disappears"])
    log.entries = []
    try stage.perform(.tap("Back"))
    try stage.advance(by: 2)
    #expect(Set(log.entries) == ["root appears", "work begins", "next disappears"])
    #expect(log.entries.last == "next disappears")
  }

  @Test("what a sheet or a cover lies over does not disappear")
  func sheets() throws {
    for name in ["Sheet", "Cover"] {
      let log = Log()
      let stage = try Stage.showing(Screens(log: log))
      log.entries = []
      try stage.perform(.tap(.label(name)))
      try stage.advance(by: 2)
      try stage.perform(.tap("Close"))
      try stage.advance(by: 2)
      let own = name.lowercased()
      #expect(log.entries == ["\(own) appears", "\(own) disappears"])
    }
  }
}

extension View {
  /// Notes when the view appears and disappears.
  fileprivate func logged(_ name: String, _ log: Log) -> some View {
    onAppear { log.add("\(name) appears") }.onDisappear { log.add("\(name) disappears") }
  }
}
