/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  let kind: Kind

  /// One style for all.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colours. Those of Apple's symbols are not known here: it draws one style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One style, weaker from layer to layer.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The foreground's styles, one a layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
