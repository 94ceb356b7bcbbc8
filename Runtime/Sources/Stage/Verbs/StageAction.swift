import CoreGraphics
import Foundation
import SwiftUI

/// Something that a user does, or that a test does for one.
public enum StageAction: Equatable, Sendable {
  case tap(StageTarget, count: Int = 1)
  /// - `seconds`: how long the finger stays down.
  case longPress(StageTarget, seconds: Double = 0.6)
  /// A short stroke over the middle of a target; without one over the middle of the screen.
  case swipe(StageDirection, on: StageTarget? = nil)
  /// - `hold`: seconds before the finger moves; `seconds`: that the way takes.
  case drag(StageTarget, to: StageTarget, hold: Double = 0, seconds: Double = 0.3)
  case dragBy(StageTarget, CGSize, hold: Double = 0, seconds: Double = 0.3)
  /// Drags a target (or the screen) again and again until a name is visible; `down` shows what is further down.
  case scroll(StageDirection, on: StageTarget? = nil, until: String)
  /// Two fingers that move apart, or together below 1.
  case pinch(StageTarget, by: Double)
  /// Two fingers that turn, clockwise in degrees.
  case twist(StageTarget, degrees: Double)
  /// A finger comes down and stays; `moveFinger` and `liftFinger` go on with it.
  case touch(StageTarget)
  case moveFinger(StageTarget)
  case liftFinger
  /// Moves the pointer; nil takes it away.
  case hover(StageTarget?)
  /// Turns the wheel: the content moves left and up by so many points.
  case wheel(StageTarget, CGSize)
  /// Writes, character by character, into what has the focus.
  case type(String)
  case press(StageKey)
  /// What assistive technology does with something adjustable.
  case increment(StageTarget)
  case decrement(StageTarget)
  /// What assistive technology does by a double tap.
  case activate(StageTarget)
  /// An action of assistive technology by its name.
  case act(String, on: StageTarget)
  /// Another app asks this one to open an address.
  case open(URL)
  /// An activity of another device, by its type, goes on here.
  case resume(String)
  /// Seconds.
  case wait(Double)
  case settle
  case rotate(StageSettings.Orientation)
  case set(StageChange)
}

/// A change of what a view is shown under.
public enum StageChange: Equatable, Sendable {
  case scheme(ColorScheme)
  case typeSize(DynamicTypeSize)
  case contrast(ColorSchemeContrast)
  case direction(LayoutDirection)
  case locale(String)
  case reduceMotion(Bool)
  case boldText(Bool)
  /// Whether a keyboard is connected: none is drawn then.
  case hardwareKeyboard(Bool)
  case device(DeviceProfile)

  func apply(to settings: inout StageSettings) {
    switch self {
    case .scheme(let value): settings.scheme = value
    case .typeSize(let value): settings.typeSize = value
    case .contrast(let value): settings.contrast = value
    case .direction(let value): settings.layoutDirection = value
    case .locale(let value): settings.locale = value
    case .reduceMotion(let value): settings.reduceMotion = value
    case .boldText(let value): settings.boldText = value
    case .hardwareKeyboard(let value): settings.hasHardwareKeyboard = value
    case .device(let value): settings.device = value
    }
  }
}

/// A key of a keyboard, with those that are held down.
public struct StageKey: Equatable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key as scripts write it, such as `return`, `a` or `command+shift+n`; nil when there is none.
  public init?(named name: String) {
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if name.hasSuffix("++") { parts = parts.dropLast(2) + ["+"] }
    if name == "+" { parts = ["+"] }
    guard let last = parts.popLast(), let key = Self.key(named: last) else { return nil }
    var modifiers: EventModifiers = []
    for part in parts {
      guard let modifier = Self.modifiers[part] else { return nil }
      modifiers.insert(modifier)
    }
    self.init(key, modifiers: modifiers)
  }

  private static func key(named name: String) -> KeyEquivalent? {
    if name.count == 1 { return KeyEquivalent(Character(name)) }
    return keys[name]
  }

  static let keys: [String: KeyEquivalent] = [
    "return": .return, "enter": .return, "tab": .tab, "escape": .escape, "space": .space, "delete": .delete,
    "forward-delete": .deleteForward, "up": .upArrow, "down": .downArrow, "left": .leftArrow,
    "right": .rightArrow, "home": .home, "end": .end, "page-up": .pageUp, "page-down": .pageDown,
  ]
  static let modifiers: [String: EventModifiers] = [
    "command": .command, "shift": .shift, "option": .option, "control": .control,
  ]
}
