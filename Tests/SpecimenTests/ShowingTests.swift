import Foundation
import SpecimenProtocol
import Testing

/// A fitted view has a margin of 16 points. At one pixel a point its picture is small enough to come as plain pixels.
@Suite struct ShowingTests {
  @Test("a specimen is ready, and its first frame is whole")
  func ready() throws {
    let live = try LiveProcess("Counter") { $0.scale = 1 }
    let scene = try #require(try live.event(.ready).scene)
    #expect(scene.width == 152 && scene.height == 152)
    #expect(scene.scale == 1 && scene.presentation == "fitted")
    let frame = try live.frame()
    #expect(frame.number == 1 && frame.width == 152 && frame.height == 152)
    // System red in light: 255, 59, 48.
    #expect(live.canvas.color(x: 30, y: 30) == [255, 59, 48])
  }

  @Test("a tap changes the picture where the view changes")
  func tap() throws {
    let live = try LiveProcess("Counter") { $0.scale = 1 }
    try live.frame()
    let before = live.canvas
    try live.tap(46, 76, at: 1)
    try live.settle()
    try live.ask(.ping, at: 2)
    try live.settle()
    // System blue in light: 0, 122, 255.
    #expect(live.canvas.color(x: 30, y: 30) == [0, 122, 255])
    #expect(live.canvas.color(x: 2, y: 2) == before.color(x: 2, y: 2))
  }

  @Test("doing again what was done gives the same picture")
  func history() throws {
    var history: [TimedRequest] = []
    let first = try LiveProcess("Mixed")
    try first.frame()
    func `do`(_ request: LiveRequest, at time: Double) throws {
      history.append(TimedRequest(time: time, request: request))
      try first.ask(request, at: time)
    }
    // Add has a random number, and Later comes by a task that sleeps.
    let places = try Elements.of(first)
    for (index, name) in ["Add", "Later", "Add"].enumerated() {
      let (x, y) = try places.middle(of: name)
      try `do`(.touch(.began, finger: 0, x: x, y: y), at: 1 + Double(index))
      try `do`(.touch(.ended, finger: 0, x: x, y: y), at: 1.07 + Double(index))
    }
    try first.ask(.export(id: 0, format: .tree), at: 5.5)
    #expect(String(decoding: try first.file().content, as: UTF8.self).contains("Late"))
    try `do`(.touch(.began, finger: 0, x: 200, y: 700), at: 6)
    for step in 1...8 {
      try `do`(.touch(.moved, finger: 0, x: 200, y: 700 - 20 * Double(step)), at: 6 + 0.016 * Double(step))
    }
    // In the middle of the throw: the list is where it is for a moment only.
    let last = [
      TimedRequest(time: 6.14, request: .touch(.ended, finger: 0, x: 200, y: 540)),
      TimedRequest(time: 6.5, request: .hoverEnded), TimedRequest(time: 6.5, request: .sleep),
    ]
    try first.ask(last)
    let second = try LiveProcess("Mixed") { $0.history = history + [last[0]] }
    try second.ask(Array(last.dropFirst()))
    try second.event(.ready)
    for format in [LiveRequest.Format.png, .tree] {
      for live in [first, second] { try live.ask(.export(id: 1, format: format)) }
      #expect(try first.file().content == second.file().content)
    }
  }

  @Test("a preview is shown by its name")
  func preview() throws {
    let live = try LiveProcess(.preview(name: "Views.Counting")) { $0.scale = 1 }
    let scene = try #require(try live.event(.ready).scene)
    #expect(scene.presentation == "fitted" && scene.width == 152)
    try live.frame()
    #expect(live.canvas.color(x: 30, y: 30) == [255, 59, 48])
    let unknown = try LiveProcess(.preview(name: "Nothing"))
    #expect(try unknown.event(.status).text?.contains("Nothing") == true)
  }

  @Test("after sleep nothing is shown and nothing runs; waking begins with everything")
  func sleep() throws {
    let live = try LiveProcess("Spinner")
    try live.event(.ready)
    for _ in 0..<5 { try live.frame() }
    try live.ask(.sleep, at: 1)
    try live.settle()
    let count = live.frameCount
    let used = live.processorTime
    #expect(throws: LiveProcess.Silence.self) { try live.next(within: 1) }
    #expect(live.processorTime - used < 0.05)
    #expect(live.frameCount == count)
    try live.ask(.wake)
    #expect(try live.event(.ready).scene != nil)
    let frame = try live.frame()
    #expect(frame.patches.contains { $0.width == frame.width && $0.height == frame.height })
    try live.frame()
  }

  @Test("no more than two frames are under way until they are acknowledged")
  func pacing() throws {
    let live = try LiveProcess("Spinner")
    live.acknowledges = false
    try live.event(.ready)
    try live.frame()
    try live.frame()
    #expect(throws: LiveProcess.Silence.self) { try live.next(within: 0.5) }
    try live.ask(.acknowledge(frame: 1), at: 1)
    try live.frame()
    #expect(throws: LiveProcess.Silence.self) { try live.next(within: 0.5) }
    #expect(live.frameNumber == 3)
  }

  @Test("where nothing moves, nothing is sent")
  func rest() throws {
    let live = try LiveProcess("Counter")
    try live.frame()
    try live.settle()
    let used = live.processorTime
    #expect(throws: LiveProcess.Silence.self) { try live.next(within: 1) }
    #expect(live.processorTime - used < 0.05)
    try live.ask(.watch([.tree]), at: 2)
    try live.event(.tree)
    try live.ask(.hoverEnded, at: 2.5)
    try live.settle()
    // An unchanged tree is not sent again.
    #expect(throws: LiveProcess.Silence.self) { try live.next(within: 0.5) }
  }

  @Test("settings change while the view keeps its state, and the page hears of the new size")
  func settings() throws {
    let live = try LiveProcess("Mixed")
    try live.frame()
    let (x, y) = try Elements.of(live).middle(of: "Add")
    try live.tap(x, y, at: 2)
    let added = try live.event(.accessibility) { $0.elements?.contains { $0.label.hasPrefix("Item ") } == true }
    var settings = LiveSettings()
    settings.device = "iPhone SE"
    settings.scheme = "dark"
    settings.typeSize = "xLarge"
    try live.ask(.settings(settings), at: 3)
    let scene = try #require(try live.event(.scene).scene)
    // The screen with 10 points of case around it.
    #expect(scene.width == 395 && scene.height == 687)
    #expect(scene.settings == settings)
    let after = try live.event(.accessibility)
    let name = try #require(added.elements?.first { $0.label.hasPrefix("Item ") })
    #expect(after.elements?.first { $0.id == name.id }?.label == name.label)
  }
}
