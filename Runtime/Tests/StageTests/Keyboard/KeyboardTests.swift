import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

/// The keyboard that is drawn on a screen.
@Suite("The keyboard on the screen")
@MainActor
struct KeyboardTests {
  private func play(_ view: some View, _ script: String, settings: StageSettings = StageSettings()) throws {
    let failures = try StageScript.failures(script, on: view, settings: settings)
    #expect(failures == "", "\(failures)")
  }

  @Test("it comes with the focus in a quarter of a second, 336 points high, and goes with it")
  func comesAndGoes() throws {
    let stage = try Stage.showing(Notebook(log: Log()), settles: true)
    #expect(stage.graph.keyboard.frame == nil)
    try stage.perform(.tap("Note"))
    #expect(stage.graph.keyboard.frame == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
    #expect(stage.graph.isMovingToAnEnd)
    try stage.advance(by: 0.3)
    #expect(!stage.graph.isMovingToAnEnd)
    #expect(stage.graph.keyboard.keyNames.count == 33)
    try stage.perform(.tap("Away"))
    #expect(stage.graph.keyboard.frame == nil)
    try stage.settle()
    #expect(stage.graph.keyboard.keyNames.isEmpty)
  }

  @Test("a component by itself has none, and neither has a device with a keyboard on its table")
  func absent() throws {
    let stage = try Stage(resources: Shared.resources)
    try stage.show(AnyView(Notebook(log: Log())), presentation: .fitted(width: 300))
    try stage.perform(.tap("Note"))
    #expect(stage.graph.keyboard.frame == nil)
    try play(
      Notebook(log: Log()),
      """
      set keyboard hardware
      tap "Note"
      type "x"
      expect "[x]"
      """)
    let hardware = try Stage.showing(
      Notebook(log: Log()), settings: StageSettings(hasHardwareKeyboard: true), settles: true)
    try hardware.perform(.tap("Note"))
    #expect(hardware.graph.keyboard.frame == nil)
  }

  @Test("keys type: a sentence begins with a capital, shift is for one letter, two taps lock it")
  func shift() throws {
    try play(
      Notebook(log: Log()),
      """
      tap "Note"
      tap key "H"
      tap key "i"
      expect "[Hi]"
      tap key "numbers"
      tap key "."
      tap key "space"
      tap key "A"
      tap key "shift"
      tap key "B"
      tap key "c"
      expect "[Hi. ABc]"
      double tap key "shift"
      tap key "D"
      tap key "E"
      expect "[Hi. ABcDE]"
      tap key "shift"
      tap key "f"
      tap key "delete"
      expect "[Hi. ABcDE]"
      """)
  }

  @Test("a modifier says which letters are capitals; a chosen small letter stays small")
  func capitals() throws {
    try play(
      Notebook(capitalization: .never, log: Log()),
      "tap \"Note\"\ntap key \"a\"\nexpect \"[a]\"")
    try play(
      Notebook(capitalization: .characters, log: Log()),
      "tap \"Note\"\ntap key \"A\"\ntap key \"B\"\ntap key \"shift\"\ntap key \"c\"\ntap key \"D\"\nexpect \"[ABcD]\"")
  }

  @Test("delete repeats while it is held")
  func deleteRepeats() throws {
    let stage = try Stage.showing(Notebook(log: Log()), settles: true)
    try stage.perform(.tap("Note"))
    try stage.perform(.type("0123456789"))
    try stage.perform(.longPress(.key("delete"), seconds: 1))
    // At once, after half a second, and each tenth from then on.
    let left = stage.graph.focus.textInput?.text.count ?? -1
    #expect((4...5).contains(left), "\(left)")
    try stage.advance(by: 1)
    #expect(stage.graph.focus.textInput?.text.count == left)
  }

  @Test("return submits, says what the label says, and puts the keyboard away")
  func submits() throws {
    let log = Log()
    let stage = try Stage.showing(Notebook(label: .done, log: log), settles: true)
    try stage.perform(.tap("Note"))
    #expect(stage.graph.keyboard.keyNames.contains("done"))
    try stage.perform(.tap(.key("O")))
    try stage.perform(.tap(.key("done")))
    #expect(log.entries == ["submit O"])
    #expect(stage.graph.keyboard.frame == nil)
  }

  @Test(
    "the kind of keyboard decides the keys",
    arguments: [
      (UIKeyboardType.default, "return", CGFloat(336)), (.numberPad, "7", 291), (.decimalPad, ".", 291),
      (.phonePad, "symbols", 291),
      (.emailAddress, "@", 336), (.URL, ".com", 336), (.webSearch, "go", 336), (.twitter, "#", 336),
      (.numbersAndPunctuation, "$", 336), (.asciiCapable, "Q", 336), (.namePhonePad, "letters", 336),
    ])
  func types(_ type: UIKeyboardType, _ key: String, _ height: CGFloat) throws {
    let stage = try Stage.showing(Notebook(type: type, log: Log()), settles: true)
    try stage.perform(.tap("Note"))
    let keyboard = stage.graph.keyboard
    if type == .namePhonePad { try stage.perform(.tap(.key("numbers"))) }
    #expect(keyboard.keyNames.contains(key), "\(keyboard.keyNames)")
    #expect(keyboard.frame?.height == height)
    for name in Set(keyboard.keyNames) where name != "dictate" {
      let frame = try #require(keyboard.keyFrame(named: name))
      #expect(frame.minX >= 0 && frame.maxX <= 393 && frame.maxY <= 852, "\(name) at \(frame)")
    }
  }

  @Test(
    "each device has its own lengths",
    arguments: [
      ("iPhone SE", CGFloat(260), CGFloat(200)), ("iPhone 16", 336, 209), ("iPhone 16 Pro Max", 346, 209),
      ("iPad", 352, 404),
    ])
  func heights(_ device: String, _ portrait: CGFloat, _ landscape: CGFloat) throws {
    let profile = try #require(DeviceProfile.named(device))
    let stage = try Stage.showing(
      Notebook(log: Log()), settings: StageSettings(device: profile), settles: true)
    try stage.perform(.tap("Note"))
    #expect(stage.graph.keyboard.frame?.height == portrait)
    try stage.perform(.rotate(.landscape))
    #expect(stage.graph.keyboard.frame?.height == landscape)
    try stage.perform(.tap(.key("X")))
    #expect(stage.graph.focus.textInput?.text == "X")
  }

  @Test("no name of the app's is a key's: \"a\" is a button, and a key is asked for as one")
  func names() throws {
    struct Screen: View {
      @State private var text = ""
      let log: Log
      var body: some View {
        VStack {
          TextField("Note", text: $text)
          Button("a") { log.add("button") }
        }
      }
    }
    let log = Log()
    try play(Screen(log: log), "tap \"Note\"\ntap \"a\"\nexpect no \"q\"\nexpect no \"shift\"")
    #expect(log.entries == ["button"])
  }

  @Test("VoiceOver finds keys in a container of their own, and types with them")
  func accessibility() throws {
    let stage = try Stage.showing(Notebook(capitalization: .never, log: Log()), settles: true)
    try stage.perform(.tap("Note"))
    try stage.settle()
    let tree = stage.graph.accessibilityTree()
    let container = try #require(tree.all.first { $0.label == "Keyboard" })
    let key = try #require(container.children.first { $0.label == "g" })
    #expect(key.traits.contains(.isKeyboardKey))
    #expect(key.speech == "g, keyboard key")
  }

  @Test("typing runs the bodies of one callout, not of the keyboard")
  func cost() throws {
    let stage = try Stage.showing(Notebook(capitalization: .never, log: Log()), settles: true)
    try stage.perform(.tap("Note"))
    try stage.perform(.tap(.key("a")))
    try stage.settle()
    let before = stage.graph.counters
    try stage.perform(.tap(.key("b")))
    try stage.settle()
    let nodes = stage.graph.counters.nodes - before.nodes
    let bodies = stage.graph.counters.bodies - before.bodies
    // The callout comes and goes; keys that change colour look whether they are meant: six of 33.
    #expect(nodes < 40, "\(nodes) nodes")
    #expect(bodies < 60, "\(bodies) bodies")
  }

  @Test("with reduced motion it is there at once")
  func reducedMotion() throws {
    let stage = try Stage.showing(Notebook(log: Log()), settings: StageSettings(reduceMotion: true), settles: true)
    try stage.perform(.tap("Note"))
    #expect(!stage.graph.isMovingToAnEnd)
    #expect(stage.graph.keyboard.frame?.height == 336)
  }

  @Test("code that listens for UIKit's notifications is told the frame")
  func notifications() throws {
    let log = Log()
    let center = NotificationCenter.default
    let tokens = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let text = "\(name == UIResponder.keyboardWillShowNotification ? "show" : "hide") \(frame?.minY ?? -1)"
        MainActor.assumeIsolated { log.add(text) }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    let stage = try Stage.showing(Notebook(log: Log()), settles: true)
    try stage.perform(.tap("Note"))
    try stage.perform(.tap("Away"))
    #expect(log.entries == ["show 516.0", "hide 852.0"])
  }
}
