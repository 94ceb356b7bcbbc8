import SwiftUI

/// Puts views on their places: the anchor of each lies on its point.
struct MapPlaces: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      let place = view[MapPlace.self]
      view.place(
        at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y), anchor: place.anchor,
        proposal: .unspecified)
    }
  }
}

/// Where a view lies on a map.
struct MapPlace: LayoutValueKey, Equatable {
  static let defaultValue = MapPlace(point: .zero, anchor: .center)

  var point: CGPoint
  var anchor: UnitPoint
}

/// A view on a map, with its title under it.
struct MapMark: View {
  let item: _MapItem
  let projection: MapProjection
  let select: ((AnyHashable?) -> Void)?
  let isSelected: Bool

  var body: some View {
    switch item.figure {
    case .view(let content, let anchor, let title, let isMarker):
      mark(content, title, isMarker: isMarker)
        .layoutValue(key: MapPlace.self, value: MapPlace(point: point, anchor: anchor))
    case .user(let content, let anchor):
      content.layoutValue(key: MapPlace.self, value: MapPlace(point: middle, anchor: anchor))
    case .line, .area, .circle: EmptyView()
    }
  }

  @ViewBuilder private func mark(_ content: AnyView, _ title: AnyView?, isMarker: Bool) -> some View {
    let marked = titled(content.environment(\.mapTint, item.style.tint ?? AnyShapeStyle(Color.red)), title)
      .scaleEffect(isMarker && isSelected ? 1.3 : 1, anchor: .bottom)
      .accessibilityElement(children: isMarker ? .combine : .contain)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
    if let select, let tag = item.style.tag {
      marked.onTapGesture { select(tag) }.accessibilityAddTraits(.isButton)
    } else {
      marked
    }
  }

  private func titled(_ content: some View, _ title: AnyView?) -> some View {
    content.overlay(alignment: .bottom) {
      if let title, item.style.titles != .hidden {
        title
          .font(.caption.weight(.semibold))
          .foregroundStyle(.primary)
          .multilineTextAlignment(.center)
          .shadow(color: Color(uiColor: .systemBackground), radius: 1)
          .fixedSize()
          .alignmentGuide(.bottom) { $0[.top] - 2 }
      }
    }
  }

  private var point: CGPoint {
    let point = item.place.map(projection.point) ?? middle
    return point.x.isFinite && point.y.isFinite ? point : middle
  }

  private var middle: CGPoint { CGPoint(x: projection.size.width / 2, y: projection.size.height / 2) }
}
