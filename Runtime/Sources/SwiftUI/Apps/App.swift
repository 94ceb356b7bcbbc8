import SwiftUICore

/// A whole program with a user interface.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Where the program starts. There is no screen here that it could be shown on: the views in it are
  /// shown by `vitrine`.
  @MainActor @preconcurrency public static func main() {
    let message = "\(Self.self) has no screen to be shown on. Show its views with vitrine instead.\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds what the scene shows, and what its menus offer.
  @MainActor func _appendContents(to contents: _SceneContents)
}

extension Never: Scene {}

extension Scene {
  @MainActor public func _appendContents(to contents: _SceneContents) { body._appendContents(to: contents) }
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system; its body is never asked for.") }
}

/// Makes one scene of several.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    _TupleScene(content: (repeat each content))
  }

  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { _OptionalScene(content: scene) }

  public static func buildLimitedAvailability(_ scene: some Scene) -> some Scene { scene }
}

/// A scene that may not be there.
nonisolated public struct _OptionalScene: Scene {
  public typealias Body = Never

  let content: (any Scene)?

  @MainActor public func _appendContents(to contents: _SceneContents) { content?._appendContents(to: contents) }
}

/// Scenes beside each other.
nonisolated public struct _TupleScene<each Content: Scene>: Scene {
  public typealias Body = Never

  let content: (repeat each Content)

  @MainActor public func _appendContents(to contents: _SceneContents) {
    repeat (each content)._appendContents(to: contents)
  }
}

/// Windows of one kind; on a phone there is one of them.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let title: Text?
  let id: String?
  let content: Content

  @MainActor public func _appendContents(to contents: _SceneContents) { contents.views.append(AnyView(content)) }

  public init(@ViewBuilder content: () -> Content) {
    title = nil
    id = nil
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    title = nil
    self.id = id
    self.content = content()
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    id = nil
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
}

/// Whether a scene is in front, in sight, or out of it.
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
  /// Whether the scene of the view is in front: it is, where a view is shown for its picture.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
