import CoreGraphics
import Drawing

/// Blurred alpha of groups, so that a shadow costs its blur only once. Masks are placed relative to
/// the whole pixel at or before the list's origin.
typealias ShadowCache = BoundedCache<ShadowKey, CastShadow>

struct ShadowKey: Hashable {
  /// Lists never change: the same object casts the same shadow.
  var list: ObjectIdentifier
  var a: CGFloat
  var b: CGFloat
  var c: CGFloat
  var d: CGFloat
  /// Where the list's origin lies within its pixel.
  var x: CGFloat
  var y: CGFloat
  var sigma: CGFloat
  var options: RenderOptions
}

struct CastShadow {
  /// Kept alive, so that no other list takes its identity.
  var list: DisplayList
  var mask: AlphaMask
}
