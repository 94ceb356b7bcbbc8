import CoreGraphics
import Drawing

extension Image: TextAttachment {
  func box(in environment: EnvironmentValues, resources: GraphResources) -> (size: CGSize, descent: CGFloat) {
    let resolved = ImageRendition(self, in: environment, resources: resources)
    return (resolved.size, resolved.baseline.map { resolved.size.height - $0 } ?? 0)
  }

  func items(in rect: CGRect, environment: EnvironmentValues, resources: GraphResources) -> [DisplayItem] {
    ImageRendition(self, in: environment, resources: resources).items(in: rect)
  }
}

extension Text {
  /// An image that stands in a line of text.
  public init(_ image: Image) { self.init(.attachment(AnyTextAttachment(attachment: image))) }
}

extension LocalizedStringKey.StringInterpolation {
  /// An image that stands in a line of text.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
