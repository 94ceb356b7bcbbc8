import CoreGraphics
import Drawing
import Typesetting
import UIKit

/// An image in an environment: its size, and what is drawn into a rectangle.
struct ImageRendition {
  enum Content {
    case symbol(SymbolRendition)
    case bitmap(BitmapImage, orientation: Image.Orientation, isTemplate: Bool)
    case drawing(DisplayList)
    case missing(MissingAsset)
  }

  let content: Content
  /// Points.
  let size: CGSize
  /// From the top to the baseline of text beside the image; nil where it has none.
  let baseline: CGFloat?
  let image: Image
  let foreground: _ResolvedStyle
  private let placeholder: _ResolvedStyle?

  init(_ image: Image, in environment: EnvironmentValues, resources: GraphResources) {
    self.image = image
    let style = environment.styleContext
    foreground = image.tint.map { $0._resolve(style) } ?? style.foregroundStyle(rank: 0)
    placeholder = environment.redactionReasons.contains(.placeholder) ? Redaction.fill(environment) : nil
    switch image.provider {
    case .symbol(let name, _):
      let symbol = SymbolRendition(name, of: image, in: environment, resources: resources)
      content = .symbol(symbol)
      size = symbol.glyph.size
      baseline = symbol.glyph.baseline
    case .asset(let name):
      baseline = nil
      let found = AssetLibrary.shared.picture(
        name, isDark: environment.colorScheme == .dark, highContrast: environment.colorSchemeContrast == .increased,
        scale: environment.displayScale)
      guard let found else {
        let missing = MissingAsset(name.name, in: environment, resources: resources)
        content = .missing(missing)
        size = missing.size
        break
      }
      let isTemplate = image.templateMode.map { $0 == .template } ?? found.isTemplate ?? false
      content = .bitmap(found.bitmap, orientation: .up, isTemplate: isTemplate)
      size = found.bitmap.size
    case .bitmap(let bitmap, let orientation, let isTemplate):
      content = .bitmap(
        bitmap, orientation: orientation,
        isTemplate: image.templateMode.map { $0 == .template } ?? (isTemplate || image.tint != nil))
      size = orientation.swapsSides ? CGSize(width: bitmap.size.height, height: bitmap.size.width) : bitmap.size
      baseline = nil
    case .drawing(let provider):
      var context = GraphicsContext(size: provider.size, environment: environment, resources: resources)
      provider.renderer(&context)
      content = .drawing(context.list)
      size = provider.size
      baseline = nil
    }
  }

  /// Whether the image is drawn in the foreground.
  var isTemplate: Bool {
    switch content {
    case .symbol: true
    case .bitmap(_, _, let isTemplate): isTemplate
    case .drawing, .missing: false
    }
  }

  /// The image stretched over a rectangle.
  func items(in rect: CGRect) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    if let placeholder {
      return placeholder.items(drawing: .fill(Redaction.figure(in: rect), evenOdd: false), in: rect)
    }
    switch content {
    case .symbol(let symbol): return symbol.items(in: rect)
    case .missing(let missing): return missing.items(in: rect)
    case .bitmap(let bitmap, let orientation, let isTemplate):
      return items(of: bitmap, orientation: orientation, isTemplate: isTemplate, in: rect)
    case .drawing(let list):
      guard size.width > 0, size.height > 0, !list.isEmpty else { return [] }
      let place = CGAffineTransform(
        rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY)
      return place.isIdentity ? list.items : [.effect(.transform(place), list)]
    }
  }

  private func items(
    of bitmap: BitmapImage, orientation: Image.Orientation, isTemplate: Bool, in rect: CGRect
  ) -> [DisplayItem] {
    let insets = image.resizing?.capInsets ?? EdgeInsets()
    let drawing = ImageDrawing(
      interpolation: image.interpolationQuality.drawing,
      template: isTemplate ? foreground.paint(in: rect) : nil,
      capInsets: [insets.top, insets.leading, insets.bottom, insets.trailing],
      tiles: image.resizing?.mode == .tile)
    guard orientation != .up else { return [.image(bitmap, in: rect, drawing)] }
    // The pixels are laid over the turned rectangle, which is then turned into place.
    let turn = orientation.transform
    let source = CGRect(origin: .zero, size: rect.size).applying(turn.inverted())
    let place = turn.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let moved = CGAffineTransform(translationX: source.minX, y: source.minY).concatenating(place)
    return [
      .effect(
        .transform(moved),
        DisplayList([.image(bitmap, in: CGRect(origin: .zero, size: source.size), drawing)]))
    ]
  }
}

extension Image.Interpolation {
  fileprivate var drawing: Drawing.ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension Image.Orientation {
  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .left, .leftMirrored, .right, .rightMirrored: true
    default: false
    }
  }

  /// What turns stored pixels upright, but for the shift back to the origin.
  var transform: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(1, 0, 0, 1, 0, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 0, 0)
    case .down: CGAffineTransform(-1, 0, 0, -1, 0, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 0)
    case .right: CGAffineTransform(0, 1, -1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 0, 0)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, 0)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    }
  }
}
