import SwiftUI

/// How much the passes of frames did.
public struct PassWork: Equatable, Sendable {
  public var pass: String
  public var count: Int
}

extension Stage {
  /// What the passes did since this was asked for last, in their order.
  public func takeWork() -> [PassWork] {
    let now = graph.counters
    let last = reportedWork
    reportedWork = now
    return [
      PassWork(pass: "bodies", count: now.bodies - last.bodies),
      PassWork(pass: "comparisons", count: now.comparisons - last.comparisons),
      PassWork(pass: "samples", count: now.samples - last.samples),
      PassWork(pass: "measurements", count: now.measurements - last.measurements),
      PassWork(pass: "guides", count: now.guides - last.guides),
      PassWork(pass: "placements", count: now.placements - last.placements),
      PassWork(pass: "recordings", count: now.recordings - last.recordings),
      PassWork(pass: "drawings", count: now.drawings - last.drawings),
      PassWork(pass: "accessibilityNodes", count: now.accessibilityNodes - last.accessibilityNodes),
    ]
  }
}
