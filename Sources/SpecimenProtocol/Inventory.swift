/// What a guide's module has registered, with its colours as a device shows them.
package struct Inventory: Codable, Sendable, Equatable {
  package struct Component: Codable, Sendable, Equatable {
    package var name: String
    package var variant: String
    package var index: Int
    /// `fitted` or `screen`.
    package var presentation: String

    package init(name: String, variant: String, index: Int, presentation: String) {
      self.name = name
      self.variant = variant
      self.index = index
      self.presentation = presentation
    }
  }

  package struct Color: Codable, Sendable, Equatable {
    package var name: String
    package var line: Int
    /// `#RRGGBB`, with two more digits when it is not opaque.
    package var light: String
    package var dark: String

    package init(name: String, line: Int, light: String, dark: String) {
      self.name = name
      self.line = line
      self.light = light
      self.dark = dark
    }
  }

  /// A font or a gradient: what it looks like is in its pictures.
  package struct Named: Codable, Sendable, Equatable {
    package var name: String
    package var line: Int

    package init(name: String, line: Int) {
      self.name = name
      self.line = line
    }
  }

  package var components: [Component]
  package var colors: [Color]
  package var fonts: [Named]
  package var gradients: [Named]

  package init(
    components: [Component] = [], colors: [Color] = [], fonts: [Named] = [], gradients: [Named] = []
  ) {
    self.components = components
    self.colors = colors
    self.fonts = fonts
    self.gradients = gradients
  }
}
