import SwiftUICore

enum ListRowInsetsTrait: TraitKey { typealias Value = EdgeInsets? }
enum ListRowBackgroundTrait: TraitKey { typealias Value = AnyView? }
enum ListItemTintTrait: TraitKey { typealias Value = ListItemTint? }
enum DeleteDisabledTrait: TraitKey { typealias Value = Bool }
enum MoveDisabledTrait: TraitKey { typealias Value = Bool }
enum SelectionDisabledTrait: TraitKey { typealias Value = Bool }

/// Of a row or a section: each edge by itself, so that one modifier can leave the other edge alone.
enum TopSeparatorTrait: TraitKey { typealias Value = Visibility }
enum BottomSeparatorTrait: TraitKey { typealias Value = Visibility }
enum TopSeparatorTintTrait: TraitKey { typealias Value = Color? }
enum BottomSeparatorTintTrait: TraitKey { typealias Value = Color? }
enum TopSectionSeparatorTrait: TraitKey { typealias Value = Visibility }
enum BottomSectionSeparatorTrait: TraitKey { typealias Value = Visibility }
enum TopSectionSeparatorTintTrait: TraitKey { typealias Value = Color? }
enum BottomSectionSeparatorTintTrait: TraitKey { typealias Value = Color? }

extension View {
  /// Sets the room around the content of a row.
  /// - Parameter insets: points; nil takes the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(ListRowInsetsTrait.self, insets)
  }

  /// Shows a view behind a row; nil takes the list's background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(ListRowBackgroundTrait.self, view.map { AnyView($0) })
  }

  /// Shows or hides the lines of a row.
  @ViewBuilder
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    switch (edges.contains(.top), edges.contains(.bottom)) {
    case (true, true):
      trait(TopSeparatorTrait.self, visibility).trait(BottomSeparatorTrait.self, visibility)
    case (true, false): trait(TopSeparatorTrait.self, visibility)
    default: trait(BottomSeparatorTrait.self, visibility)
    }
  }

  /// Sets the colour of the lines of a row; nil takes the system's.
  @ViewBuilder
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    switch (edges.contains(.top), edges.contains(.bottom)) {
    case (true, true): trait(TopSeparatorTintTrait.self, color).trait(BottomSeparatorTintTrait.self, color)
    case (true, false): trait(TopSeparatorTintTrait.self, color)
    default: trait(BottomSeparatorTintTrait.self, color)
    }
  }

  /// Shows or hides the lines above and below a section.
  @ViewBuilder
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    switch (edges.contains(.top), edges.contains(.bottom)) {
    case (true, true):
      trait(TopSectionSeparatorTrait.self, visibility).trait(BottomSectionSeparatorTrait.self, visibility)
    case (true, false): trait(TopSectionSeparatorTrait.self, visibility)
    default: trait(BottomSectionSeparatorTrait.self, visibility)
    }
  }

  /// Sets the colour of the lines above and below a section; nil takes the system's.
  @ViewBuilder
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    switch (edges.contains(.top), edges.contains(.bottom)) {
    case (true, true):
      trait(TopSectionSeparatorTintTrait.self, color).trait(BottomSectionSeparatorTintTrait.self, color)
    case (true, false): trait(TopSectionSeparatorTintTrait.self, color)
    default: trait(BottomSectionSeparatorTintTrait.self, color)
    }
  }

  /// Sets the tint of the icons in a row.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    trait(ListItemTintTrait.self, tint).tint(tint?.color)
  }

  nonisolated public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(DeleteDisabledTrait.self, isDisabled)
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(MoveDisabledTrait.self, isDisabled)
  }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }
}

extension View {
  @available(*, unavailable, message: "Lists on iOS do not alternate; use listRowBackground(_:) for each row.")
  nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    self
  }
}

/// Whether a list draws every other row on another ground, which iOS does not.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// The tint of the icons in a list's rows.
public struct ListItemTint: Sendable {
  let color: Color?

  /// Holds whatever the surroundings set.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Gives way to the surroundings.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Grey.
  public static let monochrome = ListItemTint(color: .gray)
}
