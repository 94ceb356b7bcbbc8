import SwiftUICore

/// What menus and a hardware keyboard's shortcuts offer. There is no menu bar here: the shortcuts act.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the items of the menus.
  @MainActor func _appendItems(to contents: _SceneContents)
}

extension Commands {
  @MainActor public func _appendItems(to contents: _SceneContents) { body._appendItems(to: contents) }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system; its body is never asked for.") }
}

/// Makes the commands of a scene.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    _TupleCommands(content: (repeat each content))
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    _SomeCommands(content: content)
  }

  public static func buildEither<T: Commands, F: Commands>(first: T) -> _EitherCommands<T, F> { .first(first) }

  public static func buildEither<T: Commands, F: Commands>(second: F) -> _EitherCommands<T, F> { .second(second) }

  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { content }
}

/// Commands after each other.
nonisolated public struct _TupleCommands<each Content: Commands>: Commands {
  public typealias Body = Never

  let content: (repeat each Content)

  @MainActor public func _appendItems(to contents: _SceneContents) {
    repeat (each content)._appendItems(to: contents)
  }
}

/// Commands that may not be there.
nonisolated public struct _SomeCommands<Content: Commands>: Commands {
  public typealias Body = Never

  let content: Content?

  @MainActor public func _appendItems(to contents: _SceneContents) { content?._appendItems(to: contents) }
}

/// Commands of which there are these or those.
nonisolated public enum _EitherCommands<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never

  case first(First)
  case second(Second)

  @MainActor public func _appendItems(to contents: _SceneContents) {
    switch self {
    case .first(let content): content._appendItems(to: contents)
    case .second(let content): content._appendItems(to: contents)
    }
  }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
  @MainActor public func _appendItems(to contents: _SceneContents) {}
}

/// A menu in the menu bar.
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _appendItems(to contents: _SceneContents) { contents.commands.append(AnyView(content)) }
}

/// A part of a menu of the system.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self(), appSettings = Self(), systemServices = Self(), appVisibility = Self()
  public static let appTermination = Self(), newItem = Self(), saveItem = Self(), importExport = Self()
  public static let printItem = Self(), undoRedo = Self(), pasteboard = Self(), textEditing = Self()
  public static let textFormatting = Self(), toolbar = Self(), sidebar = Self(), windowSize = Self()
  public static let windowArrangement = Self(), windowList = Self(), singleWindowList = Self(), help = Self()
}

/// Commands in a menu of the system.
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  private let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }

  @MainActor public func _appendItems(to contents: _SceneContents) { contents.commands.append(AnyView(content)) }
}
