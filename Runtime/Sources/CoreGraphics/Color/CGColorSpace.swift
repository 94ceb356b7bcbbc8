/// A space in which colour components are measured.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space, such as `kCGColorSpaceSRGB`.
  public let name: CFString?

  /// Colour components without alpha.
  public let numberOfComponents: Int

  /// How components are counted.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// The name of a space, as Core Foundation spells it.
  public typealias CFString = String

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  /// The space of the name; nil for a name that is none of the static members.
  public init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
      Self.extendedDisplayP3:
      numberOfComponents = 3
    case Self.genericGrayGamma2_2, Self.extendedGray:
      numberOfComponents = 1
    default:
      return nil
    }
    self.name = name
  }

  private init(known name: CFString, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  package static let standard = CGColorSpace(known: extendedSRGB, components: 3)
  package static let gray = CGColorSpace(known: extendedGray, components: 1)

  package enum Encoding { case sRGB, linearSRGB, displayP3, gray }

  package var encoding: Encoding {
    switch name {
    case Self.linearSRGB, Self.extendedLinearSRGB: .linearSRGB
    case Self.displayP3, Self.extendedDisplayP3: .displayP3
    case Self.genericGrayGamma2_2, Self.extendedGray: .gray
    default: .sRGB
    }
  }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How the components of a colour space are counted.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The space whose components are device red, green and blue: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space whose one component is device gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
