@_exported import Foundation

/// Shows files.
@available(*, unavailable, message: "Vitrine shows no files; show an Image or a Text of what is in them.")
open class QLPreviewController: NSObject {}

/// Says which files are shown.
@available(*, unavailable, message: "Vitrine shows no files; show an Image or a Text of what is in them.")
public protocol QLPreviewControllerDataSource: AnyObject {}
