import CoreGraphics
import Drawing

/// A picture that stands in a line of text.
protocol TextAttachment: Equatable, Sendable {
  /// The size in points and how far the box reaches below the baseline.
  @MainActor func box(in environment: EnvironmentValues, graph: ViewGraph) -> (size: CGSize, descent: CGFloat)

  @MainActor func items(in rect: CGRect, environment: EnvironmentValues, graph: ViewGraph) -> [DisplayItem]
}

struct AnyTextAttachment: Equatable, Sendable {
  let attachment: any TextAttachment

  static func == (a: Self, b: Self) -> Bool { isSameValue(a.attachment, b.attachment) }
}
