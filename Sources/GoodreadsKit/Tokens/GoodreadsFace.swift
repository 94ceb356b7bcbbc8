/// The faces of the design language. The app brings their files: see `files`.
public enum GoodreadsFace {
  public static let serif = "Merriweather-Regular"
  public static let serifBold = "Merriweather-Bold"
  public static let serifBlack = "Merriweather-Black"
  public static let sans = "Lato-Regular"
  public static let sansBold = "Lato-Bold"
  public static let sansBlack = "Lato-Black"

  /// What the app lists under `UIAppFonts` in its property list; both families are under the SIL Open Font License.
  public static let files = [serif, serifBold, serifBlack, sans, sansBold, sansBlack].map { $0 + ".ttf" }

  /// What Merriweather takes for a line by itself, as a multiple of its size: its `hhea` table.
  static let serifLine: Double = 1.257
  /// The same of Lato.
  static let sansLine: Double = 1.2
}
