extension Report {
  /// A named colour or gradient.
  package struct Token: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable { case color, gradient }

    package var name: String
    package var kind: Kind
    package var line: Int
    /// The guide's own grouping: a `MARK`, a comment line or a heading.
    package var group: String
    /// The colour that the code gives, as hex; empty for a gradient.
    package var light: [String]
    package var dark: [String]
    /// The hex that the guide's comment states.
    package var stated: String?
    /// How often other code of the guide uses it.
    package var uses: Int
    /// Pictures of a gradient.
    package var images: [Component.Picture]

    package init(
      name: String, kind: Kind = .color, line: Int, group: String, light: [String], dark: [String],
      stated: String? = nil, uses: Int, images: [Component.Picture] = []
    ) {
      self.name = name
      self.kind = kind
      self.line = line
      self.group = group
      self.light = light
      self.dark = dark
      self.stated = stated
      self.uses = uses
      self.images = images
    }
  }

  /// A named font, as the code asks for it and as it was drawn.
  package struct FontRole: Codable, Sendable, Equatable {
    package var name: String
    package var line: Int
    package var group: String
    /// The face that the code asks for.
    package var face: String
    /// The face that was drawn where the asked one is not here or may not be shipped.
    package var substitute: String?
    /// Points at the default text size.
    package var size: Double
    /// 1…1000 as in CSS.
    package var weight: Double
    /// Whether it follows the text size setting.
    package var scales: Bool
    package var uses: Int
    /// Pictures of a line set in it: one in each scheme, where there are any.
    package var images: [Component.Picture]

    package init(
      name: String, line: Int, group: String, face: String, substitute: String?, size: Double,
      weight: Double, scales: Bool, uses: Int, images: [Component.Picture] = []
    ) {
      self.name = name
      self.line = line
      self.group = group
      self.face = face
      self.substitute = substitute
      self.size = size
      self.weight = weight
      self.scales = scales
      self.uses = uses
      self.images = images
    }
  }

  /// The symbols that the guide names, by what became of them.
  package struct Symbols: Codable, Sendable, Equatable {
    package struct Symbol: Codable, Sendable, Equatable {
      package var name: String
      /// The glyph that stands in.
      package var substitute: String?
      /// Where the guide names it.
      package var lines: [Int]
      package var images: [Component.Picture]

      package init(name: String, substitute: String? = nil, lines: [Int], images: [Component.Picture] = []) {
        self.name = name
        self.substitute = substitute
        self.lines = lines
        self.images = images
      }
    }

    package var resolved: [Symbol]
    package var substituted: [Symbol]
    package var unknown: [Symbol]

    package init(resolved: [Symbol] = [], substituted: [Symbol] = [], unknown: [Symbol] = []) {
      self.resolved = resolved
      self.substituted = substituted
      self.unknown = unknown
    }
  }
}
