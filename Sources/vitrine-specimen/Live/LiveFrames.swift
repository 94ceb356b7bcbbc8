import CoreGraphics
import SpecimenProtocol
import Stage

/// Sends what has changed in the picture, as fast as somebody looks at it.
@MainActor
struct LiveFrames {
  private let output: LiveOutput
  private var picture: PictureFeed?
  private var number = 0
  private var acknowledged = 0
  /// Pixels for one point.
  private var scale: Double

  /// Frames that may be under way.
  private static let mostUnderWay = 2
  /// Pixels: a picture of more is shown at a smaller scale.
  private static let mostPixels = 16_000_000.0
  /// Pixels: of a bitmap of the rasteriser's.
  private static let longestSide = 32_767.0
  private static let scales = 0.25...8.0

  init(output: LiveOutput, scale: Double) {
    self.output = output
    self.scale = Self.scales.contains(scale) ? scale : 2
  }

  /// - Returns: whether it is a scale.
  mutating func setScale(_ new: Double) -> Bool {
    guard Self.scales.contains(new) else { return false }
    scale = new
    return true
  }

  /// Pixels for one point of a picture of so many points.
  func scale(for size: CGSize) -> Double {
    let most = (Self.mostPixels / max(1, size.width * size.height)).squareRoot()
    return min(scale, most, Self.longestSide / max(1, size.width, size.height))
  }

  mutating func acknowledge(_ frame: Int) { acknowledged = max(acknowledged, min(frame, number)) }

  /// The next picture is whole, and nothing is under way.
  mutating func startAnew() {
    acknowledged = number
    picture = nil
  }

  /// The view is another one: the next picture is whole.
  mutating func restart() { picture = nil }

  /// Sends the picture, where it has changed and somebody waits for it.
  mutating func send(of stage: Stage) throws {
    guard number - acknowledged < Self.mostUnderWay else { return }
    let picture = self.picture ?? PictureFeed(of: stage)
    self.picture = picture
    guard let next = try picture.next(scale: scale(for: stage.size)) else { return }
    number += 1
    let patches = next.patches.map {
      LiveFrame.Patch(
        x: $0.x, y: $0.y, width: $0.width, height: $0.height, encoding: $0.isPNG ? .png : .raw, bytes: $0.bytes)
    }
    output.send(LiveFrame(number: number, width: next.width, height: next.height, patches: patches))
  }
}
