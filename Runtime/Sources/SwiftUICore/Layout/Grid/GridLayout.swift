import CoreGraphics

/// `Grid` as a layout: here it knows no rows, so that each view is a row of its own.
@available(
  *, unavailable, message: "Vitrine has no grid as a layout yet; use Grid, or HStackLayout and VStackLayout."
)
@frozen public struct GridLayout {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
}
