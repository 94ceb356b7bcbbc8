import Drawing
import UIKit

/// A picture repeated over what is filled.
public struct ImagePaint: ShapeStyle, Equatable {
  public var image: Image
  /// The part of the picture that is used, in fractions of its width and height.
  public var sourceRect: CGRect
  /// 1 is the picture's own size.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Pictures that are no pixels (symbols, drawings, assets that are not there) are stood in for by
  /// the system's fill colour.
  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    guard case .bitmap(let bitmap, _, _) = image.provider, scale > 0,
      let part = bitmap.part(sourceRect)
    else {
      return _ResolvedStyle(context.color.color(.systemFill))
    }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    return _ResolvedStyle(.image(part, source: whole, scale: scale)).fading(by: context.levelOpacity)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture repeated over what is filled.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension BitmapImage {
  /// The pixels of a rectangle in unit coordinates; nil when there are none.
  fileprivate func part(_ unit: CGRect) -> BitmapImage? {
    guard unit != CGRect(x: 0, y: 0, width: 1, height: 1) else { return self }
    let asked = CGRect(
      x: unit.minX * CGFloat(width), y: unit.minY * CGFloat(height),
      width: unit.width * CGFloat(width), height: unit.height * CGFloat(height))
    let source = CGImage(width: width, height: height, bytesPerRow: bytesPerRow, pixels: pixels)
    guard asked.width.isFinite, asked.height.isFinite, let cut = source.cropping(to: asked) else {
      return nil
    }
    return BitmapImage(
      width: cut.width, height: cut.height, bytesPerRow: cut.bytesPerRow, pixels: cut.pixels,
      scale: scale)
  }
}
