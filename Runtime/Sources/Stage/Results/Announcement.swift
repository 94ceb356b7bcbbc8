import SwiftUI

/// A text that code had assistive technology speak.
public struct Announcement: Equatable, Sendable {
  public var text: String
  /// Seconds on the stage's clock.
  public var time: Double
}

extension Stage {
  /// What was announced since the view was shown, in order.
  public var announcements: [Announcement] {
    graph.announcements.map { Announcement(text: $0.text, time: $0.time) }
  }
}
