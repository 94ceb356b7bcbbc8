import CoreGraphics
import Drawing
import Foundation
import UIKit

/// A picture: a system symbol, an asset, pixels, or something drawn.
nonisolated public struct Image: Equatable, Sendable {
  indirect enum Provider: Equatable, Sendable {
    /// A system symbol; the variable value, 0…1, tells how much of it is filled.
    case symbol(String, variableValue: Double?)
    /// A picture of a bundle's resources, by name.
    case asset(AssetName)
    case bitmap(BitmapImage, orientation: Orientation, isTemplate: Bool)
    case drawing(ImageDrawingProvider)
  }

  /// How a resizable picture fills its frame.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  var provider: Provider
  var resizing: Resizing?
  var interpolationQuality: Interpolation = .medium
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// The size, weight and scale that a symbol of UIKit brings along.
  var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The one colour that the picture is drawn in, instead of the foreground.
  var tint: Color?
  /// What assistive technology says; nil where the picture only decorates.
  var label: Text?

  init(_ provider: Provider, label: Text? = nil) {
    self.provider = provider
    self.label = label
  }

  func with<Value>(_ keyPath: WritableKeyPath<Image, Value>, _ value: Value) -> Image {
    var image = self
    image[keyPath: keyPath] = value
    return image
  }
}

/// Draws an image on demand. Equal when it is the same object: closures cannot be compared.
final class ImageDrawingProvider: Equatable, @unchecked Sendable {
  /// Points.
  let size: CGSize
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (a: ImageDrawingProvider, b: ImageDrawingProvider) -> Bool { a === b }
}
