import SwiftUICore

/// What menus and a hardware keyboard's shortcuts offer on iPad and Mac. Scenes are not run here, so nothing shows them.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
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
    EmptyCommands()
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}

/// A menu in the menu bar.
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu of the system.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self(), appSettings = Self(), systemServices = Self(), appVisibility = Self()
  public static let appTermination = Self(), newItem = Self(), saveItem = Self(), importExport = Self()
  public static let printItem = Self(), undoRedo = Self(), pasteboard = Self(), textEditing = Self()
  public static let textFormatting = Self(), toolbar = Self(), sidebar = Self(), windowSize = Self()
  public static let windowArrangement = Self(), help = Self()
}

/// Commands in a menu of the system.
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension Scene {
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
