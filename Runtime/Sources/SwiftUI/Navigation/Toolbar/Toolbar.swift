import SwiftUICore

/// One item of a bar: where it goes and what it shows.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// Of those that a user can rearrange.
  var id: String?
  /// The environment of the screen that the item belongs to.
  var environment: LentEnvironment?
}

/// Items of the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items, in order.
  nonisolated func _appendEntries(to list: _ToolbarEntries)
}

/// Collects the items of a toolbar.
public final class _ToolbarEntries {
  var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
  /// Content that is made of other content hands on what that holds. Toolbars are built with the views
  /// that they belong to, on the main actor.
  nonisolated public func _appendEntries(to list: _ToolbarEntries) {
    nonisolated(unsafe) let (content, list) = (self, list)
    MainActor.assumeIsolated { content.body._appendEntries(to: list) }
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the engine; its body is never asked for.") }
}

extension Never: ToolbarContent {
  nonisolated public func _appendEntries(to list: _ToolbarEntries) {}
}

/// Toolbar content whose items a user can rearrange, each by its id.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Kind: Equatable {
    case leading, trailing, principal, bottom, status, keyboard, cancellation, confirmation, destructive,
      automatic, secondary, titleMenu
  }
  let kind: Kind

  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  /// Behind a button with three dots.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
  /// In the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
  /// In the menu of the title.
  static let titleMenu = ToolbarItemPlacement(kind: .titleMenu)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)

  @available(*, deprecated, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  @available(*, deprecated, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
}

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Of an item that a user can rearrange.
  private var id: String?
  private var showsByDefault = true

  public func _appendEntries(to list: _ToolbarEntries) {
    guard showsByDefault else { return }
    list.entries.append(ToolbarEntry(placement: placement, content: AnyView(content), id: id))
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, showsByDefault: true, content: content)
  }

  /// - Parameter showsByDefault: false keeps the item for those who add it themselves, which nobody can here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    self.id = id
    self.showsByDefault = showsByDefault
  }
}

/// Several items of a bar with one placement.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func _appendEntries(to list: _ToolbarEntries) {
    list.entries.append(ToolbarEntry(placement: placement, content: AnyView(content)))
  }
}

/// Several pieces of toolbar content.
nonisolated public struct _ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public func _appendEntries(to list: _ToolbarEntries) {
    for item in repeat each content { item._appendEntries(to: list) }
  }
}

/// One of two pieces of toolbar content, or one or none.
nonisolated public struct _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  fileprivate let first: First?
  fileprivate let second: Second?

  public func _appendEntries(to list: _ToolbarEntries) {
    first?._appendEntries(to: list)
    second?._appendEntries(to: list)
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(_content: content()) }

  nonisolated public func _appendEntries(to list: _ToolbarEntries) { content._appendEntries(to: list) }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> {
    _ToolbarTuple(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarBranch<Content, Never> {
    _ToolbarBranch(first: content, second: nil)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(first: first, second: nil)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> {
    _ToolbarBranch(first: nil, second: second)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

extension View {
  /// Puts items into the bars around the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let list = _ToolbarEntries()
    content()._appendEntries(to: list)
    return toolbar(list.entries)
  }

  /// Puts a view into the bar above the screen.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar([ToolbarEntry(placement: .automatic, content: AnyView(content()))])
  }

  nonisolated private func toolbar(_ entries: [ToolbarEntry]) -> some View {
    let environment = LentEnvironment()
    let lent = entries.map { entry in
      var entry = entry
      entry.environment = environment
      return entry
    }
    let menu = lent.filter { $0.placement.kind == .titleMenu }.map(\.content)
    return navigationValues { values in
      values.items += lent.filter { $0.placement.kind != .titleMenu && $0.placement.kind != .keyboard }
      if let content = menu.first, values.titleMenu == nil {
        values.titleMenu = TitleMenu(content: content, environment: environment)
      }
    }
    .lends(environment)
    .keyboardToolbar(entries)
  }

  /// Puts items into the bars around the screen, which a user can rearrange.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationValues { $0.role = role.kind }
  }

  /// Items that a tap on the title reveals.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let environment = LentEnvironment()
    let content = content()
    let menu = TitleMenu(content: AnyView(content), environment: environment)
    return navigationValues { $0.titleMenu = menu }.lends(environment)
  }
}

/// What the screen under a toolbar is for.
public struct ToolbarRole: Sendable {
  enum Kind { case automatic, navigationStack, browser, editor }
  let kind: Kind

  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// The title stands at the leading side, beside a way back without a title of its own.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}
