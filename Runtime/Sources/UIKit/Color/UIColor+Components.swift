import CoreGraphics
import Drawing

extension UIColor {
  /// The colour for the current traits, in extended sRGB.
  public var cgColor: CGColor {
    let c = resolved(with: .current)
    return CGColor(
      red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue), alpha: CGFloat(c.alpha))
  }

  /// Writes the components in extended sRGB for the current traits; returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = resolved(with: .current)
    red?.pointee = CGFloat(c.red)
    green?.pointee = CGFloat(c.green)
    blue?.pointee = CGFloat(c.blue)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }

  /// Writes hue, saturation and brightness, each 0…1, for the current traits; returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = resolved(with: .current)
    let (h, s, b) = ColorMath.hsb(red: c.red, green: c.green, blue: c.blue)
    hue?.pointee = CGFloat(h)
    saturation?.pointee = CGFloat(s)
    brightness?.pointee = CGFloat(b)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }

  /// Writes the gray level; returns false, and writes nothing, for colours that are no gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = resolved(with: .current)
    guard c.red == c.green, c.green == c.blue else { return false }
    white?.pointee = CGFloat(c.red)
    alpha?.pointee = CGFloat(c.alpha)
    return true
  }
}
