import SwiftUICore

/// What a view says to the tab view around it.
struct TabItem {
  let label: AnyView
}

enum TabItemTrait: TraitKey { typealias Value = TabItem }
enum BadgeTrait: TraitKey { typealias Value = Text? }
/// Said by a row itself; that of the list is in the environment.
enum BadgeProminenceTrait: TraitKey { typealias Value = BadgeProminence }

extension View {
  /// Sets what stands for the view in a tab bar: an icon and a text.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    // The view itself is built when its tab is first looked at.
    DeferredView(self).trait(TabItemTrait.self, TabItem(label: AnyView(label())))
  }

  /// Shows a number in the tab bar or at the end of a row; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text in the tab bar or at the end of a row; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    trait(BadgeTrait.self, label).recordingBadge(label)
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Outside tabs and rows, where a badge has no place, the tree still tells of it.
  nonisolated private func recordingBadge(_ label: Text?) -> some View {
    recorded("badge", label == nil ? "none" : "", payload: label)
  }

  /// Sets how much the badges of rows catch the eye.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).trait(BadgeProminenceTrait.self, prominence)
  }
}

/// How much a badge catches the eye.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// The badge at the end of a row.
struct RowBadge: View {
  let text: Text
  /// nil takes that of the list.
  let own: BadgeProminence?
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    switch own ?? prominence {
    case .increased:
      text.font(.subheadline).foregroundStyle(.white)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(.red, in: Capsule())
    case .decreased: text.foregroundStyle(Color(uiColor: .tertiaryLabel))
    default: text.foregroundStyle(Color(uiColor: .secondaryLabel))
    }
  }
}
