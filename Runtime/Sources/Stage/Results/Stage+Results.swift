import CoreGraphics
import Foundation
import Raster

// What can be had of a stage at any moment, beside its PNG.

extension Stage {
  /// The picture of this moment as SVG.
  public func svg() throws -> Data { try rasterizer.svg(displayList, size: size) }

  /// The picture of this moment as PDF, of one page.
  public func pdf() throws -> Data { try rasterizer.pdf(displayList, size: size) }

  /// The view tree of this moment with its frames, as JSON; the same bytes for the same tree.
  public func treeJSON() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(tree)
  }

}
