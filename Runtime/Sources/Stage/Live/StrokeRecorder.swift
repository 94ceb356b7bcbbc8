import CoreGraphics
import SwiftUI

/// Makes steps of a script out of fingers.
@MainActor
struct StrokeRecorder {
  struct Step {
    var lines: [String]
    /// What was tapped.
    var target = ""
    /// When the finger came down, on the stage's clock.
    var start: Double
    /// Whether its verb finds what is meant by a name, and waits for it.
    var isNamed = false
    /// Whether something was still going on when the finger came down.
    var isBusy: Bool
    /// Whether it is the second tap of a double tap.
    var repeatsLast = false
  }

  private struct Sample {
    var point: CGPoint
    var time: Double
  }

  private struct Stroke {
    /// What was under the finger when it came down, as scripts name it.
    var target: String?
    var isBusy: Bool
    var samples: [Sample]

    var start: Sample { samples[0] }
    var last: Sample { samples[samples.count - 1] }
    /// Points that the finger was away from where it came down.
    var reach: CGFloat { samples.map { $0.point.distance(to: start.point) }.max() ?? 0 }
  }

  private var down: [Int: Stroke] = [:]
  /// Fingers of the same gesture that have gone up.
  private var over: [Stroke] = []
  private var lastTap: (target: String, end: Double)?

  var isDown: Bool { !down.isEmpty }

  /// Points that a finger moves in a tap at most.
  private static let tapReach: CGFloat = 10
  /// Seconds between two taps that are one double tap.
  private static let tapPause = 0.35
  /// Seconds before the end of a stroke in which its speed is measured.
  private static let throwTime = 0.08
  /// Points a second: a finger that is slower when it goes up throws nothing.
  private static let throwSpeed: CGFloat = 60
  /// Points that a stroke may leave the straight line.
  private static let bend: CGFloat = 12

  /// - Returns: the steps that are complete now.
  mutating func note(_ phase: LiveInput.Phase, _ finger: Int, _ point: CGPoint, on stage: Stage) -> [Step] {
    let sample = Sample(point: point, time: stage.time)
    switch phase {
    case .began:
      down[finger] = Stroke(
        target: Self.target(at: point, on: stage), isBusy: stage.hasMoreToCome, samples: [sample])
      return []
    case .moved:
      down[finger]?.samples.append(sample)
      return []
    case .cancelled:
      down[finger] = nil
    case .ended:
      guard var stroke = down.removeValue(forKey: finger) else { return [] }
      stroke.samples.append(sample)
      over.append(stroke)
    }
    guard down.isEmpty, !over.isEmpty else { return [] }
    defer { over = [] }
    return [step(of: over)]
  }

  private mutating func step(of strokes: [Stroke]) -> Step {
    let first = strokes.min { $0.start.time < $1.start.time } ?? strokes[0]
    let (start, isBusy) = (first.start.time, first.isBusy)
    switch strokes.count {
    case 1: return step(of: strokes[0])
    case 2:
      lastTap = nil
      return Step(lines: [Self.turn(strokes[0], strokes[1])], start: start, isBusy: isBusy)
    default:
      lastTap = nil
      return Step(
        lines: ["# \(strokes.count) fingers moved, for which scripts have no verb."], start: start, isBusy: isBusy)
    }
  }

  private mutating func step(of stroke: Stroke) -> Step {
    let last = lastTap
    lastTap = nil
    guard stroke.reach <= Self.tapReach else {
      return Step(lines: Self.drag(stroke), start: stroke.start.time, isBusy: stroke.isBusy)
    }
    let target = stroke.target ?? place(stroke.start.point)
    var step = Step(
      lines: [], target: target, start: stroke.start.time, isNamed: stroke.target != nil, isBusy: stroke.isBusy)
    let duration = stroke.last.time - stroke.start.time
    if duration >= 0.45 {
      step.lines = ["long press \(target) for \(shortest(max(duration, 0.5))) s"]
    } else {
      step.lines = ["tap \(target)"]
      if let last, last.target == target, stroke.start.time - last.end < Self.tapPause {
        step.repeatsLast = true
      } else {
        lastTap = (target, stroke.last.time)
      }
    }
    return step
  }

  // MARK: Strokes

  /// A straight stroke at the speed at which the finger left; others from place to place.
  private static func drag(_ stroke: Stroke) -> [String] {
    let (start, last) = (stroke.start.point, stroke.last.point)
    let speed = endSpeed(stroke)
    let length = start.distance(to: last)
    let isStraight = stroke.samples.allSatisfy { distance($0.point, from: start, to: last) <= bend }
    if isStraight, speed >= throwSpeed, length > tapReach {
      let seconds = min(max(Double(length / speed), 0.05), 2)
      var line = "drag \(place(start)) to \(place(last))"
      let rest = (stroke.samples.last { $0.point.distance(to: start) <= tapReach }?.time ?? 0) - stroke.start.time
      if rest >= 0.2 { line += " after \(shortest(rest)) s" }
      return [line + " over \(shortest((seconds * 100).rounded() / 100)) s"]
    }
    let corners = isStraight ? [stroke.last.point] : simplified(stroke.samples.map(\.point))
    var lines = ["touch \(place(start))"]
    let held = (stroke.samples.first { $0.point.distance(to: start) > tapReach }?.time ?? 0) - stroke.start.time
    if held >= 0.2 { lines.append("wait \(shortest((held * 100).rounded() / 100)) s") }
    lines += corners.map { "move to \(place($0))" }
    if speed < throwSpeed { lines.append("wait 0.2 s") }
    return lines + ["release"]
  }

  /// Points a second in the last moments.
  private static func endSpeed(_ stroke: Stroke) -> CGFloat {
    let end = stroke.last
    let recent = stroke.samples.first { end.time - $0.time <= throwTime } ?? end
    let seconds = end.time - recent.time
    return seconds > 0 ? recent.point.distance(to: end.point) / CGFloat(seconds) : 0
  }

  /// The corners of a line after its start: what lies near the way between two of them is left out.
  private static func simplified(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > 2, let first = points.first, let last = points.last else { return Array(points.dropFirst()) }
    let away = points.indices.dropFirst().dropLast().map { ($0, distance(points[$0], from: first, to: last)) }
    guard let corner = away.max(by: { $0.1 < $1.1 }), corner.1 > bend / 2 else { return [last] }
    return simplified(Array(points[...corner.0])) + simplified(Array(points[corner.0...]))
  }

  private static func distance(_ point: CGPoint, from a: CGPoint, to b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return point.distance(to: a) }
    let way = min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square))
    return point.distance(to: CGPoint(x: a.x + way * dx, y: a.y + way * dy))
  }

  /// Two fingers: together or apart, or around each other.
  private static func turn(_ a: Stroke, _ b: Stroke) -> String {
    func between(_ a: CGPoint, _ b: CGPoint) -> (length: CGFloat, angle: CGFloat) {
      (a.distance(to: b), atan2(b.y - a.y, b.x - a.x))
    }
    let (start, end) = (between(a.start.point, b.start.point), between(a.last.point, b.last.point))
    let center = CGPoint(x: (a.start.point.x + b.start.point.x) / 2, y: (a.start.point.y + b.start.point.y) / 2)
    let scale = end.length / max(start.length, 1)
    let turned = ((end.angle - start.angle) * 180 / .pi).remainder(dividingBy: 360)
    // Sixty degrees are as much as twice the size.
    return abs(turned) / 60 > abs(log2(max(scale, 0.01)))
      ? "twist \(place(center)) by \(shortest(Double(turned)))"
      : "pinch \(place(center)) by \(shortest(Double(max(scale, 0.01))))"
  }

  // MARK: Names

  /// What is under a finger, by a name under which a tap comes to the same.
  private static func target(at point: CGPoint, on stage: Stage) -> String? {
    let touched = stage.graph.touchedGestures(at: point)
    guard touched.isPlaceless else { return nil }
    let screen = Screen(stage)
    let candidates = screen.elements.filter {
      $0.kind != .view && $0.isEnabled && $0.opacity > 0 && $0.frame.contains(point) && screen.isReachable($0)
    }
    let ordered = candidates.sorted {
      ($0.kind, $0.frame.width * $0.frame.height) < ($1.kind, $1.frame.width * $1.frame.height)
    }
    for element in ordered where stage.graph.touchedGestures(at: element.point) == touched {
      // The first of the most telling kind must be the one, so that the script finds it again.
      if let name = screen.name(of: element) { return name }
    }
    return nil
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
