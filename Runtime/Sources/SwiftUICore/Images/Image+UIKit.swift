import CoreGraphics
import Drawing
import UIKit

extension Image {
  /// The picture or symbol of UIKit.
  public init(uiImage: UIImage) {
    switch uiImage.content {
    case .empty: self.init(size: .zero) { _ in }
    case .bitmap(let bitmap):
      self.init(
        .bitmap(bitmap, orientation: .up, isTemplate: uiImage.renderingMode == .alwaysTemplate))
    case .symbol(let name, let configuration):
      self.init(.symbol(name, variableValue: nil), label: Text(verbatim: name))
      symbolConfiguration = configuration
    }
    // A tint draws the picture in its colour but where the foreground is asked for.
    tint = uiImage.renderingMode == .alwaysTemplate ? nil : uiImage.tint.map { Color(uiColor: $0) }
  }

  /// Pixels of Core Graphics.
  /// - Parameter scale: pixels a point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let bitmap = BitmapImage(
      width: cgImage.width, height: cgImage.height, bytesPerRow: cgImage.bytesPerRow, pixels: cgImage.pixels,
      scale: scale > 0 ? scale : 1)
    self.init(.bitmap(bitmap, orientation: orientation, isTemplate: false))
  }
}

extension UIImageSymbolWeight {
  /// As in CSS; nil where nothing is said.
  var css: CGFloat? { self == .unspecified ? nil : CGFloat(rawValue * 100) }
}
