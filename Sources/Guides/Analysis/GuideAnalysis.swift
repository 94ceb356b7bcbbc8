/// What the Swift of a guide defines and uses.
package struct GuideAnalysis: Codable, Sendable, Equatable {
  package var guide: Guide
  package var tokens: [Token]
  package var components: [Component]
  package var symbols: [SymbolUse]
  package var fonts: [FontUse]
  /// Names that are read, declarations of tokens excluded.
  package var uses: [NameUse]

  package init(
    guide: Guide, tokens: [Token] = [], components: [Component] = [], symbols: [SymbolUse] = [],
    fonts: [FontUse] = [], uses: [NameUse] = []
  ) {
    self.guide = guide
    self.tokens = tokens
    self.components = components
    self.symbols = symbols
    self.fonts = fonts
    self.uses = uses
  }
}
