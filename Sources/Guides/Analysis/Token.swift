/// A named value of the design language: a colour, a font or a gradient that is a static member or a global.
package struct Token: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case color, font, gradient
  }

  package var kind: Kind
  /// The last part of the name: `todoistRed`.
  package var name: String
  /// The type that it is a member of (`Color`, `Theme.Colors`); empty for a global.
  package var owner: String
  /// Swift that reads the value: `Color.todoistRed`.
  package var expression: String
  package var line: Int
  /// The declaration's first line as it stands in the guide, without indentation.
  package var source: String
  /// The value as it is written: `Color(red: 0.863, green: 0.298, blue: 0.243)`.
  package var value: String
  /// Hex colours in the comment on the same line, as `#RRGGBB` or `#RRGGBBAA`, in order.
  package var hexComments: [String]
  /// The comment on the same line, without its marks.
  package var comment: String?
  /// The colour's components where the value is a literal.
  package var components: Components?
  /// The name of the face for `Font.custom`, and the size in points, where they are literals.
  package var face: String?
  package var size: Double?

  /// Red, green, blue and alpha, 0…1, sRGB unless `isDisplayP3`.
  package struct Components: Codable, Sendable, Equatable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    package var isDisplayP3: Bool

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1, isDisplayP3: Bool = false) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.isDisplayP3 = isDisplayP3
    }
  }

  package var hexComment: String? { hexComments.first }

  package init(
    kind: Kind, name: String, owner: String, expression: String, line: Int, source: String, value: String,
    hexComments: [String] = [], comment: String? = nil, components: Components? = nil, face: String? = nil,
    size: Double? = nil
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.expression = expression
    self.line = line
    self.source = source
    self.value = value
    self.hexComments = hexComments
    self.comment = comment
    self.components = components
    self.face = face
    self.size = size
  }
}
