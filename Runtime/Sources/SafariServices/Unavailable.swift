@_exported import Foundation

/// Shows web pages inside an app.
@available(*, unavailable, message: "Vitrine shows no web pages; use a Link.")
open class SFSafariViewController: NSObject {}

/// Hears from a view controller that shows web pages.
@available(*, unavailable, message: "Vitrine shows no web pages; use a Link.")
public protocol SFSafariViewControllerDelegate: AnyObject {}
