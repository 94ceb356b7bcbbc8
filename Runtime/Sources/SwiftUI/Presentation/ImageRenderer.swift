import Combine
import SwiftUICore

/// How colours of a drawing are kept: all are kept as sRGB here.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

/// Makes a picture of a view.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels for one point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  public var isOpaque = false { willSet { objectWillChange.send() } }
  public var colorMode = ColorRenderingMode.nonLinear

  public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>

  nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()

  public init(content view: Content) { content = view }

  /// The picture, with the sizes and colours of the stage it is made on; nil for a view of no size.
  public var cgImage: CGImage? {
    PictureMaking.make?(AnyView(content), proposedSize, scale, isOpaque)
  }

  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  @available(*, unavailable, message: "Vitrine draws into no context of yours; use cgImage or uiImage.")
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {}
}

/// What makes pictures: the stage, which has a rasteriser, puts it here.
@MainActor
package enum PictureMaking {
  package static var make: ((AnyView, ProposedViewSize, CGFloat, _ isOpaque: Bool) -> CGImage?)?
}
