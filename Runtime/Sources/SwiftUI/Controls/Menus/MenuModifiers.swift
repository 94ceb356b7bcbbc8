import SwiftUICore

extension View {
  /// Shows or hides the arrows that say that a control opens a menu.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility).recorded("menuIndicator", ".\(visibility)")
  }

  /// Sets the order of the items of the menus below.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order).recorded("menuOrder", order.name)
  }

  /// Says whether choosing an item puts its menu away.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior).recorded("menuActionDismissBehavior", behavior.name)
  }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Sendable {
  fileprivate let name: String

  /// By priority, and from the top where the menu scrolls.
  public static let automatic = MenuOrder(name: ".automatic")
  /// The first items next to what opened the menu.
  public static let priority = MenuOrder(name: ".priority")
  /// From the top.
  public static let fixed = MenuOrder(name: ".fixed")
}

/// Whether choosing an item puts its menu away.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  fileprivate let name: String

  public static let automatic = MenuActionDismissBehavior(name: ".automatic")
  public static let enabled = MenuActionDismissBehavior(name: ".enabled")
  /// The menu stays, so that more can be chosen.
  public static let disabled = MenuActionDismissBehavior(name: ".disabled")

  public static func == (a: Self, b: Self) -> Bool { (a.name == ".disabled") == (b.name == ".disabled") }
}
