import SwiftUI

/// Map content of which a modifier says something.
nonisolated public struct _ModifiedMapContent<Content: MapContent>: MapContent {
  public typealias Body = Never

  let content: Content
  let change: (inout _MapItem.Style) -> Void

  @MainActor public func _mapItems() -> [_MapItem] {
    content._mapItems().map { item in
      var item = item
      change(&item.style)
      return item
    }
  }
}

extension MapContent {
  nonisolated private func changed(_ change: @escaping (inout _MapItem.Style) -> Void) -> _ModifiedMapContent<Self> {
    _ModifiedMapContent(content: self, change: change)
  }

  /// The colour of markers.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
    changed { if $0.tint == nil { $0.tint = AnyShapeStyle(tint) } }
  }

  /// The colour of markers; nil leaves it.
  nonisolated public func tint(_ tint: Color?) -> some MapContent {
    changed { if let tint, $0.tint == nil { $0.tint = AnyShapeStyle(tint) } }
  }

  /// What overlays are filled with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { if $0.fill == nil { $0.fill = AnyShapeStyle(style) } }
  }

  /// - Parameter lineWidth: points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { if $0.stroke == nil { $0.stroke = (AnyShapeStyle(content), style) } }
  }

  /// - Parameter lineWidth: points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
    stroke(.foreground, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The value that selecting it gives to the map's selection.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    changed { if $0.tag == nil { $0.tag = AnyHashable(tag) } }
  }

  /// Whether titles are drawn.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { if $0.titles == nil { $0.titles = visibility } }
  }

  /// Subtitles are those of places that the map looks up: the stand-in has none.
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { changed { _ in } }

  /// Where overlays lie among roads and labels, of which the stand-in has none.
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { changed { _ in } }
}

/// Where overlays lie among what a map draws.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}
