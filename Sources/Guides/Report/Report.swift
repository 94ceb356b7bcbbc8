/// What one guide came to: everything that `report.json` holds and the gallery shows.
///
/// Invariant: two runs over one guide give equal reports. Nothing in it comes from the clock, the machine,
/// the folder names or the order in which work was done.
package struct Report: Codable, Sendable, Equatable {
  package enum Status: String, Codable, Sendable { case built, repaired, failed }

  /// How many blocks of Swift the guide has, by what they are.
  package struct Blocks: Codable, Sendable, Equatable {
    package var declarations: Int
    package var fragments: Int
    package var pseudoCode: Int

    package init(declarations: Int, fragments: Int, pseudoCode: Int) {
      self.declarations = declarations
      self.fragments = fragments
      self.pseudoCode = pseudoCode
    }
  }

  /// Code that did not compile or a component that could not be drawn.
  package struct Failure: Codable, Sendable, Equatable {
    package var line: Int
    package var message: String
    /// The component whose picture is missing, where it is one.
    package var component: String?

    package init(line: Int, message: String, component: String? = nil) {
      self.line = line
      self.message = message
      self.component = component
    }
  }

  /// A token that components draw their text on.
  package struct Canvas: Codable, Sendable, Equatable {
    package var token: String
    package var hex: String
    /// Texts that lie on it.
    package var texts: Int

    package init(token: String, hex: String, texts: Int) {
      self.token = token
      self.hex = hex
      self.texts = texts
    }
  }

  /// The folder that the guide's files stand in, beside the gallery's index.
  package var guide: String
  package var file: String
  package var title: String
  package var status: Status
  package var blocks: Blocks
  package var repairs: [Repair]
  /// Names that the guide uses and nobody defines, that were stood in for.
  package var placeholders: [Placeholder]
  package var errors: [Failure]
  package var components: [Component]
  package var tokens: [Token]
  package var fonts: [FontRole]
  package var symbols: Symbols
  /// The most used first.
  package var canvases: [Canvas]
  package var findings: [Finding]

  package init(
    guide: String, file: String, title: String, status: Status, blocks: Blocks, repairs: [Repair] = [],
    placeholders: [Placeholder] = [], errors: [Failure] = [], components: [Component] = [],
    tokens: [Token] = [], fonts: [FontRole] = [], symbols: Symbols = Symbols(), canvases: [Canvas] = [],
    findings: [Finding] = []
  ) {
    self.guide = guide
    self.file = file
    self.title = title
    self.status = status
    self.blocks = blocks
    self.repairs = repairs
    self.placeholders = placeholders
    self.errors = errors
    self.components = components
    self.tokens = tokens
    self.fonts = fonts
    self.symbols = symbols
    self.canvases = canvases
    self.findings = findings
  }
}
