import SwiftUI

/// How a map is drawn. The stand-in tells pictures from drawings, and shows no traffic, places and heights.
public struct MapStyle: Sendable {
  let isImagery: Bool

  /// How heights are shown.
  public struct Elevation: Hashable, Sendable {
    private let isRealistic: Bool
    public static let automatic = Elevation(isRealistic: false)
    public static let flat = Elevation(isRealistic: false)
    public static let realistic = Elevation(isRealistic: true)
  }

  /// How much colour drawings have.
  public struct StandardEmphasis: Hashable, Sendable {
    private let isMuted: Bool
    public static let automatic = StandardEmphasis(isMuted: false)
    public static let muted = StandardEmphasis(isMuted: true)
  }

  public static var standard: MapStyle { MapStyle(isImagery: false) }
  public static var imagery: MapStyle { MapStyle(isImagery: true) }
  public static var hybrid: MapStyle { MapStyle(isImagery: true) }

  public static func standard(
    elevation: MapStyle.Elevation = .automatic, emphasis: MapStyle.StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(isImagery: false) }

  public static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle { MapStyle(isImagery: true) }

  public static func hybrid(
    elevation: MapStyle.Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(isImagery: true) }
}

private struct MapStyleKey: EnvironmentKey { static let defaultValue = MapStyle.standard }

extension EnvironmentValues {
  var mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }
}

/// What fingers may do with a map: the stand-in stays where it is.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
