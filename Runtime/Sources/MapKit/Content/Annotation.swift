import SwiftUI

/// A view on a place, with a title under it.
nonisolated public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  private let label: Label
  private let content: Content
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint

  /// - Parameter anchor: the point of the view that lies on the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.coordinate = coordinate
    self.anchor = anchor
  }

  /// - Parameter accessoryAnchor: where more about the place is shown; the stand-in shows nothing more.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content, label: label) }

  @MainActor public func _mapItems() -> [_MapItem] {
    [
      _MapItem(
        figure: .view(AnyView(content), anchor: anchor, title: AnyView(label), isMarker: false), place: coordinate)
    ]
  }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// What is known of the user's place: nothing.
public struct UserLocation {
  public var location: CLLocation? { nil }
  public var heading: CLLocationDirection? { nil }
}

/// The place of the user, which is not known: the stand-in draws it in the middle of the map.
nonisolated public struct UserAnnotation<Content: View>: MapContent {
  public typealias Body = Never

  private let content: Content
  private let anchor: UnitPoint

  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.anchor = anchor
  }

  public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> Content) {
    self.content = content(UserLocation())
    self.anchor = anchor
  }

  @MainActor public func _mapItems() -> [_MapItem] { [_MapItem(figure: .user(AnyView(content), anchor: anchor))] }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  public init() {
    content = DefaultUserAnnotationContent()
    anchor = .center
  }
}

/// A blue dot with a white rim.
nonisolated public struct DefaultUserAnnotationContent: View {
  @MainActor public var body: some View {
    Circle().fill(.blue).frame(width: 16, height: 16)
      .padding(3)
      .background(.white, in: Circle())
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      .accessibilityElement()
      .accessibilityLabel("My Location")
  }
}
