extension Image {
  /// The size of symbols beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// Whether a picture is drawn in its own colours or in the foreground.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground, through the picture's alpha.
    case template
    /// The picture's own colours.
    case original
  }

  /// How pixels are found between those of the picture.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How a resizable picture fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Which side of the stored pixels is up (the numbers of EXIF).
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored = 4
    case down = 1
    case downMirrored = 5
    case left = 2
    case leftMirrored = 6
    case right = 3
    case rightMirrored = 7
  }

  /// How much brighter than white a picture may be; the pictures here are never.
  public struct DynamicRange: Hashable, Sendable {
    private let rank: UInt8

    public static let standard = DynamicRange(rank: 0)
    public static let constrainedHigh = DynamicRange(rank: 1)
    public static let high = DynamicRange(rank: 2)
  }
}
