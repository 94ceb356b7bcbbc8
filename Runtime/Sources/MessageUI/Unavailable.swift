@_exported import Foundation

/// Lets the user write mail.
@available(*, unavailable, message: "Vitrine sends nothing; use a Link with a mailto: address, or a ShareLink.")
open class MFMailComposeViewController: NSObject {}

/// Hears from a view controller for mail.
@available(*, unavailable, message: "Vitrine sends nothing; use a Link with a mailto: address, or a ShareLink.")
public protocol MFMailComposeViewControllerDelegate: AnyObject {}

/// Lets the user write a message.
@available(*, unavailable, message: "Vitrine sends nothing; use a Link with a sms: address, or a ShareLink.")
open class MFMessageComposeViewController: NSObject {}

/// Hears from a view controller for messages.
@available(*, unavailable, message: "Vitrine sends nothing; use a Link with a sms: address, or a ShareLink.")
public protocol MFMessageComposeViewControllerDelegate: AnyObject {}
