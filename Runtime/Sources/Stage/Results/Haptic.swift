import SwiftUI

/// A haptic that would have been played.
public struct Haptic: Equatable, Sendable {
  /// In the words of the API, such as `success` or `impact(weight: .light)`.
  public var kind: String
  /// Seconds on the stage's clock.
  public var time: Double
  /// The view that asked for it; empty when nobody knows.
  public var source: String
}

extension Stage {
  /// The haptics since the stage was made, in order; of very many the last.
  public var haptics: [Haptic] {
    graph.hapticLog.map { Haptic(kind: $0.kind, time: $0.time, source: $0.source?.name ?? "") }
  }
}
