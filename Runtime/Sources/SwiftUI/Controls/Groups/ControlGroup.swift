import SwiftUICore

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { ControlGroupBody(content: content) }
}

private struct ControlGroupBody<Content: View>: View {
  let content: Content
  @Environment(\.menuLevel) private var menu

  var body: some View {
    if menu != nil {
      strip
    } else {
      group
    }
  }

  /// In a menu, icons side by side with their titles below.
  private var strip: some View {
    SubviewsReader(content.environment(\.isMenuStrip, true)) { views in
      HStack(spacing: 0) {
        ForEach(Array(views.enumerated()), id: \.element.id) { view in
          view.element
          if view.offset < views.count - 1 { Divider() }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  private var group: some View {
    SubviewsReader(content) { views in
      HStack(spacing: 0) {
        ForEach(Array(views.enumerated()), id: \.element.id) { view in
          view.element.padding(.horizontal, 12).padding(.vertical, 7)
          if view.offset < views.count - 1 { Divider().frame(height: 18) }
        }
      }
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

extension ControlGroup {
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
}

/// The controls of a group whose label only menus show.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  fileprivate let label: Label

  @MainActor public var body: some View { content }
}
