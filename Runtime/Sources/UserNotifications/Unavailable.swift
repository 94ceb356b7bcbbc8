@_exported import Foundation

/// Plans notifications.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNUserNotificationCenter: NSObject {
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  open func add(_ request: UNNotificationRequest) {}
  open func requestAuthorization(options: [String] = []) async throws -> Bool { false }
}

/// Hears from the centre of notifications.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// What a notification says.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNMutableNotificationContent: NSObject {}

/// What a notification says.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNNotificationContent: NSObject {}

/// A notification that is planned.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNNotificationRequest: NSObject {
  public init(identifier: String, content: Any, trigger: Any?) {}
}

/// When a notification is shown.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNTimeIntervalNotificationTrigger: NSObject {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

/// When a notification is shown.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNCalendarNotificationTrigger: NSObject {
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}
