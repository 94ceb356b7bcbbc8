@_exported import Foundation

/// Plans notifications.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNUserNotificationCenter: NSObject {}

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
open class UNNotificationRequest: NSObject {}

/// When a notification is shown.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNTimeIntervalNotificationTrigger: NSObject {}

/// When a notification is shown.
@available(
  *, unavailable,
  message: "Vitrine notifies nobody; put it behind a protocol and pass one that notes what it was asked."
)
open class UNCalendarNotificationTrigger: NSObject {}
