/// Names of system symbols and the glyphs that draw them.
package final class SymbolLibrary: Sendable {
  static let empty = SymbolLibrary()
  private init() {}
  init(folder: String) throws {}
}
