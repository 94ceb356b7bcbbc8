/// What `vitrine` asks `vitrine-specimen` to draw: written as JSON by the one and read by the other.
package struct DrawingOrder: Codable, Sendable, Equatable {
  package enum Subject: Codable, Sendable, Hashable {
    /// A variant of a component, as the guide's module registered it.
    case component(name: String, index: Int)
    /// A line set in a font token.
    case font(name: String)
    /// A patch filled with a gradient token.
    case gradient(name: String)
    case symbol(name: String)
    /// No picture: the list of what the module has registered.
    case inventory
  }

  package struct Picture: Codable, Sendable, Hashable {
    /// The stem of the files it is written to, and its name in events.
    package var id: String
    package var subject: Subject
    /// `light` or `dark`.
    package var scheme: String
    /// `large`, `AX5`, …
    package var typeSize: String
    /// Whether the picture is wanted, and not its numbers only.
    package var hasImage: Bool

    package init(id: String, subject: Subject, scheme: String, typeSize: String, hasImage: Bool) {
      self.id = id
      self.subject = subject
      self.scheme = scheme
      self.typeSize = typeSize
      self.hasImage = hasImage
    }
  }

  package var device: String
  /// Points that a fitted component is offered.
  package var width: Double
  /// Bytes of memory after which the process gives up.
  package var memoryLimit: Int
  package var pictures: [Picture]

  package init(device: String, width: Double, memoryLimit: Int, pictures: [Picture]) {
    self.device = device
    self.width = width
    self.memoryLimit = memoryLimit
    self.pictures = pictures
  }
}
