import Foundation
import SpecimenProtocol
import Stage
import SwiftUI
import Testing

@MainActor
@Suite struct RecordingTests {
  @Test("a script that was recorded does the same in another process")
  func replay() throws {
    let live = try LiveProcess("Mixed")
    try live.frame()
    try live.ask(.record(true), at: 0.5)
    let start = try Elements.of(live)
    let name = try start.middle(of: "Name"), add = try start.middle(of: "Add"), later = try start.middle(of: "Later")
    try live.tap(name.0, name.1, at: 1)
    try live.ask(.mark("Mi", start: 2, length: 0), at: 2)
    try live.ask(.insert("Milk \"fresh\""), at: 2.2)
    try live.tap(add.0, add.1, at: 3)
    try live.tap(later.0, later.1, at: 4)
    let tapped = try start.middle(of: "Tapped 0")
    try live.tap(tapped.0, tapped.1, at: 6)
    try live.tap(tapped.0, tapped.1, at: 6.2)
    let loud = try #require(start.first { $0.label == "Loud" })
    try live.ask(.act(element: loud.id, action: "activate"), at: 7)
    var settings = LiveSettings()
    settings.scheme = "dark"
    try live.ask(.settings(settings), at: 8)
    try live.ask(.touch(.began, finger: 0, x: 200, y: 700), at: 9)
    for step in 1...6 {
      try live.ask(.touch(.moved, finger: 0, x: 200, y: 700 - 20 * Double(step)), at: 9 + 0.016 * Double(step))
    }
    try live.ask(.touch(.ended, finger: 0, x: 200, y: 580), at: 9.2)
    try live.ask(.record(false), at: 14)
    let script = try #require(try live.event(.script).text)
    for line in [
      #"tap "Name""#, #"type "Milk \"fresh\"""#, #"tap "Add""#, #"tap "Later""#, #"double tap "Tapped 0""#,
      #"activate "Loud""#, "set scheme dark",
    ] {
      #expect(script.split(separator: "\n").contains { $0 == line }, "\(line) is missing in:\n\(script)")
    }
    #expect(throws: Never.self) { try StageScript(parsing: script) }

    try live.ask(.export(id: 1, format: .tree), at: 15)
    let tree = String(decoding: try live.file().content, as: UTF8.self)
    #expect(tree.contains("Late") && tree.contains("Tapped 1"))
    #expect(try play(script, of: tree))
  }

  /// Plays a script on a stage of this process, and compares what stands on it in the end.
  private func play(_ script: String, of tree: String) throws -> Bool {
    let library = try Module.library.get()
    let opened = try #require(dlopen(library, RTLD_NOW | RTLD_LOCAL))
    typealias Register = @convention(c) () -> Void
    unsafeBitCast(try #require(dlsym(opened, "vitrine_register")), to: Register.self)()
    let mixed = try #require(RegisteredSpecimens.components.first { $0.name == "Mixed" })
    let stage = try Stage(resources: StageResources())
    try stage.show(mixed.make(), presentation: .screen)
    let report = try StageScript(parsing: script).run(on: stage)
    #expect(report.failures.isEmpty, "\(report)\n\(script)")
    try stage.settle()
    return String(decoding: try stage.treeJSON(), as: UTF8.self) == tree
  }
}
