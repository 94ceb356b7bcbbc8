import SwiftUI

/// What a map shows.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect

  init(_ rect: MKMapRect) {
    self.rect = rect
    region = MKCoordinateRegion(rect)
    let height = region.span.latitudeDelta * metersPerDegree
    camera = MapCamera(centerCoordinate: region.center, distance: height / (2 * tan(15 * Double.pi / 180)))
  }
}

/// When an action hears that a map shows something else.
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd
  case continuous
}

private struct MapCameraActionsKey: EnvironmentKey {
  static var defaultValue: [(MapCameraUpdateContext) -> Void] { [] }
}

extension EnvironmentValues {
  var mapCameraActions: [(MapCameraUpdateContext) -> Void] {
    get { self[MapCameraActionsKey.self] }
    set { self[MapCameraActionsKey.self] = newValue }
  }
}

extension View {
  /// Acts when the maps below show another part of the Earth; at first when they appear.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { transformEnvironment(\.mapCameraActions) { $0.append(action) } }

  /// Acts when the maps below show another part of the Earth; at first when they appear.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { transformEnvironment(\.mapCameraActions) { $0.append { _ in action() } } }
}

/// Turns points of a map to places.
@available(*, unavailable, message: "Vitrine's stand-in of a Map turns no points to places; use onMapCameraChange.")
public struct MapReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {}
  public var body: some View { EmptyView() }
}

/// Turns points of a map to places.
@available(*, unavailable, message: "Vitrine's stand-in of a Map turns no points to places; use onMapCameraChange.")
public struct MapProxy {}
