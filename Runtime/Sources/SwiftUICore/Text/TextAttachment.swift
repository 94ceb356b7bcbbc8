import CoreGraphics
import Drawing

/// A picture that stands in a line of text.
protocol TextAttachment: Equatable, Sendable {
  /// The size in points and how far the box reaches below the baseline.
  func box(in environment: EnvironmentValues, resources: GraphResources) -> (size: CGSize, descent: CGFloat)

  func items(in rect: CGRect, environment: EnvironmentValues, resources: GraphResources) -> [DisplayItem]
}

struct AnyTextAttachment: Equatable, Sendable {
  let attachment: any TextAttachment

  static func == (a: Self, b: Self) -> Bool { isSameValue(a.attachment, b.attachment) }
}
