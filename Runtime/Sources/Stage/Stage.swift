import Drawing
import Raster
import SwiftUI
import Typesetting

/// Where a view runs: a device, its settings, and the graph of the view that is shown on it.
@MainActor
public final class Stage {
  /// How much room a view is given.
  public enum Presentation: Hashable, Sendable {
    /// As wide as offered at most and as high as it wants, with a margin around it.
    case fitted(width: Double)
    /// The whole screen of the device, with its status bar and home indicator.
    case screen
  }

  /// Points around a fitted view.
  public static let margin: CGFloat = 16

  public let settings: StageSettings
  package let graph: ViewGraph
  let rasterizer: Rasterizer
  /// Of the picture, in points.
  private(set) var size: CGSize = .zero
  private let resources: StageResources
  private var chrome: DeviceChrome?

  /// - Throws: when the pinned fonts are missing or damaged.
  public init(settings: StageSettings = StageSettings(), resources: StageResources) throws {
    self.settings = settings
    self.resources = resources
    rasterizer = resources.rasterizer
    graph = ViewGraph(environment: settings.environment, resources: resources.graph)
  }

  /// Puts a view on the stage and runs frames until it is settled.
  /// - Throws: when the view keeps changing itself.
  public func show(_ view: AnyView, presentation: Presentation) throws {
    switch presentation {
    case .screen:
      let chrome = try DeviceChrome(settings: settings, resources: resources.graph)
      self.chrome = chrome
      size = chrome.size
      graph.safeAreaInsets = EdgeInsets(
        top: settings.device.safeAreaTop, leading: 0, bottom: settings.device.safeAreaBottom, trailing: 0)
      graph.setRoot(view)
      try settle(size: settings.device.size)
    case .fitted(let width):
      chrome = nil
      // The margin is no safe area: a background that fills the view ends with it. The view gets the
      // height that it wants by itself, as in a scroll view, so that nothing is squeezed.
      graph.safeAreaInsets = EdgeInsets()
      graph.setRoot(AnyView(view.fixedSize(horizontal: false, vertical: true).padding(Self.margin)))
      let offered = width + 2 * Self.margin
      try settle(size: CGSize(width: offered, height: settings.device.size.height))
      let ideal = graph.idealSize(for: ProposedViewSize(width: offered, height: nil))
      let longest = Self.longestSide + 2 * Self.margin
      size = CGSize(
        width: min(max(ideal.width, 1), longest).rounded(.up), height: min(max(ideal.height, 1), longest).rounded(.up))
      try settle(size: size)
    }
  }

  /// Runs frames, moving the clock by a sixtieth of a second, until everything that ends by itself
  /// has ended. What never ends is shown as it is then.
  private func settle(size: CGSize) throws {
    try graph.runFrame(size: size)
    try followPreferredScheme(size: size)
    let limit = graph.time + Self.longestWait
    while graph.hasFiniteAnimations, graph.time < limit {
      graph.setTime(graph.time + 1.0 / 60)
      try graph.runFrame(size: size)
    }
  }

  /// A view may ask for light or dark for all of its presentation.
  private func followPreferredScheme(size: CGSize) throws {
    let scheme = (graph.preference(PreferredColorSchemeKey.self) ?? nil) ?? settings.scheme
    guard scheme != graph.environment.colorScheme else { return }
    graph.setColorScheme(scheme)
    try graph.runFrame(size: size)
    guard chrome != nil else { return }
    var shown = settings
    shown.scheme = scheme
    chrome = try DeviceChrome(settings: shown, resources: resources.graph)
  }

  /// Seconds on the stage's clock; an animation that takes longer is shown on its way.
  private static let longestWait = 60.0

  /// A view that wants more than this is cut: a picture must fit into memory.
  private static let longestSide: CGFloat = 4000

  /// What the picture shows: the settled view, in its device where it fills one.
  package var displayList: DisplayList {
    guard let chrome else {
      return DisplayList([
        .fill(.rect(CGRect(origin: .zero, size: size)), .color(groundColor), evenOdd: false),
        .list(graph.displayList, at: .zero),
      ])
    }
    let bars = graph.preference(SystemBarsKey.self) ?? SystemBarsKey.defaultValue
    return chrome.framing(graph.displayList, ground: groundColor, bars: bars)
  }

  /// Where the view's own coordinates start in the picture.
  var contentOrigin: CGPoint {
    chrome == nil ? .zero : CGPoint(x: DeviceChrome.bezel, y: DeviceChrome.bezel)
  }

  private var groundColor: ResolvedColor {
    Color(uiColor: .systemBackground).resolved(in: graph.environment.colorContext)
  }
}

/// What stages share: fonts, and a rasteriser with its caches.
@MainActor
public final class StageResources {
  let graph: GraphResources
  let rasterizer: Rasterizer

  /// - Parameter fontFolder: the folder that `make setup` fills; nil finds it beside the program.
  /// - Throws: an error that names the missing or damaged file and what to do.
  public init(fontFolder: String? = nil) throws {
    graph = GraphResources(fonts: try FontLibrary(folder: fontFolder ?? FontLibrary.defaultFolder()))
    rasterizer = try Rasterizer()
  }
}
