import SwiftUICore

/// What previews have in common: data that is made once, and surroundings for the view that is shown.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void

  /// The view of the preview.
  typealias Content = PreviewModifierContent

  /// Makes what `body(content:context:)` is given.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a `PreviewModifier` is given it.
public struct PreviewModifierContent: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  public var body: some View { content }
}

/// A view under a modifier, as soon as what the modifier needs is there.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var problem: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content), context: context)
    } else if let problem {
      Text(verbatim: problem)
    } else {
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          problem = "\(Modifier.self) cannot make its context: \(error)"
        }
      }
    }
  }
}

/// A modifier without its type; equal to itself only.
package final class AnyPreviewModifier: Equatable, Sendable {
  package let apply: @MainActor @Sendable (AnyView) -> AnyView

  @MainActor
  init(_ modifier: some PreviewModifier) {
    nonisolated(unsafe) let modifier = modifier
    apply = { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  package static func == (a: AnyPreviewModifier, b: AnyPreviewModifier) -> Bool { a === b }
}
