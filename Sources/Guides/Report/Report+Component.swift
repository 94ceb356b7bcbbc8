extension Report {
  /// A view, style, modifier or shape of the guide, and its pictures.
  package struct Component: Codable, Sendable, Equatable {
    package enum Status: String, Codable, Sendable {
      /// Every picture is there.
      case rendered
      /// Some picture is missing: the code crashed, ran too long or used too much memory.
      case failed
      /// No arguments could be made, so nothing was tried.
      case missing
    }

    package struct Parameter: Codable, Sendable, Equatable {
      package var name: String
      package var type: String

      package init(name: String, type: String) {
        self.name = name
        self.type = type
      }
    }

    /// A picture file, relative to the report, with what a screen reader says in its place.
    package struct Picture: Codable, Sendable, Equatable {
      package var variant: String
      package var scheme: String
      package var typeSize: String
      package var file: String
      /// Points.
      package var width: Double
      package var height: Double
      /// Pixels for one point.
      package var scale: Double
      /// The texts in the picture, in reading order.
      package var texts: [String]

      package init(
        variant: String, scheme: String, typeSize: String, file: String, width: Double, height: Double,
        scale: Double, texts: [String]
      ) {
        self.variant = variant
        self.scheme = scheme
        self.typeSize = typeSize
        self.file = file
        self.width = width
        self.height = height
        self.scale = scale
        self.texts = texts
      }
    }

    package var name: String
    /// `view`, `buttonStyle`, `modifier`, `shape`, …
    package var kind: String
    /// The guide's heading above it.
    package var heading: String
    package var line: Int
    package var lastLine: Int
    package var status: Status
    package var parameters: [Parameter]
    package var images: [Picture]
    /// What the code asks for that a still picture cannot show, such as haptics and animations.
    package var behaviours: [String]

    package init(
      name: String, kind: String, heading: String, line: Int, lastLine: Int, status: Status,
      parameters: [Parameter] = [], images: [Picture] = [], behaviours: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.heading = heading
      self.line = line
      self.lastLine = lastLine
      self.status = status
      self.parameters = parameters
      self.images = images
      self.behaviours = behaviours
    }
  }
}
