import CoreGraphics
import SwiftUI

// A user waits until what moves has stopped, looks for what is to be touched, and waits a little more when it
// is not there yet. So does a verb.

extension Stage {
  /// Seconds on the stage's clock that a verb waits for what it looks for.
  static let patience = 10.0
  /// Seconds that a verb waits for what moves.
  private static let stillness = 5.0

  /// Lets time pass while something moves that will come to an end.
  func waitWhileMoving() throws {
    guard virtualClock != nil else { return }
    try turn()
    let limit = graph.time + Self.stillness
    while graph.isMovingToAnEnd, graph.time < limit { try advance(by: 1.0 / 60) }
  }

  /// Lets time pass until something holds.
  /// - Returns: whether it came to hold before nothing was left to happen or the patience was over.
  func wait(until condition: () throws -> Bool) throws -> Bool {
    guard virtualClock != nil else { return try condition() }
    try turn()
    let limit = graph.time + Self.patience
    while try !condition() {
      guard let next = nextMoment, next <= limit else { return false }
      try advance(to: next)
    }
    return true
  }

  /// The element that a name stands for.
  /// - Throws: `StageVerbError` when there is none, or several.
  func find(_ name: String, number: Int? = nil) throws -> ScreenElement {
    try waitWhileMoving()
    _ = try wait { !Screen(self).all(name).isEmpty }
    let screen = Screen(self)
    var found = screen.all(name)
    if found.isEmpty { throw StageVerbError.missing(name, seen: screen.names) }
    if let number {
      guard found.indices.contains(number - 1) else {
        throw StageVerbError.numberTooHigh(name, number: number, count: found.count)
      }
      return found[number - 1]
    }
    // Of several of which one can be touched that one is meant.
    if found.count > 1 {
      let reachable = found.filter(screen.isReachable)
      if reachable.count == 1 { found = reachable }
    }
    guard found.count == 1 else { throw StageVerbError.ambiguous(name, frames: found.map(\.frame)) }
    return found[0]
  }

  /// The box that a target takes on the screen; a point's is empty.
  func box(of target: StageTarget) throws -> (frame: CGRect, point: CGPoint) {
    switch target {
    case .point(let point): return (CGRect(origin: point, size: .zero), point)
    case .key(let name):
      let frame = try keyFrame(name)
      return (frame, frame.middle)
    case .label(let name, let number):
      let element = try find(name, number: number)
      let screen = Screen(self)
      guard screen.isReachable(element) else {
        throw screen.isBehindKeyboard(element)
          ? StageVerbError.behindKeyboard(name) : StageVerbError.offScreen(name, frame: element.frame)
      }
      return (element.frame, touchedPoint(of: element))
    }
  }

  /// Where a finger meets an element: its middle, or what is nearest to that where the middle lies between its parts, as in a
  /// button of two lines, which is no target of its own.
  private func touchedPoint(of element: ScreenElement) -> CGPoint {
    func isMet(at point: CGPoint) -> Bool { graph.meets(node: element.node, at: point) }
    guard element.kind == .element, !isMet(at: element.point) else { return element.point }
    let steps = stride(from: 0.1, through: 0.9, by: 0.1)
    let points = steps.flatMap { y in
      steps.map { x in
        CGPoint(x: element.frame.minX + x * element.frame.width, y: element.frame.minY + y * element.frame.height)
      }
    }
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - element.point.x, point.y - element.point.y) }
    return points.sorted { distance($0) < distance($1) }.first(where: isMet) ?? element.point
  }

  /// Where a key of the keyboard on the screen is.
  func keyFrame(_ name: String) throws -> CGRect {
    try waitWhileMoving()
    guard let frame = graph.keyboard.keyFrame(named: name) else {
      throw StageVerbError.noKey(name, seen: graph.keyboard.keyNames)
    }
    return frame
  }
}
