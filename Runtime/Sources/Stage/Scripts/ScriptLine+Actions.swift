import CoreGraphics
import Foundation
import SwiftUI

extension ScriptLine {
  mutating func step() throws -> StageScript.Step.Kind {
    if take("expect") { return .expectation(try expectation()) }
    if take("timeline") { return .timeline(try timeline()) }
    return .action(try action())
  }

  private static let verbs =
    "tap, double tap, long press, swipe, drag, scroll, pinch, twist, touch, move, release, hover, wheel, type, press, "
    + "increment, decrement, activate, act, open, resume, wait, settle, rotate, set, expect or timeline"

  private mutating func action() throws -> StageAction {
    let start = self
    switch try word("a verb") {
    case "tap": return .tap(try target())
    case "double":
      try expect("tap")
      return .tap(try target(), count: 2)
    case "long":
      try expect("press")
      let target = try target()
      return .longPress(target, seconds: take("for") ? try duration("how long") : Stage.holdTime)
    case "swipe":
      let direction = try direction()
      return .swipe(direction, on: take("on") ? try target() : nil)
    case "drag": return try drag()
    case "scroll":
      let direction = try direction()
      let target = take("on") ? try target() : nil
      try expect("until")
      return .scroll(direction, on: target, until: try text("what is to be visible"))
    case "pinch":
      let target = try target()
      try expect("by")
      return .pinch(target, by: try number("a factor"))
    case "twist":
      let target = try target()
      try expect("by")
      return .twist(target, degrees: try number("degrees"))
    case "touch": return .touch(try target())
    case "move":
      try expect("to")
      return .moveFinger(try target())
    case "release": return .liftFinger
    case "hover": return take("off") ? .hover(nil) : .hover(try target())
    case "wheel":
      let target = try target()
      try expect("by")
      return .wheel(target, try way())
    case "type": return .type(try text("what is typed"))
    case "press": return .press(try key())
    case "increment": return .increment(try target())
    case "decrement": return .decrement(try target())
    case "activate": return .activate(try target())
    case "act":
      let name = try text("the action's name")
      try expect("on")
      return .act(name, on: try target())
    case "open":
      let start = self
      let address = try text("an address")
      guard let url = URL(string: address), url.scheme != nil else {
        throw start.error("\"\(address)\" is no address. Write one with its scheme, such as \"app://page/3\".")
      }
      return .open(url)
    case "resume": return .resume(try text("the type of an activity"))
    case "wait": return .wait(try duration("how long"))
    case "settle": return .settle
    case "rotate":
      _ = take("to")
      return .rotate(try choice([("landscape", .landscape), ("portrait", .portrait)], "an orientation"))
    case "set": return .set(try setting())
    case let other: throw start.error("`\(other)` is no verb. The verbs are \(Self.verbs).")
    }
  }

  mutating func target() throws -> StageTarget {
    if take("key") { return .key(try wordOrText("a key of the keyboard on the screen")) }
    if isAtText {
      let label = try text("a label")
      return .label(label, number: take("number") ? try count("which one") : nil)
    }
    if peekedWord?.contains(",") == true {
      let (x, y) = try pair("a point")
      return .point(CGPoint(x: x, y: y))
    }
    throw error("Expected a label in quotation marks or a point such as 120,40.")
  }

  private mutating func way() throws -> CGSize {
    let (x, y) = try pair("a distance")
    return CGSize(width: x, height: y)
  }

  private mutating func direction() throws -> StageDirection {
    try choice(StageDirection.allCases.map { ($0.rawValue, $0) }, "a direction")
  }

  private mutating func drag() throws -> StageAction {
    let start = try target()
    var end: StageTarget?
    var distance = CGSize.zero
    if take("by") {
      distance = try way()
    } else {
      try expect("to")
      end = try target()
    }
    var hold = 0.0
    var seconds = Stage.dragTime
    while !isAtEnd {
      if take("after") {
        hold = try duration("how long the finger is held")
      } else {
        try expect("over")
        seconds = try duration("how long the way takes")
      }
    }
    if let end { return .drag(start, to: end, hold: hold, seconds: seconds) }
    return .dragBy(start, distance, hold: hold, seconds: seconds)
  }

  private mutating func key() throws -> StageKey {
    let start = self
    let name = try wordOrText("a key")
    guard let key = StageKey(named: name) else {
      throw start.error(
        "`\(name)` is no key. A key is one character or one of \(StageKey.keys.keys.sorted().joined(separator: ", ")), "
          + "with command+, shift+, option+ or control+ before it.")
    }
    return key
  }

  private mutating func setting() throws -> StageChange {
    let start = self
    switch try word("a setting") {
    case "scheme": return .scheme(try choice([("light", .light), ("dark", .dark)], "a scheme"))
    case "type":
      try expect("size")
      let names = zip(StageSettings.typeSizeNames, DynamicTypeSize.allCases)
      return .typeSize(try choice(Array(names), "a type size"))
    case "contrast":
      return .contrast(try choice([("standard", .standard), ("increased", .increased)], "a contrast"))
    case "direction":
      return .direction(try choice([("ltr", .leftToRight), ("rtl", .rightToLeft)], "a direction"))
    case "locale": return .locale(try wordOrText("a locale such as en_US"))
    case "motion": return .reduceMotion(try choice([("standard", false), ("reduced", true)], "a motion"))
    case "bold":
      try expect("text")
      return .boldText(try choice([("on", true), ("off", false)], "on or off"))
    case "keyboard":
      return .hardwareKeyboard(try choice([("hardware", true), ("screen", false)], "a keyboard"))
    case "device":
      let name = try wordOrText("a device such as \"iPhone 16\"")
      guard let device = DeviceProfile.named(name) else {
        throw start.error(
          "There is no device \"\(name)\". The devices are \(DeviceProfile.all.map(\.name).joined(separator: ", ")).")
      }
      return .device(device)
    case let other:
      throw start.error(
        "`\(other)` is no setting. The settings are scheme, type size, contrast, direction, locale, motion, bold text, "
          + "keyboard and device.")
    }
  }
}
