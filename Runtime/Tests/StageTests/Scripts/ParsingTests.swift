import CoreGraphics
import Stage
import SwiftUI
import Testing

struct ParsingTests {
  private func action(_ line: String) throws -> StageAction? {
    guard case .action(let action) = try StageScript(parsing: line).steps.first?.kind else { return nil }
    return action
  }

  private func condition(_ line: String) throws -> StageExpectation.Condition? {
    guard case .expectation(let expectation) = try StageScript(parsing: line).steps.first?.kind else { return nil }
    return expectation.condition
  }

  @Test("each verb reads as it is documented")
  func verbs() throws {
    let cases: [(String, StageAction)] = [
      ("tap \"Add\"", .tap("Add")),
      ("tap \"Delete\" number 2", .tap(.label("Delete", number: 2))),
      ("tap 120,40.5", .tap(.point(CGPoint(x: 120, y: 40.5)))),
      ("double tap \"Photo\"", .tap("Photo", count: 2)),
      ("long press \"Row\"", .longPress("Row", seconds: 0.6)),
      ("long press \"Row\" for 1.5 s", .longPress("Row", seconds: 1.5)),
      ("swipe left on \"Milk\"", .swipe(.left, on: "Milk")),
      ("swipe up", .swipe(.up)),
      ("drag \"A\" to \"B\"", .drag("A", to: "B")),
      ("drag \"A\" to 1,2 after 0.6s over 500ms", .drag("A", to: .point(CGPoint(x: 1, y: 2)), hold: 0.6, seconds: 0.5)),
      ("drag \"A\" by -10,20", .dragBy("A", CGSize(width: -10, height: 20))),
      ("scroll down until \"Row 80\"", .scroll(.down, until: "Row 80")),
      ("scroll left on \"Cards\" until \"Last\"", .scroll(.left, on: "Cards", until: "Last")),
      ("pinch \"Map\" by 2", .pinch("Map", by: 2)),
      ("twist \"Map\" by -45", .twist("Map", degrees: -45)),
      ("touch \"A\"", .touch("A")), ("move to 3,4", .moveFinger(.point(CGPoint(x: 3, y: 4)))),
      ("release", .liftFinger), ("hover \"A\"", .hover("A")), ("hover off", .hover(nil)),
      ("wheel \"List\" by 0,120", .wheel("List", CGSize(width: 0, height: 120))),
      ("type \"a \\\"b\\\"\\n\"", .type("a \"b\"\n")),
      ("press return", .press(StageKey(.return))),
      ("press command+shift+n", .press(StageKey("n", modifiers: [.command, .shift]))),
      ("press \"+\"", .press(StageKey("+"))),
      ("increment \"Volume\"", .increment("Volume")), ("decrement \"Volume\"", .decrement("Volume")),
      ("activate \"Row\"", .activate("Row")), ("act \"Archive\" on \"Row\"", .act("Archive", on: "Row")),
      ("wait 300 ms", .wait(0.3)), ("settle", .settle), ("rotate to landscape", .rotate(.landscape)),
      ("set scheme dark", .set(.scheme(.dark))), ("set type size AX3", .set(.typeSize(.accessibility3))),
      ("set contrast increased", .set(.contrast(.increased))), ("set direction rtl", .set(.direction(.rightToLeft))),
      ("set locale fr_FR", .set(.locale("fr_FR"))), ("set motion reduced", .set(.reduceMotion(true))),
      ("set bold text on", .set(.boldText(true))),
      ("set device \"iPhone SE\"", .set(.device(DeviceProfile.named("iPhone SE")!))),
    ]
    for (line, expected) in cases { #expect(try action(line) == expected, "\(line)") }
  }

  @Test("each expectation reads as it is documented")
  func expectations() throws {
    let cases: [(String, StageExpectation.Condition)] = [
      ("expect \"Milk\"", .visible("Milk")), ("expect no \"Milk\"", .hidden("Milk")),
      ("expect 3 of \"Row\"", .count(3, "Row")),
      (
        "expect frame of \"A\" is 16 100 361 44",
        .frame("A", CGRect(x: 16, y: 100, width: 361, height: 44), tolerance: 0.5)
      ),
      ("expect speech of \"A\" is \"A, button\"", .speech("A", "A, button")),
      ("expect value of \"A\" is \"50%\"", .value("A", "50%")),
      ("expect \"A\" is disabled", .state("A", .disabled)),
      ("expect haptic success", .haptic("success")), ("expect no haptics", .hapticCount(0)),
      ("expect 2 haptics", .hapticCount(2)),
      (
        "expect color at 10,20 is #FF9500 within 8",
        .color(.point(CGPoint(x: 10, y: 20)), StageExpectation.Color(red: 255, green: 149, blue: 0), tolerance: 8)
      ),
      ("expect opacity of \"A\" is 0.5", .opacity("A", 0.5, tolerance: 0.01)),
      ("expect settled", .settled), ("expect endless \"Timer\"", .endless("Timer")),
      ("expect time is 1.5 s", .time(1.5)),
    ]
    for (line, expected) in cases { #expect(try condition(line) == expected, "\(line)") }
    #expect(
      try StageScript(parsing: "expect now \"A\"").steps.first?.kind
        == .expectation(StageExpectation(condition: .visible("A"), isNow: true)))
    #expect(
      try StageScript(parsing: "timeline y of \"Box\" every 100 ms is \"0 25 - 50\" within 1").steps.first?.kind
        == .timeline(
          StageTimeline(
            property: .y, target: "Box", interval: 0.1, values: [.number(0), .number(25), .absent, .number(50)],
            tolerance: 1)))
  }

  @Test("comments and empty lines say nothing, and lines keep their numbers")
  func comments() throws {
    let script = try StageScript(parsing: "# a comment\n\n  tap \"#1\"  # another\r\n\tsettle\n")
    #expect(script.steps.map(\.line) == [3, 4])
    #expect(script.steps.first?.kind == .action(.tap("#1")))
  }

  @Test(
    "a line that is none says where and why",
    arguments: [
      ("tap", 1, 4, "Expected a label"), ("\nfly \"A\"", 2, 1, "`fly` is no verb"), ("tap \"A", 1, 5, "no closing"),
      ("swipe over", 1, 7, "up, down, left, right"), ("wait 3", 1, 6, "with its unit"),
      ("set device \"Nokia\"", 1, 5, "There is no device"), ("press hyper+a", 1, 7, "is no key"),
      ("tap \"A\" \"B\"", 1, 9, "Unexpected"), ("expect color at 1,2 is red", 1, 24, "such as #FF9500"),
      ("timeline y of \"A\" every 0 s is \"1\"", 1, 29, "more than 0"),
    ])
  func errors(_ source: String, _ line: Int, _ column: Int, _ part: String) {
    let error = #expect(throws: StageScript.ParseError.self) { try StageScript(parsing: source) }
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test("no text crashes the reader")
  func fuzz() {
    var random = SplitMix(seed: 7)
    let words = [
      "tap", "double", "long", "press", "swipe", "left", "on", "drag", "to", "by", "over", "after", "scroll", "until",
      "pinch", "type", "wait", "300", "ms", "s", "1e999", "nan", "-", "+", "command+", "expect", "no", "of", "is",
      "frame", "color", "#FF", "#FF9500", "within", "timeline", "every", "\"", "\"A\"", "\\", "1,2", ",", "🙂",
      "\u{301}",
      "set", "type", "size", "AX9", "\t", "#", "number", "-5", "99999999999999999999", "now", "x", "opacity",
    ]
    var errors = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...9, using: &random)
      let line = (0..<count).map { _ in words.randomElement(using: &random)! }.joined(
        separator: Bool.random(using: &random) ? " " : "")
      do { _ = try StageScript(parsing: line) } catch {
        errors += 1
        #expect(error is StageScript.ParseError)
      }
    }
    #expect(errors > 1000)
  }
}

/// Numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
