import Foundation
import SpecimenProtocol
import Testing

@Suite struct ActingTests {
  @Test("an input method writes, and the page hears where its text is")
  func inputMethod() throws {
    let live = try LiveProcess("Fields")
    try live.frame()
    try live.tap(60, 36, at: 1)
    let focus = try #require(try live.event(.focus).focus)
    #expect(focus.frame.x == 16 && focus.frame.width == 200 && focus.inputMode == "text")
    try live.ask(.mark("にほ", start: 2, length: 0), at: 2)
    #expect(try live.event(.focus).focus?.text == "にほ")
    try live.ask(.mark("日本", start: 1, length: 1), at: 2.5)
    let marked = try #require(try live.event(.focus).focus)
    #expect(marked.text == "日本" && marked.selectionStart == 1 && marked.selectionLength == 1)
    try live.ask(.insert("日本語"), at: 3)
    let done = try #require(try live.event(.focus).focus)
    #expect(done.text == "日本語" && done.selectionStart == 3)
    #expect(done.caret.x > focus.caret.x && done.caret.height > 10)
    #expect(try Elements.of(live).contains { $0.label == "Hello 日本語" })
  }

  @Test("text is selected, cut, pasted, undone and done again")
  func clipboard() throws {
    let live = try LiveProcess("Fields")
    try live.frame()
    try live.tap(60, 36, at: 1)
    try live.ask(.insert("Berlin"), at: 2)
    try live.ask(.edit(.selectAll), at: 3)
    try live.ask(.edit(.cut), at: 3.1)
    #expect(try live.event(.clipboard).text == "Berlin")
    try live.ask(.insert("two\nlines"), at: 4)
    #expect(try live.event(.focus) { $0.focus?.text.hasPrefix("two") == true }.focus?.text == "two lines")
    try live.ask(.edit(.undo), at: 5)
    #expect(try live.event(.focus).focus?.text == "")
    try live.ask(.edit(.redo), at: 6)
    #expect(try live.event(.focus).focus?.text == "two lines")
    try live.ask(.key("a", modifiers: ["command"]), at: 7)
    try live.ask(.key("c", modifiers: ["command"]), at: 7.1)
    #expect(try live.event(.clipboard).text == "two lines")
  }

  @Test("a secret stays one: it is neither told nor copied")
  func secret() throws {
    let live = try LiveProcess("Fields")
    try live.frame()
    try live.tap(60, 84, at: 1)
    #expect(try live.event(.focus).focus?.isSecure == true)
    try live.ask(.insert("hunter2"), at: 2)
    let focus = try #require(try live.event(.focus).focus)
    #expect(focus.text == "" && focus.selectionStart == 7)
    try live.ask(.edit(.selectAll), at: 3)
    try live.ask(.edit(.copy), at: 3.1)
    _ = try Elements.of(live)
    #expect(!live.events.contains { $0.type == .clipboard })
    let said = try live.events.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }.joined()
    #expect(!said.contains("hunter2"))
  }

  @Test("keys move the focus, and a number field asks for its keyboard")
  func keys() throws {
    let live = try LiveProcess("Fields")
    try live.frame()
    try live.tap(60, 36, at: 1)
    try live.event(.focus)
    try live.ask(.key("Tab", modifiers: []), at: 2)
    #expect(try live.event(.focus).focus?.isSecure == true)
    try live.ask(.key("Tab", modifiers: []), at: 3)
    #expect(try live.event(.focus).focus?.inputMode == "decimal")
    for key in ["4", "2", "Backspace", "ArrowLeft", "Shift", "Dead"] { try live.ask(.key(key, modifiers: []), at: 4) }
    let focus = try #require(try live.event(.focus) { $0.focus?.text == "4" && $0.focus?.selectionStart == 0 }.focus)
    #expect(focus.selectionLength == 0)
    try live.ask(.key("Tab", modifiers: ["shift"]), at: 5)
    #expect(try live.event(.focus).focus?.isSecure == true)
  }

  @Test("elements keep their ids while they live, and take what assistive technology does")
  func accessibility() throws {
    let live = try LiveProcess("Mixed")
    try live.frame()
    let before = try Elements.of(live)
    let loud = try #require(before.first { $0.label == "Loud" })
    #expect(loud.role == "switch" && loud.actions.contains("activate") && !loud.states.contains("checked"))
    let level = try #require(before.first { $0.role == "slider" })
    #expect(level.value == "50%" && level.actions.contains("increment"))
    #expect(before.first { $0.label == "Mixed" }?.role == "heading")
    #expect(Set(before.map(\.id)).count == before.count)
    let add = try #require(before.first { $0.label == "Add" })
    #expect(add.role == "button" && add.actions == ["activate", "Add twice"])

    try live.ask(.act(element: loud.id, action: "activate"), at: 1)
    try live.ask(.act(element: level.id, action: "increment"), at: 1.5)
    try live.ask(.act(element: add.id, action: "Add twice"), at: 2)
    let after = try live.event(.accessibility) { $0.elements?.contains { $0.label == "Twice" } == true }.elements ?? []
    #expect(after.first { $0.id == loud.id }?.states.contains("checked") == true)
    #expect(after.first { $0.id == level.id }?.value == "60%")
    for element in before { #expect(after.first { $0.id == element.id }?.label ?? element.label == element.label) }

    try live.ask(.act(element: add.id, action: "levitate"), at: 3)
    #expect(try live.event(.problem).text?.contains("levitate") == true)
  }

  @Test("what lies behind a sheet is hidden from assistive technology, and escape closes it")
  func modal() throws {
    let live = try LiveProcess("Mixed")
    try live.frame()
    let sheet = try #require(try Elements.of(live).first { $0.label == "Sheet" })
    try live.ask(.act(element: sheet.id, action: "activate"), at: 1)
    try live.ask(.hoverEnded, at: 3)
    let open = try live.event(.accessibility) { $0.elements?.contains { $0.label == "Close" } == true }.elements ?? []
    #expect(!open.contains { $0.label == "Add" })
    let dialog = try #require(open.first { $0.role == "dialog" })
    #expect(dialog.states.contains("modal"))
    let inside = try #require(open.first { $0.label == "In front" })
    #expect(inside.parent == dialog.id)
    try live.ask(.act(element: inside.id, action: "escape"), at: 4)
    try live.ask(.hoverEnded, at: 6)
    _ = try live.event(.accessibility) { $0.elements?.contains { $0.label == "Add" } == true }
  }

  @Test("two fingers, a wheel and a pointer arrive")
  func pointers() throws {
    let live = try LiveProcess("Mixed")
    try live.frame()
    let before = try #require(try Elements.of(live).first { $0.label == "Row 3" })
    try live.ask(.hover(x: 100, y: 500), at: 1)
    try live.ask(.wheel(x: 100, y: 500, dx: 0, dy: 100), at: 1)
    let after = try live.event(.accessibility).elements?.first { $0.label == "Row 3" }
    #expect(try #require(after).frame.y < before.frame.y)
    for finger in 0...1 {
      try live.ask(.touch(.began, finger: finger, x: 100 + 50 * Double(finger), y: 500), at: 2)
    }
    for finger in 0...1 {
      try live.ask(.touch(.cancelled, finger: finger, x: 100 + 50 * Double(finger), y: 500), at: 2.1)
    }
    try live.settle()
    #expect(!live.events.contains { $0.type == .problem })
  }

  @Test("haptics, the tree and counters are told while they are watched")
  func panels() throws {
    let live = try LiveProcess("Mixed")
    try live.frame()
    try live.ask(.watch([.tree, .haptics, .counters]), at: 0.5)
    let tree = try #require(try live.event(.tree).tree)
    #expect(tree.frame.x == 10 && tree.frame.y == 10, "frames are in the picture, in which the screen lies in its case")
    let (x, y) = try Elements.of(live).middle(of: "Add")
    try live.ask(.watch([.tree, .haptics, .counters]), at: 0.6)
    try live.tap(x, y, at: 1)
    let haptic = try #require(try live.event(.haptics) { $0.haptics?.isEmpty == false }.haptics?.first)
    #expect(haptic.kind == "success" && abs(haptic.time - 1.06) < 0.1)
    let counters = try live.event(.counters) { $0.counters?.contains { $0.pass == "bodies" && $0.count > 0 } == true }
    #expect(counters.counters?.map(\.pass).contains("measurements") == true)
  }

  @Test("knobs turn the view, which keeps its state, and the view turns knobs")
  func knobs() throws {
    let live = try LiveProcess("Turned")
    let knobs = try #require(try live.event(.ready).knobs)
    #expect(knobs.map(\.name) == ["title", "isOn"] && knobs[0].value == .text("Herbs"))
    let (x, y) = try Elements.of(live).middle(of: "Tap")
    try live.tap(x, y, at: 1)
    try live.ask(.knob(name: "title", value: .text("Salad")), at: 2)
    _ = try live.event(.accessibility) { $0.elements?.contains { $0.label == "Salad, 1 taps" } == true }
    let toggle = try #require(try Elements.of(live).first { $0.role == "switch" })
    try live.ask(.act(element: toggle.id, action: "activate"), at: 3)
    #expect(try live.event(.knobs).knobs?.map(\.value) == [.text("Salad"), .flag(true)])
    try live.ask(.knob(name: "isOn", value: .text("maybe")), at: 4)
    #expect(try live.event(.problem).text?.contains("isOn") == true)
    // A new start has knobs of its own.
    try live.ask(.restart, at: 5)
    #expect(try live.event(.knobs).knobs == knobs)
  }

  @Test("files are what the stage makes of the moment")
  func export() throws {
    let live = try LiveProcess("Counter")
    try live.frame()
    let starts: [(LiveRequest.Format, String, [UInt8])] = [
      (.png, "Counter-light.png", [0x89, 0x50, 0x4E, 0x47]), (.svg, "Counter-light.svg", Array("<".utf8)),
      (.pdf, "Counter-light.pdf", Array("%PDF".utf8)), (.tree, "Counter-light.json", Array("{".utf8)),
    ]
    for (index, (format, name, start)) in starts.enumerated() {
      try live.ask(.export(id: index + 5, format: format), at: 1)
      let file = try live.file()
      #expect(file.id == index + 5 && file.name == name && file.content.starts(with: start))
    }
  }

  @Test("a restart begins with the state and the settings that hold")
  func restart() throws {
    let live = try LiveProcess("Counter") { $0.scale = 1 }
    try live.frame()
    let first = live.canvas
    try live.tap(46, 76, at: 1)
    try live.ask(.ping, at: 2)
    try live.event(.pong)
    try live.settle()
    #expect(live.canvas != first)
    try live.ask(.restart, at: 3)
    try live.settle()
    try live.settle()
    #expect(live.canvas == first)
    try live.tap(46, 76, at: 4)
    try live.settle()
    try live.settle()
    #expect(live.canvas.color(x: 30, y: 30) == [0, 122, 255])
  }

  @Test("at another scale the picture has as many pixels for a point")
  func scale() throws {
    let live = try LiveProcess("Counter") { $0.scale = 1 }
    #expect(try live.frame().width == 152)
    try live.ask(.scale(3), at: 1)
    #expect(try live.event(.scene).scene?.scale == 3)
    #expect(try live.frame().width == 456)
    try live.ask(.scale(0), at: 2)
    #expect(try live.event(.problem).text?.contains("pixels") == true)
  }
}
