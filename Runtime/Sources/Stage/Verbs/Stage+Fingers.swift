import CoreGraphics
import SwiftUI

// A finger takes time: what it does is sent sample by sample as the stage's clock goes on, sixty a second.

extension Stage {
  /// Seconds between a finger's coming down and its going up in a tap.
  static let tapTime = 0.05
  /// Seconds between the taps of a double tap.
  static let tapPause = 0.1
  /// Seconds that a finger is held down in a long press: longer than the half second that iOS asks for.
  nonisolated static let holdTime = 0.6
  /// Seconds that a drag takes.
  nonisolated static let dragTime = 0.3

  /// Hands an event to what it is meant for, and shows what comes of it.
  package func send(_ event: InputEvent) throws {
    performing { graph.send(event) }
    try passTime(0)
  }

  func passTime(_ seconds: Double) throws {
    if virtualClock != nil { return try advance(by: seconds) }
    _ = try tick()
  }

  func tap(at point: CGPoint, count: Int) throws {
    for index in 0..<max(count, 1) {
      if index > 0 { try passTime(Self.tapPause) }
      try press(at: point, for: Self.tapTime)
    }
  }

  func press(at point: CGPoint, for seconds: Double) throws {
    try send(.touch(TouchEvent(.began, at: point)))
    try passTime(seconds)
    try send(.touch(TouchEvent(.ended, at: point)))
  }

  /// Moves a finger along a line.
  /// - Parameters:
  ///   - hold: seconds before it moves.
  ///   - seconds: that the way takes.
  func drag(from start: CGPoint, to end: CGPoint, hold: Double = 0, seconds: Double = Stage.dragTime) throws {
    try moveFingers(hold: hold, seconds: seconds) { way in
      [CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)]
    }
  }

  /// Two fingers about a point.
  func pinch(at center: CGPoint, by scale: CGFloat, seconds: Double = Stage.dragTime) throws {
    let radius: CGFloat = 40
    try moveFingers(hold: 0, seconds: seconds) { way in
      let reach = radius * (1 + (scale - 1) * way)
      return [CGPoint(x: center.x - reach, y: center.y), CGPoint(x: center.x + reach, y: center.y)]
    }
  }

  /// Two fingers that turn about a point, clockwise.
  func twist(at center: CGPoint, by angle: Angle, seconds: Double = Stage.dragTime) throws {
    let radius: CGFloat = 40
    try moveFingers(hold: 0, seconds: seconds) { way in
      let turned = angle.radians * Double(way)
      let reach = CGSize(width: radius * cos(turned), height: radius * sin(turned))
      return [
        CGPoint(x: center.x - reach.width, y: center.y - reach.height),
        CGPoint(x: center.x + reach.width, y: center.y + reach.height),
      ]
    }
  }

  private func moveFingers(hold: Double, seconds: Double, _ places: (CGFloat) -> [CGPoint]) throws {
    func send(_ phase: TouchEvent.Phase, _ way: CGFloat) throws {
      for (finger, place) in places(way).enumerated() {
        try self.send(.touch(TouchEvent(phase, at: place, finger: finger)))
      }
    }
    try send(.began, 0)
    if hold > 0 { try passTime(hold) }
    let samples = max(1, Int((min(seconds, 60) * 60).rounded()))
    for index in 1...samples {
      try passTime(seconds / Double(samples))
      try send(.moved, CGFloat(index) / CGFloat(samples))
    }
    try send(.ended, 1)
  }
}
