import Foundation
import SpecimenProtocol
import Testing

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
    // The keyboard goes, which would cover what is used from here on.
    try live.ask(.key("Enter", modifiers: []), at: 2.4)
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
    let end = try Elements.of(live)
    #expect(end.contains { $0.label == "Late" } && end.contains { $0.label == "Tapped 1" })
    let row = try #require(end.first { $0.label == "Row 5" }).frame
    // Scripts use the screen's own coordinates: the case around it is 10 points wide.
    let expectations = """
      expect "Milk \\"fresh\\""
      expect "Late"
      expect "Tapped 1"
      expect value of "Loud" is "on"
      expect frame of "Row 5" is \(row.x - 10) \(row.y - 10) \(row.width) \(row.height) within 2
      """
    #expect(try play(script + expectations) == [])
  }

  @Test("what fingers do is written as what it comes to")
  func fingers() throws {
    let live = try LiveProcess("Mixed")
    try live.frame()
    try live.ask(.record(true), at: 0.5)
    // Two fingers move apart, to twice their distance.
    for finger in 0...1 { try live.ask(.touch(.began, finger: finger, x: 180 + 40 * Double(finger), y: 510), at: 1) }
    for finger in 0...1 { try live.ask(.touch(.moved, finger: finger, x: 160 + 80 * Double(finger), y: 510), at: 1.2) }
    for finger in 0...1 { try live.ask(.touch(.ended, finger: finger, x: 160 + 80 * Double(finger), y: 510), at: 1.3) }
    // A finger that was taken away did nothing.
    try live.ask(.touch(.began, finger: 0, x: 60, y: 360), at: 3)
    try live.ask(.touch(.cancelled, finger: 0, x: 60, y: 360), at: 3.1)
    // A throw: 100 points in a tenth of a second when it ends.
    try live.ask(.touch(.began, finger: 0, x: 210, y: 610), at: 5)
    for step in 1...10 {
      try live.ask(.touch(.moved, finger: 0, x: 210, y: 610 - 10 * Double(step)), at: 5 + 0.01 * Double(step))
    }
    try live.ask(.touch(.ended, finger: 0, x: 210, y: 510), at: 5.1)
    try live.ask(.wheel(x: 110, y: 310, dx: 0, dy: 20), at: 12)
    try live.ask(.wheel(x: 110, y: 310, dx: 0, dy: 22), at: 12.01)
    try live.ask(.key("F13", modifiers: []), at: 13)
    try live.ask(.key("k", modifiers: ["command", "shift"]), at: 13)
    try live.ask(.record(false), at: 14)
    let lines = try #require(try live.event(.script).text).split(separator: "\n").filter { $0 != "settle" }
    #expect(
      lines == [
        "pinch 190,500 by 2", "drag 200,600 to 200,500 over 0.1 s", "wheel 100,300 by 0,42", "press command+shift+k",
      ])
    try live.ask(.record(false), at: 15)
    #expect(try live.event(.problem).text == "Nothing is being recorded.")
  }

  /// Plays a script against the same view in a process of its own.
  /// - Returns: what failed, with its line.
  private func play(_ script: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let order = PlayOrder(script: script, preview: "Views.Mixed", settings: LiveSettings(), memoryLimit: 1 << 30)
    try JSONEncoder().encode(order).write(to: folder.appending(path: "order.json"))
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "vitrine-specimen")
    process.arguments = [
      "--library", try Module.library.get(), "--play", folder.appending(path: "order.json").path, "--out", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let report = try JSONDecoder().decode(
      PlayReport.self, from: Data(contentsOf: folder.appending(path: "\(PlayOrder.id).json")))
    return report.failures.map { "\($0.source): \($0.message)" }
  }
}
