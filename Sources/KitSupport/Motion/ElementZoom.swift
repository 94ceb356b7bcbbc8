import SwiftUI

/// A screen, one of whose parts can be opened: the part itself moves to its place on what it opens.
///
/// Both are in one hierarchy, since an element cannot fly across a push.
package struct ElementZoom<ID: Hashable, Root: View, Detail: View>: View {
  private let open: ID?
  private let animation: Animation
  private let root: Root
  private let detail: Detail
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - open: what is shown in place of the root; nothing is for nil.
  ///   - root: a screen on which parts are marked with `zoomElement(_:)`.
  ///   - detail: what is opened, with the same part on it.
  package init(open: ID?, animation: Animation, root: Root, @ViewBuilder detail: () -> Detail) {
    self.open = open
    self.animation = animation
    self.root = root
    self.detail = detail()
  }

  package var body: some View {
    ZStack {
      root
        .environment(\.zoomStage, stage(isDetail: false))
        .accessibilityHidden(open != nil)
      if open != nil {
        detail
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .environment(\.zoomStage, stage(isDetail: true))
          .transition(.opacity)
          .zIndex(1)
      }
    }
    .animation(animation, value: open)
  }

  private func stage(isDetail: Bool) -> ZoomStage? {
    // With less motion what is opened fades in, and nothing moves.
    reducesMotion ? nil : ZoomStage(namespace: namespace, open: open.map { AnyHashable($0) }, isDetail: isDetail)
  }
}

extension View {
  /// The part of this id, where it stands on a screen of `ElementZoom`; elsewhere nothing changes.
  package func zoomElement(_ id: some Hashable) -> some View { modifier(ZoomElement(id: AnyHashable(id))) }
}

/// Where parts are that belong together.
private struct ZoomStage {
  var namespace: Namespace.ID
  /// What is opened.
  var open: AnyHashable?
  var isDetail: Bool
}

extension EnvironmentValues {
  fileprivate var zoomStage: ZoomStage? {
    get { self[ZoomStageKey.self] }
    set { self[ZoomStageKey.self] = newValue }
  }
}

private struct ZoomStageKey: EnvironmentKey {
  static var defaultValue: ZoomStage? { nil }
}

private struct ZoomElement: ViewModifier {
  let id: AnyHashable
  @Environment(\.zoomStage) private var stage

  func body(content: Content) -> some View {
    if let stage {
      if stage.isDetail || stage.open != id {
        content.matchedGeometryEffect(id: id, in: stage.namespace)
      } else {
        // Its place is kept while it is on what it opened.
        content.hidden()
      }
    } else {
      content
    }
  }
}
