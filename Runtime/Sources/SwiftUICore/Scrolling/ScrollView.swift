import CoreGraphics

/// Shows content that is longer than the room for it, along the axes that scroll.
nonisolated public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public var body: some View { Viewport(axes: axes, showsIndicators: showsIndicators, content: content) }
}

/// The scrolled area itself, with what the environment says of it.
private struct Viewport<Content: View>: View {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content
  @Environment(\.scrollSettings) private var settings
  @Environment(\.isScrollEnabled) private var isEnabled
  @Environment(\.verticalScrollBounceBehavior) private var verticalBounce
  @Environment(\.horizontalScrollBounceBehavior) private var horizontalBounce

  private var indicators: Axis.Set {
    var shown: Axis.Set = []
    guard showsIndicators else { return shown }
    if axes.contains(.vertical), settings.verticalIndicators.shows { shown.insert(.vertical) }
    if axes.contains(.horizontal), settings.horizontalIndicators.shows { shown.insert(.horizontal) }
    return shown
  }

  private var alwaysBounces: Axis.Set {
    var axes: Axis.Set = []
    if verticalBounce.isAlways { axes.insert(.vertical) }
    if horizontalBounce.isAlways { axes.insert(.horizontal) }
    return axes
  }

  var body: some View {
    ScrollSurface(
      configuration: .init(
        axes: axes, margins: settings.contentMargins, clips: !settings.isClipDisabled,
        anchors: settings.anchors, targetBehavior: settings.targetBehavior, isEnabled: isEnabled,
        alwaysBounces: alwaysBounces,
        indicators: indicators, indicatorMargins: settings.indicatorMargins),
      content: content
    )
    // What is said of a scroll view holds for it alone, as its margins do.
    .transformEnvironment(\.scrollSettings) { $0 = $0.forContent }
  }
}

private struct ScrollSurface<Content: View>: View {
  typealias Body = Never

  let configuration: ScrollNode.Configuration
  let content: Content

  @MainActor
  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    if view.configuration.axes == .horizontal {
      return ScrollNode.update(view.configuration, HStack { view.content }, old, context)
    }
    return ScrollNode.update(view.configuration, VStack { view.content }, old, context)
  }
}
