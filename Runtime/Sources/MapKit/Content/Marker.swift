import SwiftUI

/// A balloon whose tip is on a place, with a title under it.
nonisolated public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  private enum Glyph {
    case none
    case symbol(String)
    case image(String)
    case monogram(Text)
  }

  private let label: Label
  private let glyph: Glyph
  private let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
    glyph = .none
    self.coordinate = coordinate
  }

  @MainActor public func _mapItems() -> [_MapItem] {
    let balloon = MarkerBalloon {
      switch glyph {
      case .none: Image(systemName: "mappin")
      case .symbol(let name): Image(systemName: name)
      case .image(let name): Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
      case .monogram(let text): text
      }
    }
    return [
      _MapItem(
        figure: .view(AnyView(balloon), anchor: .bottom, title: AnyView(label), isMarker: true), place: coordinate)
    ]
  }
}

extension Marker where Label == Text {
  private init(_ label: Text, _ glyph: Glyph, _ coordinate: CLLocationCoordinate2D) {
    self.label = label
    self.glyph = glyph
    self.coordinate = coordinate
  }

  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .none, coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .none, coordinate)
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .symbol(systemImage), coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .symbol(systemImage), coordinate)
  }

  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .image(image), coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .image(image), coordinate)
  }

  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .monogram(monogram), coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .monogram(monogram), coordinate)
  }

  public init(item: MKMapItem) {
    self.init(Text(verbatim: item.name ?? ""), .none, item.placemark.coordinate)
  }
}
