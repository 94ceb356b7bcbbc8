import CoreGraphics

/// What is to be seen at a moment.
public struct StageExpectation: Equatable, Sendable {
  public enum Condition: Equatable, Sendable {
    case visible(String)
    case hidden(String)
    case count(Int, String)
    /// - `tolerance`: points by which each edge may be off.
    case frame(StageTarget, CGRect, tolerance: Double)
    /// What VoiceOver says.
    case speech(StageTarget, String)
    case value(StageTarget, String)
    case state(StageTarget, State)
    /// Somewhere in the log of haptics since the script began; the words of the API, or their beginning.
    case haptic(String)
    case hapticCount(Int)
    /// - `tolerance`: by which each channel of 0…255 may be off.
    case color(StageTarget, Color, tolerance: Int)
    case opacity(StageTarget, Double, tolerance: Double)
    case settled
    /// Something goes on for ever whose name begins like this.
    case endless(String)
    /// Seconds on the stage's clock.
    case time(Double)
  }

  public enum State: String, Equatable, Sendable, CaseIterable { case enabled, disabled, selected, focused }

  /// An opaque colour of the picture.
  public struct Color: Equatable, Sendable, CustomStringConvertible {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// `#RRGGBB`.
    public init?(_ text: String) {
      guard text.count == 7, text.first == "#", text.dropFirst().allSatisfy(\.isHexDigit),
        let word = UInt32(text.dropFirst(), radix: 16)
      else { return nil }
      self.init(word)
    }

    init(_ word: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
        blue: UInt8(truncatingIfNeeded: word))
    }

    public var description: String {
      let word = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      let digits = String(word, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The largest difference of a channel.
    func distance(to other: Color) -> Int {
      [(red, other.red), (green, other.green), (blue, other.blue)].map { abs(Int($0) - Int($1)) }.max()!
    }
  }

  public var condition: Condition
  /// Holds at this very moment; otherwise it may come to hold while time passes, for ten seconds.
  public var isNow: Bool

  public init(condition: Condition, isNow: Bool = false) {
    self.condition = condition
    self.isNow = isNow
  }
}

/// What something is at moments that follow each other.
public struct StageTimeline: Equatable, Sendable {
  public enum Property: String, Equatable, Sendable, CaseIterable { case x, y, width, height, opacity, color }

  public enum Value: Equatable, Sendable {
    case number(Double)
    case color(StageExpectation.Color)
    /// The target is not there.
    case absent
  }

  public var property: Property
  public var target: StageTarget
  /// Seconds.
  public var interval: Double
  /// The first is that of the present moment.
  public var values: [Value]
  /// Points, parts of 1 for an opacity, or steps of 0…255 for a colour.
  public var tolerance: Double

  public init(property: Property, target: StageTarget, interval: Double, values: [Value], tolerance: Double) {
    self.property = property
    self.target = target
    self.interval = interval
    self.values = values
    self.tolerance = tolerance
  }
}
