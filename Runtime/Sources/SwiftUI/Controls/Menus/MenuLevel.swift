import Observation
import SwiftUICore

/// One open menu, as its items know it.
@MainActor @Observable
final class MenuLevel {
  /// The menu whose item opened this one.
  @ObservationIgnored weak var parent: MenuLevel?
  /// Puts this menu away.
  @ObservationIgnored var close: () -> Void = {}
  /// The items as they are shown, from the top.
  @ObservationIgnored var items: [MenuItemHandle] = []
  /// Whether some item has a mark, so that all leave room for one.
  var hasMarks = false
  /// What keys have come to.
  var highlighted: MenuItemHandle?
  /// Whether a menu of one of the items lies above.
  var isCovered = false

  nonisolated init() {}

  /// Puts this menu and those that led to it away.
  func closeAll() {
    close()
    parent?.closeAll()
  }

  /// Moves the highlight along the items that can be chosen.
  func moveHighlight(by step: Int) {
    let choices = items.filter(\.isEnabled)
    guard !choices.isEmpty else { return }
    guard let index = choices.firstIndex(where: { $0 === highlighted }) else {
      highlighted = step > 0 ? choices.first : choices.last
      return
    }
    highlighted = choices[min(max(index + step, 0), choices.count - 1)]
  }

  func activateHighlighted() { highlighted?.activate() }
}

/// What an item of a menu does, for keys.
@MainActor
final class MenuItemHandle {
  var activate: () -> Void = {}
  var isEnabled = true

  nonisolated init() {}
}

/// What an item says of itself to the menu around it.
struct MenuItemInfo: Equatable {
  let handle: MenuItemHandle
  let hasMark: Bool

  static func == (a: Self, b: Self) -> Bool { a.handle === b.handle && a.hasMark == b.hasMark }
}

/// What a child of a menu is, where it is no item.
enum MenuPart { case boundary, header }

enum MenuItemTrait: TraitKey { typealias Value = MenuItemInfo }
enum MenuPartTrait: TraitKey { typealias Value = MenuPart }

private struct MenuLevelKey: EnvironmentKey { static var defaultValue: MenuLevel? { nil } }
private struct IsMenuStripKey: EnvironmentKey { static let defaultValue = false }
private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private struct MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }
private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// The menu that the view is an item of.
  var menuLevel: MenuLevel? {
    get { self[MenuLevelKey.self] }
    set { self[MenuLevelKey.self] = newValue }
  }

  /// Whether items stand side by side (`ControlGroup`).
  var isMenuStrip: Bool {
    get { self[IsMenuStripKey.self] }
    set { self[IsMenuStripKey.self] = newValue }
  }

  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are menus.
  public var menuIndicatorVisibility: Visibility { menuIndicator }

  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

/// What holds in a menu, whatever surrounds the view that opens it.
struct MenuEnvironment: ViewModifier {
  let level: MenuLevel

  func body(content: Content) -> some View {
    content
      .environment(\.menuLevel, level)
      .environment(\.isMenuStrip, false)
      .environment(\.listContext, nil)
      .environment(\.isInBar, false)
      .environment(\.isEnabled, true)
      .environment(\.buttonStyles, StyleStack())
      .environment(\.labelStyles, StyleStack())
      .environment(\.labelsVisibility, .automatic)
      .environment(\.controlSize, .regular)
      .environment(\.pickerAppearance, .automatic)
      .transformEnvironment(\.self) { $0.resetTextStyle() }
  }
}
