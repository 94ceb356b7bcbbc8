import CoreGraphics
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
    /// In so many points, without a margin.
    case fixed(width: Double, height: Double)
    /// The whole screen of the device, with its status bar and home indicator.
    case screen
  }

  /// Points around a fitted view.
  public static let margin: CGFloat = 16

  /// What the view is shown under; changing it while a view runs keeps the view's state.
  public internal(set) var settings: StageSettings
  package let graph: ViewGraph
  let rasterizer: Rasterizer
  /// Nil on the clock of the machine.
  let virtualClock: VirtualClock?
  /// When the stage was made, on the clock of the machine.
  let startOfRealTime = ContinuousClock.now
  /// Called when the stage wants to be called before the time that `tick` gave.
  public var onWake: (@MainActor () -> Void)? {
    didSet { graph.onFrameRequest = onWake.map { wake in { wake() } } }
  }
  /// Of the picture, in points.
  public private(set) var size: CGSize = .zero
  /// Frames that have run.
  public private(set) var frameCount = 0
  /// What the passes had done when it was asked for last.
  var reportedWork = ViewGraph.Counters()
  /// Seconds of the machine that work on other threads is waited for, before time goes on without it.
  public var threadPatience = 20.0
  /// A view that does not fill the screen gets the room of one for what it presents, as long as that is there; without it, what is
  /// presented is not shown. For somebody who uses the view; a still picture of a component shows the component.
  public var makesRoomForPresentations = false
  /// Other threads did not end in the time that they are given.
  public internal(set) var threadsAreLate = false
  /// Where the finger is that a script holds down.
  var finger = CGPoint.zero
  private var presentation: Presentation?
  private let resources: StageResources
  private var chrome: DeviceChrome?
  private let editMode = ScreenEditMode()

  /// - Throws: when the pinned fonts are missing or damaged.
  public init(settings: StageSettings = StageSettings(), resources: StageResources) throws {
    self.settings = settings
    self.resources = resources
    rasterizer = resources.rasterizer
    var environment = settings.environment
    environment.setEditMode(editMode)
    graph = ViewGraph(environment: environment, resources: resources.graph)
    switch settings.clock {
    case .virtual(let start, let seed):
      virtualClock = VirtualClock(start: start, seed: seed)
      graph.startDate = start
    case .real: virtualClock = nil
    }
  }

  /// The views end with their stage, and what they still wait for is cancelled.
  isolated deinit {
    performing {
      graph.tearDown()
      for _ in 0..<Self.lastRounds where virtualClock?.runNext() ?? false {}
    }
  }

  /// Pieces of work that cancelled tasks may still do on the stage.
  private static let lastRounds = 1000

  /// Puts a view on the stage; on a virtual clock time passes until the view is settled.
  /// - Parameter settles: false shows the first frame, at the time that it is.
  /// - Throws: when the view keeps changing itself.
  public func show(_ view: AnyView, presentation: Presentation, settles: Bool = true) throws {
    self.presentation = presentation
    graph.showsPortals = presentation == .screen || makesRoomForPresentations
    size = .zero
    // The margin of a fitted view is no safe area: a background that fills the view ends with it. The view
    // gets the height that it wants by itself, as in a scroll view, so that nothing is squeezed.
    let shown =
      if case .fitted = presentation {
        AnyView(view.fixedSize(horizontal: false, vertical: true).padding(Self.margin))
      } else {
        view
      }
    try performing {
      graph.setRoot(shown)
      try applySettings()
      try frame()
    }
    if virtualClock != nil {
      if settles { try settle() } else { try turn() }
    }
  }

  /// What the device says about the screen.
  func applySettings() throws {
    var environment = settings.environment
    environment.colorScheme = preferredScheme
    environment.setEditMode(editMode)
    graph.setEnvironment(environment)
    if presentation == .screen {
      var shown = settings
      shown.scheme = preferredScheme
      let chrome = try DeviceChrome(settings: shown, resources: resources.graph)
      self.chrome = chrome
      size = chrome.size
      graph.safeAreaInsets = settings.safeArea
    } else {
      chrome = nil
      graph.safeAreaInsets = EdgeInsets()
    }
  }

  /// Runs something as code on the stage, which sees its clock.
  func performing<Result>(_ action: () throws -> Result) rethrows -> Result {
    UIScreen.main.bounds = CGRect(origin: .zero, size: settings.screenSize)
    UIScreen.main.scale = settings.device.scale
    UIDevice.current.userInterfaceIdiom = settings.device.isPad ? .pad : .phone
    return try virtualClock?.perform(action) ?? action()
  }

  /// - Returns: whether a frame was asked for.
  @discardableResult
  func frameIfNeeded() throws -> Bool {
    guard graph.needsFrame, presentation != nil else { return false }
    try frame()
    return true
  }

  private func frame() throws {
    frameCount += 1
    switch presentation {
    case .screen: try graph.runFrame(size: settings.screenSize)
    case .fitted(let width): try fit(offering: width + 2 * Self.margin)
    case .fixed(let width, let height):
      if size == .zero { size = CGSize(width: width, height: height) }
      try graph.runFrame(size: size)
      let wanted = roomy(CGSize(width: width, height: height))
      guard wanted != size else { break }
      size = wanted
      try graph.runFrame(size: size)
    case nil: throw StageError.empty
    }
    if preferredScheme != graph.environment.colorScheme { try applySettings() }
  }

  /// A fitted view takes the size that it wants in the width that it is offered.
  private func fit(offering width: CGFloat) throws {
    let screen = CGSize(width: width, height: settings.screenSize.height)
    try graph.runFrame(size: size == .zero ? screen : size)
    let ideal = graph.idealSize(for: ProposedViewSize(width: width, height: nil))
    let longest = Self.longestSide + 2 * Self.margin
    let wanted = roomy(
      CGSize(
        width: min(max(ideal.width, 1), longest).rounded(.up), height: min(max(ideal.height, 1), longest).rounded(.up)))
    guard wanted != size else { return }
    size = wanted
    try graph.runFrame(size: size)
  }

  /// The size of the picture with room for what is presented.
  private func roomy(_ size: CGSize) -> CGSize {
    guard makesRoomForPresentations, graph.isPresenting else { return size }
    let screen = settings.screenSize
    return CGSize(width: max(size.width, screen.width), height: max(size.height, screen.height))
  }

  /// A view may ask for light or dark for all of its presentation.
  private var preferredScheme: ColorScheme {
    (graph.preference(PreferredColorSchemeKey.self) ?? nil) ?? settings.scheme
  }

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
  public var contentOrigin: CGPoint {
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
