import SwiftUI

/// The fonts of the design language: Merriweather for what is read, Lato for what is used.
///
/// Those of tab labels, overlines and star captions keep their size; all others grow with the user's text size.
extension Font {
  // What is read
  public static let grScreenTitle = Font.custom(GoodreadsFace.serifBlack, size: 30, relativeTo: .largeTitle)
  public static let grBookTitle = Font.custom(GoodreadsFace.serifBlack, size: 23, relativeTo: .title2)
  public static let grSection = Font.custom(GoodreadsFace.serifBold, size: 19, relativeTo: .title3)
  public static let grSubsection = Font.custom(GoodreadsFace.serifBold, size: 17, relativeTo: .headline)
  public static let grBody = Font.custom(GoodreadsFace.serif, size: 15, relativeTo: .body)
  public static let grReview = Font.custom(GoodreadsFace.serif, size: 13, relativeTo: .footnote)

  // What is used
  public static let grButton = Font.custom(GoodreadsFace.sansBlack, size: 17, relativeTo: .headline)
  public static let grLabel = Font.custom(GoodreadsFace.sansBold, size: 14, relativeTo: .subheadline)
  public static let grMeta = Font.custom(GoodreadsFace.sans, size: 13, relativeTo: .footnote)
  public static let grLink = Font.custom(GoodreadsFace.sansBold, size: 13, relativeTo: .footnote)
  public static let grCaption = Font.custom(GoodreadsFace.sans, size: 12, relativeTo: .caption)
  public static let grStarCaption = Font.custom(GoodreadsFace.sansBold, fixedSize: 12)
  public static let grOverline = Font.custom(GoodreadsFace.sansBold, fixedSize: 11)
  public static let grTab = Font.custom(GoodreadsFace.sansBold, fixedSize: 10)
}
