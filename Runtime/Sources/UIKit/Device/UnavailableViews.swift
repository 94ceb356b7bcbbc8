import Foundation

/// A view of UIKit.
@available(
  *, unavailable,
  message: "Vitrine has no views of UIKit; write it with views of SwiftUI, or put it behind #if !os(Linux)."
)
open class UIView: NSObject {
  public override init() {}
  public init(frame: CGRect) {}
}

/// A view controller of UIKit.
@available(
  *, unavailable, message: "Vitrine has no view controllers; write a View of SwiftUI, or put it behind #if !os(Linux)."
)
open class UIViewController: NSObject {
  public override init() {}
}

/// A text that is edited, of UIKit.
@available(*, unavailable, message: "Vitrine has no views of UIKit; use a TextEditor.")
open class UITextView: NSObject {
  public override init() {}
}

/// A field of UIKit.
@available(*, unavailable, message: "Vitrine has no views of UIKit; use a TextField.")
open class UITextField: NSObject {
  public override init() {}
}

/// A text of UIKit.
@available(*, unavailable, message: "Vitrine has no views of UIKit; use a Text.")
open class UILabel: NSObject {
  public override init() {}
}

/// A picture of UIKit.
@available(*, unavailable, message: "Vitrine has no views of UIKit; use an Image.")
open class UIImageView: NSObject {
  public override init() {}
  public init(image: UIImage?) {}
}

/// A wheel of UIKit that turns.
@available(*, unavailable, message: "Vitrine has no views of UIKit; use a ProgressView.")
open class UIActivityIndicatorView: NSObject {
  public override init() {}
}

/// A view of UIKit that blurs what is behind it.
@available(
  *, unavailable, message: "Vitrine has no views of UIKit; use a Material, such as background(.regularMaterial)."
)
open class UIVisualEffectView: NSObject {
  public init(effect: UIBlurEffect?) {}
}

/// Shares something.
@available(*, unavailable, message: "Vitrine has no view controllers; use a ShareLink.")
open class UIActivityViewController: NSObject {
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

/// Chooses a photo.
@available(*, unavailable, message: "Vitrine has no view controllers; use a PhotosPicker of PhotosUI.")
open class UIImagePickerController: NSObject {
  public override init() {}
}

/// Chooses a file.
@available(
  *, unavailable,
  message: "Vitrine has no view controllers; use fileImporter(isPresented:allowedContentTypes:onCompletion:)."
)
open class UIDocumentPickerViewController: NSObject {
  public override init() {}
}

/// A window of UIKit.
@available(
  *, unavailable,
  message: "Vitrine has no windows of UIKit; read sizes by a GeometryReader and safe areas by the layout."
)
open class UIWindow: NSObject {
  public override init() {}
}
