import Foundation

/// What one rendering of a view shows, in numbers: written beside the picture as JSON and read by
/// checks, reports and tests. All lengths are points, all frames are in the picture's coordinates.
public struct Snapshot: Codable, Sendable, Equatable {
  public struct Frame: Codable, Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A colour as `#RRGGBB`, with two more digits when it is not opaque.
  public typealias Hex = String

  /// One `Text` as it was set.
  public struct TextRun: Codable, Sendable, Equatable {
    public var string: String
    public var frame: Frame
    /// The face that was drawn, such as `Inter-SemiBold`.
    public var face: String
    /// The face that the code asked for; differs from `face` where a substitute was drawn.
    public var requestedFace: String
    /// The nominal size in points after the text size setting.
    public var pointSize: Double
    /// 1…1000 as in CSS.
    public var weight: Double
    /// Whether the size follows the text size setting.
    public var scalesWithTypeSize: Bool
    public var color: Hex
    /// The most frequent colour under the text, all layers composited.
    public var background: Hex
    /// The WCAG 2 ratio of the two, the text's alpha composited first.
    public var contrast: Double
    /// Text was left out with an ellipsis.
    public var isTruncated: Bool
    /// The text wants more room than its frame, or a clip cuts it.
    public var isClipped: Bool
    public var idealWidth: Double
    public var idealHeight: Double
    public var lineCount: Int
    /// Points between letters.
    public var tracking: Double
    /// The colour of the line through the text; nil without one.
    public var strikethrough: Hex?
    public var isItalic: Bool
    public init(
      string: String, frame: Frame, face: String, requestedFace: String, pointSize: Double,
      weight: Double, scalesWithTypeSize: Bool, color: Hex, background: Hex, contrast: Double,
      isTruncated: Bool, isClipped: Bool, idealWidth: Double, idealHeight: Double, lineCount: Int,
      tracking: Double = 0, strikethrough: Hex? = nil, isItalic: Bool = false
    ) {
      self.string = string
      self.frame = frame
      self.face = face
      self.requestedFace = requestedFace
      self.pointSize = pointSize
      self.weight = weight
      self.scalesWithTypeSize = scalesWithTypeSize
      self.color = color
      self.background = background
      self.contrast = contrast
      self.isTruncated = isTruncated
      self.isClipped = isClipped
      self.idealWidth = idealWidth
      self.idealHeight = idealHeight
      self.lineCount = lineCount
      self.tracking = tracking
      self.strikethrough = strikethrough
      self.isItalic = isItalic
    }
  }

  public struct Symbol: Codable, Sendable, Equatable {
    public enum Status: String, Codable, Sendable { case found, substituted, unknown }
    public var name: String
    public var status: Status
    /// The glyph that stands in, where one does.
    public var substitute: String?
    public var frame: Frame
    public var color: Hex
    public var background: Hex
    public var contrast: Double
    /// The nominal size in points after the text size setting.
    public var pointSize: Double
    /// 1…1000 as in CSS.
    public var weight: Double
    public init(
      name: String, status: Status, substitute: String?, frame: Frame, color: Hex, background: Hex,
      contrast: Double, pointSize: Double = 0, weight: Double = 0
    ) {
      self.name = name
      self.status = status
      self.substitute = substitute
      self.frame = frame
      self.color = color
      self.background = background
      self.contrast = contrast
      self.pointSize = pointSize
      self.weight = weight
    }
  }

  /// Where a finger is listened to: a button, a gesture, a text field, a swipe action.
  public struct Region: Codable, Sendable, Equatable {
    /// `button`, `tap`, `longPress`, `drag`, `textField`, `toggle`, `tab`, …
    public var kind: String
    public var label: String
    public var frame: Frame
    public var isEnabled: Bool
    public init(kind: String, label: String, frame: Frame, isEnabled: Bool) {
      self.kind = kind
      self.label = label
      self.frame = frame
      self.isEnabled = isEnabled
    }
  }

  /// What code asked for that a still picture cannot show: haptics, animations, sheets, swipe actions.
  public struct Record: Codable, Sendable, Equatable {
    /// `sensoryFeedback`, `animation`, `transition`, `sheet`, `swipeActions`, `focus`, `gesture`, …
    public var kind: String
    /// In the words of the API, such as `impact(weight: .light)`.
    public var detail: String
    public var frame: Frame
    public init(kind: String, detail: String, frame: Frame) {
      self.kind = kind
      self.detail = detail
      self.frame = frame
    }
  }

  /// A node of the view tree.
  public struct Node: Codable, Sendable, Equatable {
    /// The type or modifier, such as `HStack` or `padding`.
    public var name: String
    /// What tells two nodes of one name apart: a text, a symbol's name, a frame's numbers.
    public var detail: String
    public var frame: Frame
    public var children: [Node]
    public init(name: String, detail: String, frame: Frame, children: [Node]) {
      self.name = name
      self.detail = detail
      self.frame = frame
      self.children = children
    }
  }

  public var component: String
  public var variant: String
  public var scheme: String
  public var typeSize: String
  public var width: Double
  public var height: Double
  /// Pixels for one point.
  public var scale: Double
  /// The picture's file name, beside this file.
  public var image: String
  public var texts: [TextRun]
  public var symbols: [Symbol]
  public var regions: [Region]
  public var records: [Record]
  public var tree: Node

  public init(
    component: String, variant: String, scheme: String, typeSize: String, width: Double,
    height: Double, scale: Double, image: String, texts: [TextRun], symbols: [Symbol],
    regions: [Region], records: [Record], tree: Node
  ) {
    self.component = component
    self.variant = variant
    self.scheme = scheme
    self.typeSize = typeSize
    self.width = width
    self.height = height
    self.scale = scale
    self.image = image
    self.texts = texts
    self.symbols = symbols
    self.regions = regions
    self.records = records
    self.tree = tree
  }
}
