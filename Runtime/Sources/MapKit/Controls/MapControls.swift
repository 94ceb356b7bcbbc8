import SwiftUI

private struct MapControlViewsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}
private struct MapControlVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// The controls in the upper corner of the maps below.
  var mapControlViews: AnyView? {
    get { self[MapControlViewsKey.self] }
    set { self[MapControlViewsKey.self] = newValue }
  }

  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}

extension View {
  /// The controls of the maps below.
  nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    environment(\.mapControlViews, AnyView(content()))
  }

  /// Whether the controls of maps are seen: `automatic` shows those that have something to do.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Ties controls to maps of a name: a control outside of a map is drawn and moves nothing.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// Goes to the user's place, which is not known: it is drawn and goes nowhere.
nonisolated public struct MapUserLocationButton: View {
  public init() {}
  public init(scope: Namespace.ID) {}
  @MainActor public var body: some View { MapControl(symbol: "location", label: "My Location", isIdle: false) }
}

/// Shows where north is. The stand-in's north is above, so that `automatic` hides it.
nonisolated public struct MapCompass: View {
  public init() {}
  public init(scope: Namespace.ID) {}
  @MainActor public var body: some View { MapControl(symbol: "location.north.line", label: "Compass", isIdle: true) }
}

/// Tilts the map; the stand-in is flat.
nonisolated public struct MapPitchToggle: View {
  public init() {}
  public init(scope: Namespace.ID) {}
  @MainActor public var body: some View { MapControl(text: "3D", label: "Map pitch", isIdle: true) }
}

/// Shows how long a kilometre is while the user zooms; the stand-in is not zoomed, so it is never shown.
nonisolated public struct MapScaleView: View {
  public init() {}
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID) {}
  @MainActor public var body: some View { EmptyView() }
}

/// A control as it looks, disabled: there is no map to move.
private struct MapControl: View {
  var symbol: String?
  var text: String?
  let label: LocalizedStringKey
  /// Whether it has nothing to do now.
  let isIdle: Bool
  @Environment(\.mapControlVisibility) private var visibility

  var body: some View {
    if visibility != .hidden && !(isIdle && visibility == .automatic) {
      Group {
        if let symbol { Image(systemName: symbol) } else { Text(text ?? "") }
      }
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(.secondary)
      .frame(width: 44, height: 44)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .accessibilityElement()
      .accessibilityLabel(label)
      .accessibilityAddTraits(.isButton)
      .disabled(true)
    }
  }
}
