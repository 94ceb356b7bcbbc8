import CoreGraphics
import Drawing
import Foundation
import UIKit

extension Image {
  /// A system symbol.
  public init(systemName: String) { self.init(systemName: systemName, variableValue: nil) }

  /// A system symbol.
  /// - Parameter variableValue: 0…1, for symbols that can show how much of something there is.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue), label: Text(verbatim: systemName))
  }

  /// A picture of a bundle's resources; where there is none of the name, a marked box stands for it, and the name is reported.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(AssetName(name, in: bundle)), label: Text(verbatim: name))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(AssetName(name, in: bundle)), label: label)
  }

  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.asset(AssetName(name, in: bundle))) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A picture that a closure draws.
  /// - Parameters:
  ///   - size: points.
  ///   - opaque: whether the picture has no alpha; drawing finds out by itself.
  ///   - colorMode: the space of the picture; it is sRGB throughout.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(.drawing(ImageDrawingProvider(size: size, renderer: renderer)), label: label)
  }

  /// Decoded pixels, at the pixels' own scale.
  package init(bitmap: BitmapImage, label: Text? = nil) {
    self.init(.bitmap(bitmap, orientation: .up, isTemplate: false), label: label)
  }
}
