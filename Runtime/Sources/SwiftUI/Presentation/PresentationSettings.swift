import SwiftUICore

/// What the content of a presentation asks of it.
struct PresentationSettings {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility = .automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var isDismissDisabled = false
  /// What a popover becomes where there is little room.
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?
}

extension PresentationSettings: Equatable {
  /// Views and bindings cannot be compared: what they are of counts.
  static func == (a: Self, b: Self) -> Bool {
    a.detents == b.detents && a.selection?.wrappedValue == b.selection?.wrappedValue
      && a.dragIndicator == b.dragIndicator && a.cornerRadius == b.cornerRadius
      && (a.background == nil) == (b.background == nil)
      && a.backgroundInteraction?.text == b.backgroundInteraction?.text && a.isDismissDisabled == b.isDismissDisabled
      && a.horizontalAdaptation?.kind == b.horizontalAdaptation?.kind
      && a.verticalAdaptation?.kind == b.verticalAdaptation?.kind
  }
}

/// Handed up to the presentation around the view; the innermost view's word counts first.
enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    let next = nextValue()
    if value.detents.isEmpty {
      value.detents = next.detents
      value.selection = next.selection
    }
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
    value.horizontalAdaptation = value.horizontalAdaptation ?? next.horizontalAdaptation
    value.verticalAdaptation = value.verticalAdaptation ?? next.verticalAdaptation
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

extension View {
  nonisolated func presentation(_ set: @escaping (inout PresentationSettings) -> Void) -> some View {
    transformPreference(PresentationSettingsKey.self) { set(&$0) }
  }
}
