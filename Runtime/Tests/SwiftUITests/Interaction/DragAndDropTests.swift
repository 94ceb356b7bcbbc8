import Foundation
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// What a finger takes up by staying on a view, and where it lets it go.
@MainActor
@Suite("Drag and drop between views")
struct DragAndDropTests {
  @MainActor
  final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private let log = Log()

  /// The source is 100 points high at the top, the target below it.
  private func host(_ source: some View, _ target: some View) throws -> Host {
    try Host(
      VStack(spacing: 0) {
        source.frame(width: 200, height: 100)
        target.frame(width: 200, height: 100)
      }, width: 200, height: 200, scale: 1)
  }

  private func carry(_ host: Host, to end: CGPoint) throws {
    try host.touch(.began, 100, 50)
    try host.wait(0.6)
    try host.touch(.moved, 100, 80)
    try host.touch(.moved, end.x, end.y)
    try host.touch(.ended, end.x, end.y)
    try host.wait(0.1)
  }

  private func destination<T: Transferable>(of type: T.Type) -> some View {
    let log = log
    return Color.green.dropDestination(for: type) { items, location in
      log.add("\(items) at \(Int(location.x)),\(Int(location.y))")
      return true
    } isTargeted: {
      log.add($0 ? "over" : "off")
    }
  }

  @Test("a value that is let go over a destination of its type is handed over with its place")
  func transferable() throws {
    try carry(try host(Color.red.draggable("apple"), destination(of: String.self)), to: CGPoint(x: 30, y: 140))
    #expect(log.lines == ["over", "[\"apple\"] at 30,40", "off"])
  }

  @Test("a destination of another type is told nothing, and a tap carries nothing")
  func otherType() throws {
    let host = try host(Color.red.draggable("apple"), destination(of: URL.self))
    try carry(host, to: CGPoint(x: 30, y: 140))
    try host.tap(100, 50)
    #expect(log.lines.isEmpty)
  }

  @Test("what leaves the destination again is not dropped")
  func leaving() throws {
    let host = try host(Color.red.draggable("apple"), destination(of: String.self))
    try host.touch(.began, 100, 50)
    try host.wait(0.6)
    try host.touch(.moved, 100, 150)
    try host.touch(.moved, 100, 20)
    try host.touch(.ended, 100, 20)
    #expect(log.lines == ["over", "off"])
  }

  @Test("the preview follows the finger and goes with it")
  func preview() throws {
    let host = try host(Color.red.draggable("apple") { Text("carried") }, Color.green)
    try host.touch(.began, 100, 50)
    try host.wait(0.6)
    try host.touch(.moved, 100, 150)
    let list = host.graph.displayList.description
    #expect(host.texts().contains("carried") || list.contains("carried"))
    try host.touch(.ended, 100, 150)
    try host.wait(0.1)
    #expect(!host.texts().contains("carried"))
  }

  @Test("providers say what they hold and hand it over")
  func providers() throws {
    let log = log
    let target = Color.green.onDrop(of: [.url, .text], isTargeted: nil) { providers in
      log.add(providers.map { "\($0.registeredTypeIdentifiers)" }.joined())
      return true
    }
    try carry(
      try host(Color.red.onDrag { NSItemProvider(object: "pear") }, target), to: CGPoint(x: 100, y: 150))
    #expect(log.lines == ["[\"public.utf8-plain-text\"]"])
    let provider = NSItemProvider(object: NSString("pear"))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    nonisolated(unsafe) var loaded: String?
    provider.loadObject(ofClass: String.self) { value, error in loaded = error == nil ? value : nil }
    #expect(loaded == "pear")
    provider.loadTransferable(type: URL.self) { result in
      if case .failure = result { loaded = nil }
    }
    #expect(loaded == nil)
    #expect(NSItemProvider(contentsOf: URL(filePath: "/a.txt"))?.suggestedName == "a.txt")
    #expect(NSItemProvider(contentsOf: nil) == nil)
  }

  struct Delegate: DropDelegate {
    let log: Log
    var operation = DropOperation.move
    var isValid = true

    func validateDrop(info: DropInfo) -> Bool { isValid && info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log.add("entered \(Int(info.location.y))") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func dropExited(info: DropInfo) { log.add("exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.add("dropped \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  @Test("a delegate decides, and what it forbids is not dropped")
  func delegates() throws {
    let source = Color.red.onDrag {
      NSItemProvider(object: "plum")
    } preview: {
      Color.blue.frame(width: 10, height: 10)
    }
    try carry(
      try host(source, Color.green.onDrop(of: [.text], delegate: Delegate(log: log))), to: CGPoint(x: 100, y: 160))
    #expect(log.lines == ["entered 60", "dropped 1", "exited"])
    log.lines = []
    try carry(
      try host(source, Color.green.onDrop(of: [.text], delegate: Delegate(log: log, operation: .forbidden))),
      to: CGPoint(x: 100, y: 160))
    #expect(log.lines == ["entered 60", "exited"])
    log.lines = []
    try carry(
      try host(source, Color.green.onDrop(of: [.text], delegate: Delegate(log: log, isValid: false))),
      to: CGPoint(x: 100, y: 160))
    #expect(log.lines.isEmpty)
  }
}
