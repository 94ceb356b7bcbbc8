/// A canvas for Core Graphics calls. What is drawn is recorded, and shown by whoever made the context.
public final class CGContext {
  /// One thing that was drawn, in the coordinates of the context's owner.
  package enum Operation: Hashable, Sendable {
    case fill(Outline, CGColor, evenOdd: Bool, CGBlendMode)
    case stroke(Outline, CGColor, Pen, CGAffineTransform, CGBlendMode)
    case clear(Outline)
    case image(CGImage, CGAffineTransform, alpha: CGFloat)
    case saveClip
    case restoreClip
    case clip(Outline, evenOdd: Bool)
  }

  package struct State {
    package var transform = CGAffineTransform.identity
    package var fillColor = CGColor.black
    package var strokeColor = CGColor.black
    package var pen = Pen()
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
  }

  package private(set) var operations: [Operation] = []
  package var state = State()
  private var saved: [State] = []
  /// In the owner's coordinates: later transforms do not move what was already drawn.
  package var outline = Outline()

  package init() {}

  package func record(_ operation: Operation) { operations.append(operation) }

  /// Keeps the state, clip included, for `restoreGState`.
  public func saveGState() {
    saved.append(state)
    record(.saveClip)
  }

  /// Goes back to the state that was kept last; without one, nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    record(.restoreClip)
  }

  /// The map from the coordinates that are drawn in to the owner's.
  public var ctm: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Points.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dashPhase = phase
    state.pen.dash = lengths
  }

  /// 0 is clear, 1 is opaque.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Edges are smoothed always.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
}
