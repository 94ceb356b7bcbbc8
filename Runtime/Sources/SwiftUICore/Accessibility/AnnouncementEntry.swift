import UIKit

/// A text that code had spoken: there is no voice here, so the tree of views keeps it.
package struct AnnouncementEntry: Hashable, Sendable {
  package var text: String
  /// Seconds on the stage's clock.
  package var time: Double
}

extension ViewGraph {
  /// So many are kept; the oldest go first.
  private static let mostAnnouncements = 1000

  /// Texts that are spoken from now on are this tree's.
  func takeAnnouncements() {
    AnnouncementLog.listen { [weak self] text in
      guard let self else { return }
      if announcements.count == Self.mostAnnouncements { announcements.removeFirst() }
      announcements.append(AnnouncementEntry(text: text, time: time))
    }
  }
}
