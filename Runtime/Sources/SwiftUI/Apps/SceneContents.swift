import SwiftUICore

/// What the scenes of an app show.
@MainActor
public final class _SceneContents {
  /// In the order of the scenes: an app opens with the first.
  var views: [AnyView] = []
  /// The items of menus, which a keyboard reaches by their shortcuts.
  var commands: [AnyView] = []

  init() {}
}

/// A scene with a modifier.
nonisolated public struct _ModifiedScene<Content: Scene>: Scene {
  public typealias Body = Never

  let content: Content
  /// What becomes of the views of the scene; nil leaves them.
  var changeView: ((AnyView) -> AnyView)?
  /// Whether the scene's own menus are taken away.
  var removesCommands = false
  /// Further menus.
  var commands: (any Commands)?

  @MainActor public func _appendContents(to contents: _SceneContents) {
    let inner = _SceneContents()
    content._appendContents(to: inner)
    contents.views += inner.views.map { changeView?($0) ?? $0 }
    if !removesCommands { contents.commands += inner.commands }
    commands?._appendItems(to: contents)
  }
}

extension Scene {
  /// The scene whose views are changed by a modifier of views.
  nonisolated func changingViews<V: View>(_ change: @escaping (AnyView) -> V) -> some Scene {
    _ModifiedScene(content: self, changeView: { AnyView(change($0)) })
  }
}

extension App {
  /// What the app opens with: the first of its scenes, with the shortcuts of all its menus. An app without a scene shows nothing.
  @MainActor package var openingView: AnyView {
    let contents = _SceneContents()
    body._appendContents(to: contents)
    let commands = contents.commands
    return AnyView(
      contents.views.first?.background {
        ForEach(commands.indices, id: \.self) { commands[$0] }
          .frame(width: 0, height: 0)
          .clipped()
          .accessibilityHidden(true)
      })
  }
}
