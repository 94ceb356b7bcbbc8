import CoreGraphics
import Drawing

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    put(items(drawing: .fill(path.figure, evenOdd: style.isEOFilled), with: shading))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    put(items(drawing: .stroke(path.figure, style.pen), with: shading))
  }

  /// - Parameter lineWidth: points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}

// MARK: Images

extension GraphicsContext {
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let rendition: ImageRendition

    /// Points.
    public var size: CGSize { rendition.size }
    /// Points from the top to the baseline of text beside the image.
    public let baseline: CGFloat
    /// What a template image or a symbol is drawn with; nil where the image has its own colours.
    public var shading: Shading?
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let rendition = ImageRendition(image, in: environment, resources: resources)
    return ResolvedImage(
      rendition: rendition, baseline: rendition.baseline ?? rendition.size.height,
      shading: rendition.isTemplate ? .foreground : nil)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let items = image.rendition.items(in: rect)
    guard let shading = image.shading, !shading.isForeground else { return put(items) }
    let paint = self.items(drawing: .fill(.rect(rect), evenOdd: false), with: shading)
    put([.effect(.mask(DisplayList(items)), DisplayList(paint))])
  }

  /// - Parameter anchor: the point of the image that lies at the point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchor: anchor, at: point, size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

// MARK: Symbols

extension GraphicsContext {
  /// A view of the canvas's symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    let list: DisplayList
    /// Points.
    public let size: CGSize
  }

  /// The symbol whose view carries the tag; nil where none does.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbols[AnyHashable(id)] }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, rect.width > 0, rect.height > 0 else { return }
    if rect.size == symbol.size { return put([.list(symbol.list, at: rect.origin)]) }
    let place = CGAffineTransform(
      rect.width / symbol.size.width, 0, 0, rect.height / symbol.size.height, rect.minX, rect.minY)
    put([.effect(.transform(place), symbol.list)])
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(anchor: anchor, at: point, size: symbol.size))
  }
}

extension CGRect {
  /// A rectangle of which one point lies at a place.
  fileprivate init(anchor: UnitPoint, at point: CGPoint, size: CGSize) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

extension GraphicsContext.Shading {
  fileprivate var isForeground: Bool {
    if case .foreground = kind { true } else { false }
  }
}
