import CoreGraphics
import Drawing
import SwiftUI

/// A shadow that the picture of a moment has.
public struct StageShadow: Equatable, Sendable {
  /// `#RRGGBB`, with two more digits when it is not opaque.
  public var color: Snapshot.Hex
  /// Points, as `shadow(color:radius:x:y:)` counts them.
  public var radius: Double
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double
}

extension Stage {
  /// The shadows of views, outer ones first, as they are at this moment.
  public var shadows: [StageShadow] { graph.displayList.shadows }
}

extension DisplayList {
  fileprivate var shadows: [StageShadow] {
    items.flatMap { item -> [StageShadow] in
      switch item {
      case .effect(.shadow(let color, let radius, let offset), let list):
        let shadow = StageShadow(
          color: color.hex, radius: Double(radius), x: Double(offset.width), y: Double(offset.height))
        return [shadow] + list.shadows
      case .effect(_, let list), .list(let list, _), .marked(_, let list): return list.shadows
      case .fill, .stroke, .glyphs, .image: return []
      }
    }
  }
}
