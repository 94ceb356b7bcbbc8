import Foundation
import SwiftUI
import SwiftUICore

/// What a finger does to a view under test, in the stage's time.
extension Host {
  func touch(_ phase: TouchEvent.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) throws {
    graph.send(.touch(TouchEvent(phase, at: CGPoint(x: x, y: y), finger: finger)))
    try frame()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) throws {
    try touch(.began, x, y)
    try wait(0.05)
    try touch(.ended, x, y)
  }

  /// Moves a finger in steps of a sixtieth of a second, and lifts it.
  func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.2, lifts: Bool = true
  ) throws {
    try touch(.began, start.x, start.y)
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      try wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      try touch(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    if lifts { try touch(.ended, end.x, end.y) }
  }

  /// Lets time pass, in frames.
  func wait(_ seconds: Double) throws {
    let end = graph.time + seconds
    while graph.time < end - 1e-9 {
      graph.setTime(min(end, graph.time + 1.0 / 60))
      try frame()
    }
  }
}
