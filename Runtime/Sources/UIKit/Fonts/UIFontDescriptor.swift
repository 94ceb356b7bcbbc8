import CoreGraphics
import Foundation
import Typesetting

/// What is asked of a face, without opening it.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  package let spec: FontSpec

  package init(spec: FontSpec) { self.spec = spec }

  /// The design of the system's face.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Properties of a face.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The face of a style, at the size of the current traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Points.
  public var pointSize: CGFloat { spec.size }

  /// The system's face in another design; nil for faces that are not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = spec.family else { return nil }
    var spec = spec
    switch design {
    case .rounded: spec.family = .system(.rounded)
    case .serif: spec.family = .system(.serif)
    case .monospaced: spec.family = .system(.monospaced)
    default: spec.family = .system(.standard)
    }
    return UIFontDescriptor(spec: spec)
  }

  /// The face with exactly these properties.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var spec = spec
    spec.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      spec.weight = 700
      spec.weightIsExplicit = true
    }
    if symbolicTraits.contains(.traitCondensed) { spec.width = 75 }
    if symbolicTraits.contains(.traitExpanded) { spec.width = 125 }
    if symbolicTraits.contains(.traitMonoSpace), case .system = spec.family {
      spec.family = .system(.monospaced)
    }
    if symbolicTraits.contains(.traitTightLeading) { spec.leading = .tight }
    if symbolicTraits.contains(.traitLooseLeading) { spec.leading = .loose }
    return UIFontDescriptor(spec: spec)
  }

  /// The face at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return UIFontDescriptor(spec: spec)
  }
}
