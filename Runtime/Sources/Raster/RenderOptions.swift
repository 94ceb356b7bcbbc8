/// What is left out of a picture.
package struct RenderOptions: Hashable, Sendable {
  /// No glyphs: what lies behind text.
  package var omitsText: Bool
  /// Content of these marks is left out: what lies behind symbols.
  package var omittedNodes: Set<Int>

  package init(omitsText: Bool = false, omittedNodes: Set<Int> = []) {
    self.omitsText = omitsText
    self.omittedNodes = omittedNodes
  }
}
