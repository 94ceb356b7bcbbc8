@_exported import CoreGraphics
public import UIKit

/// Pixels, or what a filter makes of them. Coordinates begin at the lower left.
open class CIImage: NSObject {
  enum Content {
    case pixels(CGImage)
    /// The mean of the pixels in a part, as one pixel.
    case average(CGImage, part: CGRect)
  }

  let content: Content

  /// Nil for symbols, which have no pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(.pixels(pixels))
  }

  public convenience init(cgImage image: CGImage) { self.init(.pixels(image)) }

  /// PNG, JPEG or WebP; nil when the data is none of them.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  init(_ content: Content) { self.content = content }

  /// Pixels.
  open var extent: CGRect {
    switch content {
    case .pixels(let image): CGRect(x: 0, y: 0, width: image.width, height: image.height)
    case .average: CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  /// The part inside the rectangle; an image of no size where there is none.
  open func cropped(to rect: CGRect) -> CIImage {
    guard case .pixels(let image) = content else { return self }
    let flipped = CGRect(
      x: rect.minX, y: CGFloat(image.height) - rect.maxY, width: rect.width, height: rect.height)
    guard let part = image.cropping(to: flipped) else {
      return CIImage(.pixels(CGImage(width: 0, height: 0, bytesPerRow: 0, pixels: [])))
    }
    return CIImage(.pixels(part))
  }
}

/// Several numbers.
open class CIVector: NSObject {
  private let numbers: [CGFloat]

  public init(x: CGFloat) { numbers = [x] }
  public init(x: CGFloat, y: CGFloat) { numbers = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { numbers = [x, y, z] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { numbers = [x, y, z, w] }
  public init(cgRect rect: CGRect) { numbers = [rect.minX, rect.minY, rect.width, rect.height] }
  public init(cgPoint point: CGPoint) { numbers = [point.x, point.y] }

  open var count: Int { numbers.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// 0 where there is none.
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIOutputImageKey = "outputImage"

/// No value.
public typealias CFNull = NSNull
public nonisolated(unsafe) let kCFNull: CFNull! = NSNull()
