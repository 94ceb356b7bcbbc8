import Drawing
import SwiftUI

/// What is drawn around a screen: the case with its round corners, the cut-out, the status bar and
/// the home indicator.
@MainActor
struct DeviceChrome {
  /// Points of the case around the display.
  static let bezel: CGFloat = 10

  private let device: DeviceProfile
  /// Of the display as the device is held.
  private let screen: CGSize
  private let isOnItsSide: Bool
  private let statusBar: DisplayList
  private let indicator: DisplayList

  init(settings: StageSettings, resources: GraphResources) throws {
    device = settings.device
    screen = settings.screenSize
    isOnItsSide = settings.orientation == .landscape && !device.isPad
    // A phone on its side shows no status bar.
    statusBar =
      isOnItsSide
      ? .empty
      : try Self.list(
        StatusBar(device: settings.device), CGSize(width: screen.width, height: device.safeAreaTop),
        settings, resources)
    indicator = try Self.list(HomeIndicator(), CGSize(width: screen.width, height: 5), settings, resources)
  }

  private static func list(
    _ view: some View, _ size: CGSize, _ settings: StageSettings, _ resources: GraphResources
  ) throws -> DisplayList {
    var environment = settings.environment
    environment.layoutDirection = .leftToRight
    environment.dynamicTypeSize = .large
    let graph = ViewGraph(environment: environment, resources: resources)
    graph.setRoot(AnyView(view))
    try graph.runFrame(size: size)
    defer { graph.tearDown() }
    return graph.displayList
  }

  var size: CGSize {
    CGSize(width: screen.width + 2 * Self.bezel, height: screen.height + 2 * Self.bezel)
  }

  /// The screen's list within the device.
  func framing(_ content: DisplayList, ground: ResolvedColor, bars: SystemBarsKey.Value) -> DisplayList {
    var items: [DisplayItem] = [.list(content, at: .zero)]
    if !bars.hidesStatusBar { items.append(.list(statusBar, at: .zero)) }
    if device.cutout != .none {
      if !bars.hidesHomeIndicator {
        items.append(.list(indicator, at: CGPoint(x: 0, y: screen.height - 13)))
      }
      items.append(.fill(cutout, .color(.black), evenOdd: false))
    }
    let outer = CGRect(origin: .zero, size: size)
    let screenOrigin = CGPoint(x: Self.bezel, y: Self.bezel)
    // The ground reaches below the case: a material at the display's edge blurs what would go on
    // there, not the case.
    return DisplayList([
      .effect(
        .clip(.outline(rounded(outer, device.cornerRadius + Self.bezel)), evenOdd: false),
        DisplayList(
          [
            .fill(.rect(outer), .color(ground), evenOdd: false),
            .list(DisplayList(items), at: screenOrigin),
          ] + caseItems))
    ])
  }

  /// The case in four strips, so that what is drawn within the screen has nothing to do with it.
  private var caseItems: [DisplayItem] {
    let (end, side) = (Self.bezel + device.cornerRadius, Self.bezel + 1)
    let middle = CGRect(x: 0, y: end, width: size.width, height: max(0, size.height - 2 * end))
    let strips = [
      CGRect(x: 0, y: 0, width: size.width, height: end),
      CGRect(x: 0, y: middle.minY, width: side, height: middle.height),
      CGRect(x: size.width - side, y: middle.minY, width: side, height: middle.height),
      CGRect(x: 0, y: middle.maxY, width: size.width, height: size.height - middle.maxY),
    ]
    let ring = DisplayList([.fill(.outline(caseOutline), .color(Self.caseColor), evenOdd: true)])
    return strips.map { .effect(.clip(.rect($0), evenOdd: false), ring) }
  }

  private static let caseColor = ResolvedColor(red: 0.07, green: 0.07, blue: 0.08)

  private func rounded(_ rect: CGRect, _ radius: Double) -> Outline {
    .roundedRect(rect, corner: CGSize(width: radius, height: radius), continuous: true)
  }

  /// The ring around the display, to be filled by the even-odd rule.
  private var caseOutline: Outline {
    // The outer edge lies beyond the picture, so that the clip alone shapes it.
    var outline = Outline.roundedRect(
      CGRect(origin: .zero, size: size).insetBy(dx: -Self.bezel, dy: -Self.bezel), corner: .zero,
      continuous: false)
    let display = CGRect(origin: CGPoint(x: Self.bezel, y: Self.bezel), size: screen)
    outline.elements += rounded(display, device.cornerRadius).elements
    return outline
  }

  /// On its side the device lies with its top at the left.
  private var cutout: Figure {
    let middle = device.size.width / 2
    switch device.cutout {
    case .island:
      return .roundedRect(
        placed(CGRect(x: middle - 62.5, y: 11, width: 125, height: 37)),
        corner: CGSize(width: 18.5, height: 18.5), continuous: true)
    case .notch:
      return .roundedRect(
        placed(CGRect(x: middle - 81, y: -24, width: 162, height: 57)),
        corner: CGSize(width: 22, height: 22), continuous: true)
    case .none: return .rect(.zero)
    }
  }

  private func placed(_ rect: CGRect) -> CGRect {
    isOnItsSide ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }
}
