import SwiftUI

/// Stands for a map: a plain ground with meridians and parallels, on which the app's own content lies where it belongs.
nonisolated public struct Map<Content: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

/// The stand-in of a map with content.
nonisolated public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
  let position: () -> MapCameraPosition
  let bounds: MapCameraBounds?
  var selection: Binding<SelectedValue?>?
  let content: Content

  @MainActor public var body: some View {
    MapStandIn(
      items: content._mapItems(), part: position().visible ?? bounds?.region.map { MKMapRect($0) },
      selected: selection?.wrappedValue.map { AnyHashable($0) },
      select: selection.map { selection in { tag in selection.wrappedValue = tag?.base as? SelectedValue } })
  }
}

extension Map {
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(position: { .automatic }, bounds: bounds, content: content())
  }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(position: { initialPosition }, bounds: bounds, content: content())
  }

  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(position: { position.wrappedValue }, bounds: bounds, content: content())
  }

  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.content = MapContentView(
      position: { .automatic }, bounds: bounds, selection: selection, content: content())
  }

  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.content = MapContentView(
      position: { initialPosition }, bounds: bounds, selection: selection, content: content())
  }

  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.content = MapContentView(
      position: { position.wrappedValue }, bounds: bounds, selection: selection, content: content())
  }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyMapContent() } }

  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope) {
      EmptyMapContent()
    }
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {
      EmptyMapContent()
    }
  }
}
