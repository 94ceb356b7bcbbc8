import CoreGraphics
import Drawing
import Foundation
import Raster
import Stage
import SwiftUI
import SwiftUICore

/// Moments side by side on one ground, each with its caption below.
@MainActor
struct Strip {
  private static let gap: CGFloat = 8
  private static let captionHeight: CGFloat = 20
  /// Pixels for one point.
  private static let scale: CGFloat = 2

  let shots: [Take.Shot]

  /// - Returns: a PNG file, the same bytes for the same shots.
  func png() throws -> Data {
    let hasCaptions = shots.contains { !$0.caption.isEmpty }
    let height = shots.map(\.size.height).max() ?? 0
    var items: [DisplayItem] = []
    var x = Self.gap
    for shot in shots {
      let frame = CGRect(x: x, y: Self.gap, width: shot.size.width, height: shot.size.height)
      let clip = Figure.roundedRect(frame, corner: CGSize(width: 8, height: 8), continuous: true)
      items.append(.effect(.clip(clip, evenOdd: false), DisplayList([.list(shot.list, at: frame.origin)])))
      if hasCaptions {
        let caption = try Self.caption(shot.caption)
        let place = CGPoint(x: frame.midX - caption.size.width / 2, y: Self.gap + height + 4)
        items.append(.list(caption.list, at: CGPoint(x: place.x.rounded(), y: place.y)))
      }
      x += shot.size.width + Self.gap
    }
    let size = CGSize(width: x, height: height + 2 * Self.gap + (hasCaptions ? Self.captionHeight : 0))
    let ground = ResolvedColor(red: 0.91, green: 0.91, blue: 0.93, alpha: 1)
    return try Self.rasterizer.render(DisplayList(items), size: size, scale: Self.scale, background: ground).png()
  }

  private static let rasterizer: Rasterizer = {
    do { return try Rasterizer() } catch { fatalError("\(error)") }
  }()

  private static func caption(_ text: String) throws -> Take.Shot {
    let take = try Take(Text(text).font(.caption).foregroundStyle(.secondary).fixedSize(), width: 200)
    let size = take.stage.graph.size
    // Without the margin and the ground of the stage.
    let margin = Stage.margin
    return Take.Shot(
      list: DisplayList([.list(take.stage.graph.displayList, at: CGPoint(x: -margin, y: -margin))]),
      size: CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin), caption: "")
  }
}
