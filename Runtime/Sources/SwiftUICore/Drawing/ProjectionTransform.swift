import CoreGraphics

/// A map of the plane that may have a vanishing point: (x, y, 1) as a row times a 3 × 3 matrix.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

  /// The identity.
  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Replaces the map by its inverse.
  /// - Returns: false, with nothing changed, when there is none.
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The inverse; the map itself when there is none.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// This map first, then the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }
}

extension ProjectionTransform {
  /// The affine part; nil where the map has a vanishing point.
  var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(m11, m12, m21, m22, m31, m32) : nil
  }

  /// As the display list takes it: (x, y, 1) as a column, row by row.
  var drawing: [CGFloat] { [m11, m21, m31, m12, m22, m32, m13, m23, m33] }

  var isFinite: Bool { drawing.allSatisfy(\.isFinite) }

  /// Whether the map leaves some area of the plane.
  var isInvertible: Bool { determinant != 0 && determinant.isFinite }

  /// A turn in space about an axis through a point, seen from a distance.
  /// - Parameters:
  ///   - center: points, the foot of the axis; `depth` is its distance in front of the plane.
  ///   - vanishing: the reciprocal of the eye's distance in points; 0 is parallel.
  init(
    rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), center: CGPoint, depth: CGFloat,
    vanishing: CGFloat
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else {
      self.init()
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let c = CGFloat(cos(angle.radians))
    let s = CGFloat(sin(angle.radians))
    let t = 1 - c
    // The rows of the rotation, as Core Animation writes it for row vectors.
    let rows: [(CGFloat, CGFloat, CGFloat)] = [
      (t * x * x + c, t * x * y + s * z, t * x * z - s * y),
      (t * x * y - s * z, t * y * y + c, t * y * z + s * x),
      (t * x * z + s * y, t * y * z - s * x, t * z * z + c),
    ]
    // (x, y, −depth) is turned, then divided by 1 − z · vanishing.
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (rows[0].0, rows[0].1, -rows[0].2 * vanishing)
    (turned.m21, turned.m22, turned.m23) = (rows[1].0, rows[1].1, -rows[1].2 * vanishing)
    turned.m31 = -depth * rows[2].0
    turned.m32 = -depth * rows[2].1
    turned.m33 = 1 + depth * rows[2].2 * vanishing
    self = ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}
