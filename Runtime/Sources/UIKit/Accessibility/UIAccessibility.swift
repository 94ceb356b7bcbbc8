/// What assistive technology has to do with code that is no view.
public enum UIAccessibility {
  /// Something that code tells assistive technology.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The argument, a text, is spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen has come.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The argument, a text, says where a list has been moved to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive technology something; there is no voice here, so the stage keeps what it would have said.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String else { return }
    AnnouncementLog.speak(text)
  }
}

/// Where announcements go: a stage or a test listens.
@MainActor
package enum AnnouncementLog {
  private static var listener: ((String) -> Void)?

  /// The one that is told from now on.
  package static func listen(_ listener: @escaping (String) -> Void) { self.listener = listener }

  package static func speak(_ text: String) { listener?(text) }
}
