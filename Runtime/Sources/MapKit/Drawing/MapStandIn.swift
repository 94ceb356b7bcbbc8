import SwiftUI

/// What is drawn in place of a map.
struct MapStandIn: View {
  let items: [_MapItem]
  /// What to show; nil shows all items.
  let part: MKMapRect?
  var selected: AnyHashable?
  var select: ((AnyHashable?) -> Void)?
  @Environment(\.mapStyle) private var style
  @Environment(\.mapControlViews) private var controls
  @Environment(\.mapCameraActions) private var cameraActions

  var body: some View {
    GeometryReader { proxy in
      let projection = MapProjection(part ?? MapProjection.part(showing: items), size: proxy.size)
      ZStack(alignment: .topLeading) {
        MapGround(projection: projection, insets: proxy.safeAreaInsets, isImagery: style.isImagery)
          .ignoresSafeArea()
          .onTapGesture { select?(nil) }
        ForEach(figures, id: \.id) { MapFigure(item: $0, projection: projection) }
        MapPlaces {
          ForEach(marks, id: \.id) { item in
            MapMark(
              item: item, projection: projection, select: select,
              isSelected: selected != nil && item.style.tag == selected)
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .clipShape(MapClip(insets: proxy.safeAreaInsets))
      .overlay(alignment: .bottomLeading) { MapCaption() }
      .overlay(alignment: .topTrailing) {
        if let controls { VStack(spacing: 8) { controls }.padding(8) }
      }
      .onAppear { tell(projection) }
      .onChange(of: Corner(projection)) { tell(projection) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
  }

  private var figures: [_MapItem] {
    items.filter { item in
      switch item.figure {
      case .line, .area, .circle: true
      case .view, .user: false
      }
    }
  }

  private var marks: [_MapItem] {
    items.filter { item in
      switch item.figure {
      case .view, .user: true
      case .line, .area, .circle: false
      }
    }
  }

  private func tell(_ projection: MapProjection) {
    let context = MapCameraUpdateContext(projection.visible)
    for action in cameraActions { action(context) }
  }

  private struct Corner: Equatable {
    let x, y, scale: Double

    init(_ projection: MapProjection) {
      (x, y, scale) = (projection.center.x, projection.center.y, projection.scale)
    }
  }
}

/// A map reaches under the bars, and nothing on it reaches out of it.
private struct MapClip: Shape {
  let insets: EdgeInsets

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing, height: rect.height + insets.top + insets.bottom))
  }
}

/// Says that this is no map. Where there is little room the sign is enough, and where there is less it goes.
private struct MapCaption: View {
  var body: some View {
    ViewThatFits {
      HStack(spacing: 4) {
        Image(systemName: "map")
        Text("Map stand-in").lineLimit(1)
      }
      .padding(8)
      Image(systemName: "map").padding(4)
      Color.clear.frame(width: 0, height: 0)
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
