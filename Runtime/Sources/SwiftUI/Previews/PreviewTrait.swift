import CoreGraphics

/// A property of the surroundings that a preview is shown in.
public struct PreviewTrait<T>: Sendable {
  package enum Value: Sendable, Equatable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(AnyPreviewModifier)
    case several([Value])
  }

  package let value: Value

  init(value: Value) { self.value = value }

  /// Several traits as one.
  public init(_ traits: PreviewTrait<T>...) { value = .several(traits.map(\.value)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(value: .layout(.device)) }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(value: .layout(.sizeThatFits)) }

  /// - Parameters in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(value: .layout(.fixed(width: width, height: height)))
  }

  public static var portrait: PreviewTrait<T> { PreviewTrait(value: .orientation(.portrait)) }

  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(value: .orientation(.portraitUpsideDown)) }

  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeLeft)) }

  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(value: .orientation(.landscapeRight)) }

  /// Surroundings and data that previews have in common.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(value: .modifier(AnyPreviewModifier(modifier)))
  }
}
