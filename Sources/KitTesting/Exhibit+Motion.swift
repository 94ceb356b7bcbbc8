import CoreGraphics
import Stage

extension Exhibit {
  /// What something is at moments that follow each other, from now on: `-` where it is not there.
  /// - Parameters:
  ///   - target: a text, a label or a point of the view.
  ///   - interval: seconds.
  package func timeline(
    _ property: StageTimeline.Property, of target: StageTarget, every interval: Double, count: Int
  ) throws -> [StageTimeline.Value] {
    let start = stage.time
    try stage.advance(by: 0)
    return try (0..<count).map { index in
      if index > 0 { try stage.advance(to: start + Double(index) * interval) }
      return try stage.value(of: property, at: inPicture(target))
    }
  }

  /// A number that something has at this moment; nil where it is not there.
  package func number(_ property: StageTimeline.Property, of target: StageTarget) throws -> Double? {
    guard case .number(let number) = try stage.value(of: property, at: inPicture(target)) else { return nil }
    return number
  }

  /// Seconds until a number has stopped changing, to a sixtieth.
  package func secondsUntilStill(_ property: StageTimeline.Property, of target: StageTarget) throws -> Double {
    let start = stage.time
    var (last, lastChange) = (try number(property, of: target), start)
    for _ in 0..<600 {
      try stage.advance(by: 1.0 / 60)
      let new = try number(property, of: target)
      if new != last { (last, lastChange) = (new, stage.time) }
    }
    return lastChange - start
  }

  /// Seconds until the colour of a point has stopped changing, to a sixtieth; at most one second.
  package func secondsUntilStill(x: Double, y: Double) throws -> Double {
    let start = stage.time
    var (last, lastChange) = (try color(x: x, y: y), start)
    for _ in 0..<60 {
      try stage.advance(by: 1.0 / 60)
      let new = try color(x: x, y: y)
      if new != last { (last, lastChange) = (new, stage.time) }
    }
    return lastChange - start
  }
}

extension StageTimeline.Value {
  /// Nil for a colour, and where the target was not there.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
