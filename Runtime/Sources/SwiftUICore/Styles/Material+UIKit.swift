import Drawing
import UIKit

extension Material {
  /// The material that UIKit's blur stands for; its appearance may be fixed.
  package init(_ style: UIBlurEffect.Style) {
    switch style.thickness {
    case .ultraThin: self = .ultraThin
    case .thin: self = .thin
    case .regular: self = .regular
    case .thick: self = .thick
    case .chrome: self = .bar
    }
  }
}

extension UIBlurEffect.Style {
  /// What the blur does to what lies behind it.
  package func backdrop(in context: ColorContext) -> Backdrop {
    var context = context
    if let fixedStyle { context.scheme = fixedStyle == .dark ? .dark : .light }
    return Material(self).backdrop(in: context)
  }
}
