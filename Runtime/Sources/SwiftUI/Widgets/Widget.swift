import SwiftUICore

/// A part of an app on the Home Screen. There is none here: show the views of widgets by themselves.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }
}

/// What a widget shows, and what is said of it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system; its body is never asked for.") }
}

/// A widget of no kind.
nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init() {}
}

extension WidgetConfiguration {
  nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  nonisolated public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  nonisolated public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { self }

  nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }
  nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}

/// The widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Where the program starts: there is no Home Screen here.
  @MainActor @preconcurrency public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self) has no Home Screen. Show the views of its widgets instead.\n".utf8))
  }
}

extension Widget {
  /// Where the program starts: there is no Home Screen here.
  @MainActor @preconcurrency public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self) has no Home Screen. Show the views of the widget instead.\n".utf8))
  }
}

/// Makes the widgets of an app.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetTuple {
    _WidgetTuple()
  }

  public static func buildBlock() -> _WidgetTuple { _WidgetTuple() }

  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildOptional(_ widget: (any Widget)?) -> _WidgetTuple { _WidgetTuple() }

  public static func buildLimitedAvailability(_ widget: some Widget) -> _WidgetTuple { _WidgetTuple() }
}

/// Several widgets.
nonisolated public struct _WidgetTuple: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
