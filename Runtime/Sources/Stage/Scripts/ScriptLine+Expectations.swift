import CoreGraphics

extension ScriptLine {
  mutating func expectation() throws -> StageExpectation {
    let isNow = take("now")
    return StageExpectation(condition: try condition(), isNow: isNow)
  }

  private static let forms =
    "a text, `no` and a text, a number and `of` and a text, frame, speech, value, haptic, color, opacity, settled, "
    + "endless or time"

  private mutating func condition() throws -> StageExpectation.Condition {
    if isAtText || peekedWord?.contains(",") == true {
      let start = self
      let target = try target()
      if take("is") { return .state(target, try state()) }
      guard case .label(let name, nil) = target else {
        throw start.error("Expected a text, or a target with `is` and a state.")
      }
      return .visible(name)
    }
    let start = self
    switch try word("what is expected") {
    case "no":
      if take("haptics") { return .hapticCount(0) }
      return .hidden(try text("what is not to be seen"))
    case "frame":
      let target = try subject()
      var sides: [Double] = []
      for side in ["the left edge", "the top edge", "the width", "the height"] { sides.append(try number(side)) }
      return .frame(
        target, CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), tolerance: try tolerance(0.5))
    case "speech":
      let target = try subject()
      return .speech(target, try text("what is said"))
    case "value":
      let target = try subject()
      return .value(target, try text("the value"))
    case "haptic": return .haptic(try wordOrText("a haptic such as success"))
    case "color", "colour":
      let target: StageTarget
      if take("at") {
        target = try self.target()
      } else {
        try expect("of")
        target = try self.target()
      }
      try expect("is")
      return .color(target, try color(), tolerance: Int(try tolerance(2)))
    case "opacity":
      let target = try subject()
      return .opacity(target, try number("an opacity"), tolerance: try tolerance(0.01))
    case "settled": return .settled
    case "endless": return .endless(try text("what goes on"))
    case "time":
      _ = take("is")
      return .time(try duration("the time"))
    case let other:
      guard let number = Double(other), number == number.rounded(), (0..<1e6).contains(number) else {
        throw start.error("`\(other)` cannot be expected. Expect \(Self.forms).")
      }
      if take("haptics") { return .hapticCount(Int(number)) }
      try expect("of")
      return .count(Int(number), try text("what is counted"))
    }
  }

  /// `of` a target, then `is`.
  private mutating func subject() throws -> StageTarget {
    try expect("of")
    let target = try target()
    try expect("is")
    return target
  }

  private mutating func state() throws -> StageExpectation.State {
    try choice(StageExpectation.State.allCases.map { ($0.rawValue, $0) }, "a state")
  }

  private mutating func tolerance(_ standard: Double) throws -> Double {
    guard take("within") else { return standard }
    let value = try number("a tolerance")
    guard value >= 0 else { throw error("A tolerance is not below 0.") }
    return value
  }

  private mutating func color() throws -> StageExpectation.Color {
    let start = self
    guard let color = StageExpectation.Color(try word("a color")) else {
      throw start.error("Expected a color such as #FF9500.")
    }
    return color
  }

  /// `timeline y of "Box" every 100 ms is "0 25 50"`.
  mutating func timeline() throws -> StageTimeline {
    let property = try choice(StageTimeline.Property.allCases.map { ($0.rawValue, $0) }, "a property")
    try expect("of")
    let target = try target()
    try expect("every")
    let interval = try duration("the time between two values")
    guard interval > 0 else { throw error("The time between two values is more than 0.") }
    try expect("is")
    let start = self
    let values = try text("the values").split(whereSeparator: \.isWhitespace).map { word in
      guard let value = Self.value(String(word), of: property) else {
        throw start.error("`\(word)` is no value of \(property.rawValue).")
      }
      return value
    }
    guard !values.isEmpty else { throw start.error("The values are missing.") }
    let standard: Double =
      switch property {
      case .opacity: 0.01
      case .color: 2
      default: 0.5
      }
    return StageTimeline(
      property: property, target: target, interval: interval, values: values, tolerance: try tolerance(standard))
  }

  private static func value(_ word: String, of property: StageTimeline.Property) -> StageTimeline.Value? {
    if word == "-" { return .absent }
    if property == .color { return StageExpectation.Color(word).map { .color($0) } }
    guard let number = Double(word), number.isFinite else { return nil }
    return .number(number)
  }
}
