import Foundation
import UIKit

/// What code tells assistive technology beyond what views say.
public enum AccessibilityNotification {
  /// A text that is spoken.
  public struct Announcement: Sendable {
    private let text: String

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    @MainActor
    public func post() { AnnouncementLog.speak(text) }
  }

  /// A list shows another part: a text that is spoken.
  public struct PageScrolled: Sendable {
    private let text: String

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    @MainActor
    public func post() { AnnouncementLog.speak(text) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged: Sendable {
    private let text: String?

    public init() { text = nil }
    public init(_ element: String?) { text = element }

    @MainActor
    public func post() { text.map { AnnouncementLog.speak($0) } }
  }

  /// Another screen has come.
  public struct ScreenChanged: Sendable {
    private let text: String?

    public init() { text = nil }
    public init(_ element: String?) { text = element }

    @MainActor
    public func post() { text.map { AnnouncementLog.speak($0) } }
  }
}
