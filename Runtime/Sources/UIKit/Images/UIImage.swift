import CoreGraphics
import Drawing
import Foundation
import Images

/// A picture or a symbol.
public final class UIImage: Hashable, @unchecked Sendable {
  /// Which way the picture's pixels are turned.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the picture's colours count, or its alpha only.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  package enum Content: Hashable, Sendable {
    case empty
    case bitmap(BitmapImage)
    case symbol(name: String, SymbolConfiguration?)
  }

  package let content: Content
  public let renderingMode: RenderingMode
  package let tint: UIColor?

  package init(_ content: Content, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil) {
    self.content = content
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// A picture of no size.
  public convenience init() { self.init(.empty) }

  /// A picture of the program's resources; nil where there is none of the name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A picture of a bundle's resources, as it is in light; nil where there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let name = AssetName(name, in: bundle)
    let isDark = traitCollection?.userInterfaceStyle == .dark
    guard AssetLibrary.shared.picture(name, isDark: isDark, highContrast: false, scale: 3) != nil else { return nil }
    self.init(asset: name, isDark: isDark)
  }

  /// A system symbol. One that is not known is drawn as a visible box and reported, so this is
  /// never nil.
  public convenience init?(systemName name: String) { self.init(.symbol(name: name, nil)) }

  /// A system symbol at a size, weight and scale.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(.symbol(name: name, configuration))
  }

  /// PNG, JPEG or WebP; nil when the data is none of them.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// - Parameter scale: pixels for one point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let bitmap = try? ImageDecoder.decode(data: data, scale: scale) else { return nil }
    self.init(.bitmap(bitmap))
  }

  /// The file's picture; nil when there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture of Core Graphics, one pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// - Parameters:
  ///   - scale: pixels for one point.
  ///   - orientation: only `up` is drawn turned the right way.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      .bitmap(
        BitmapImage(
          width: cgImage.width, height: cgImage.height, bytesPerRow: cgImage.bytesPerRow,
          pixels: cgImage.pixels, scale: scale > 0 ? scale : 1)))
  }

  /// Points.
  public var size: CGSize {
    switch content {
    case .empty: .zero
    case .bitmap(let bitmap): bitmap.size
    case .symbol(_, let configuration):
      // Only the rasteriser's symbol table knows the box; a square of the font's size is near it.
      CGSize(width: configuration?.pointSize ?? 17, height: configuration?.pointSize ?? 17)
    }
  }

  /// Pixels for one point.
  public var scale: CGFloat {
    if case .bitmap(let bitmap) = content { bitmap.scale } else { 1 }
  }

  public var isSymbolImage: Bool { if case .symbol = content { true } else { false } }

  /// The pixels; nil for symbols.
  public var cgImage: CGImage? {
    guard case .bitmap(let bitmap) = content else { return nil }
    return CGImage(
      width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow,
      pixels: bitmap.pixels)
  }

  /// The picture with its colours, or its alpha only.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, renderingMode: renderingMode, tint: tint)
  }

  /// The picture in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(content, renderingMode: renderingMode, tint: color)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content, renderingMode: renderingMode, tint: color)
  }

  /// The symbol at a size, weight and scale; pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard case .symbol(let name, let old) = content else { return self }
    let new = old.map { $0.applying(configuration) } ?? configuration
    return UIImage(.symbol(name: name, new), renderingMode: renderingMode, tint: tint)
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.content == rhs.content && lhs.renderingMode == rhs.renderingMode && lhs.tint == rhs.tint
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
