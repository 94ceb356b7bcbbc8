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

  @_disfavoredOverload
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
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
  @Environment(\.refreshControl) private var refresh

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
    if let refresh, axes.contains(.vertical) {
      RefreshableSurface(configuration: configuration, content: content, control: refresh)
    } else {
      surface
    }
  }

  private var configuration: ScrollNode.Configuration {
    .init(
      axes: axes, margins: settings.contentMargins, clips: !settings.isClipDisabled,
      anchors: settings.anchors, targetBehavior: settings.targetBehavior, isEnabled: isEnabled,
      alwaysBounces: alwaysBounces,
      indicators: indicators, indicatorMargins: settings.indicatorMargins)
  }

  private var surface: some View {
    ScrollSurface(configuration: configuration, content: content)
      // What is said of a scroll view holds for it alone, as its margins do.
      .transformEnvironment(\.scrollSettings) { $0 = $0.forContent }
  }
}

/// A scrolled area that a pull at its top asks for news.
private struct RefreshableSurface<Content: View>: View {
  let configuration: ScrollNode.Configuration
  let content: Content
  let control: RefreshControl
  @State private var state = RefreshState()
  @Environment(\.scrollHead) private var head

  private var ownConfiguration: ScrollNode.Configuration {
    var own = configuration
    own.refreshRoom = state.hasRoom ? RefreshControl.height : 0
    own.alwaysBounces.insert(.vertical)
    return own
  }

  var body: some View {
    let (state, control) = (state, control)
    ScrollSurface(
      configuration: ownConfiguration,
      content: VStack { content }.overlay(alignment: .top) {
        RefreshIndicator(state: state, control: control).revealed(by: head)
      }
    )
    .transformEnvironment(\.scrollSettings) { $0 = $0.forContent }
    // What is scrolled within has nothing to do with it.
    .environment(\.refreshControl, nil)
    .onScrollGeometryChange(for: CGFloat.self) {
      -($0.contentOffset.y + $0.contentInsets.top)
    } action: { _, distance in
      state.pulled(distance, control)
    }
    .onScrollPhaseChange { _, new in state.phaseChanged(to: new) }
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
