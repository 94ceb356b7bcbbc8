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

extension GuideAnalysis {
  /// Reads the Swift of a guide.
  package init(_ guide: Guide) {
    self = LargeStack.run { AnalysedGuide(guide).analysis }
  }
}

/// A guide's analysis with the syntax that specimens and placeholders need. Not for other threads: make it inside
/// `LargeStack.run`.
struct AnalysedGuide {
  let index: SourceIndex
  let found: [ComponentFinder.Found]
  let flows: [StringFlow.Role: StringFlow]
  let analysis: GuideAnalysis

  init(_ guide: Guide) {
    index = SourceIndex(guide)
    found = ComponentFinder.components(in: index, guide: guide)
    let units = index.units + index.fragments
    let facts = FlowFacts(units)
    flows = Dictionary(uniqueKeysWithValues: StringFlow.Role.allCases.map { ($0, StringFlow($0, facts: facts)) })
    let components = found.map(\.component)
    analysis = GuideAnalysis(
      guide: guide, tokens: TokenFinder.tokens(in: index), components: components,
      symbols: SymbolFinder.symbols(in: guide, flow: flows[.symbol]!), fonts: FontFinder.fonts(in: units),
      uses: UseFinder.uses(in: units, components: components))
  }
}
