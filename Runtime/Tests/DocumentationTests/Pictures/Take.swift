import CoreGraphics
import Drawing
import Foundation
import Stage
import SwiftUI
import SwiftUICore

/// A sample on a stage with a clock, fingers and a camera.
@MainActor
final class Take {
  /// One moment of a strip.
  struct Shot {
    let list: DisplayList
    let size: CGSize
    let caption: String
  }

  /// Fonts are read once for all pictures.
  private static let resources: StageResources = {
    do { return try StageResources() } catch { fatalError("\(error)") }
  }()

  let stage: Stage
  private(set) var shots: [Shot] = []
  /// Where fingers are down.
  private var fingers: [Int: CGPoint] = [:]
  /// Pictures count their time from here.
  private var start = 0.0
  /// Of a screen, which is drawn smaller.
  private let scale: CGFloat
  private let shownHeight: CGFloat?

  /// A component as wide as given.
  init(
    _ view: some View, width: CGFloat = 240, scheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    settles: Bool = true
  ) throws {
    let device = DeviceProfile.named("iPhone SE")!
    stage = try Stage(
      settings: StageSettings(device: device, scheme: scheme, typeSize: typeSize), resources: Self.resources)
    scale = 1
    shownHeight = nil
    try stage.show(AnyView(view), presentation: .fitted(width: width), settles: settles)
    restartTime()
  }

  /// A view on the screen of a phone.
  /// - Parameters:
  ///   - height: points of the phone that are shown, from above; nil shows all of it.
  ///   - scale: of the picture, beside the device.
  ///   - settings: of the phone; nil is the usual one in the scheme.
  init(
    screen view: some View, device: String = DeviceProfile.standard.name,
    orientation: StageSettings.Orientation = .portrait, height: CGFloat? = nil, scale: CGFloat = 0.5,
    scheme: ColorScheme = .light, settings: StageSettings? = nil
  ) throws {
    stage = try Stage(
      settings: settings
        ?? StageSettings(device: DeviceProfile.named(device)!, scheme: scheme, orientation: orientation),
      resources: Self.resources)
    self.scale = scale
    shownHeight = height
    try stage.show(AnyView(view), presentation: .screen)
    restartTime()
  }

  // MARK: Time

  /// Moments are counted from now.
  func restartTime() { start = stage.time }

  /// Lets time pass until so many seconds after the start.
  func wait(until seconds: Double) throws { try stage.advance(to: start + seconds) }

  func wait(_ seconds: Double) throws { try stage.advance(by: seconds) }

  // MARK: Fingers

  func touch(_ phase: TouchEvent.Phase, _ point: CGPoint, finger: Int = 0) throws {
    fingers[finger] = phase == .began || phase == .moved ? point : nil
    stage.graph.send(.touch(TouchEvent(phase, at: point, finger: finger)))
    try stage.advance(by: 0)
  }

  /// Moves a finger that is down, in steps of a sixtieth of a second.
  func move(to end: CGPoint, finger: Int = 0, duration: Double = 0.2) throws {
    let start = fingers[finger] ?? end
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      try wait(1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try touch(.moved, point, finger: finger)
    }
  }

  /// Lifts a finger where it is.
  func lift(finger: Int = 0) throws {
    guard let point = fingers[finger] else { return }
    try touch(.ended, point, finger: finger)
  }

  func tap(_ point: CGPoint) throws {
    try touch(.began, point)
    try wait(0.05)
    try lift()
  }

  /// Taps where a text stands, and counts time from there.
  func tap(_ text: String) throws {
    try tap(try center(of: text))
    restartTime()
  }

  func type(_ text: String) throws {
    for character in text {
      stage.graph.send(.key(KeyEvent(KeyEquivalent(character))))
      try stage.advance(by: 0)
    }
  }

  func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    stage.graph.send(.key(KeyEvent(key, modifiers: modifiers)))
    try stage.advance(by: 0)
  }

  /// Where a key of the keyboard on the screen is.
  func key(_ name: String) throws -> CGPoint {
    guard let frame = stage.graph.keyboard.keyFrame(named: name) else {
      throw Missing(text: name, seen: stage.graph.keyboard.keyNames)
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: What is there

  struct Missing: Error, CustomStringConvertible {
    let text: String
    let seen: [String]
    var description: String { "No text “\(text)” is on the stage, but \(seen)." }
  }

  /// Where a text stands as it is seen.
  func center(of text: String) throws -> CGPoint {
    var found: CGRect?
    var seen: [String] = []
    func visit(_ node: NodeDescription) {
      if case .text(let run) = node.facts {
        seen.append(run.string)
        if found == nil, run.string == text { found = node.frame }
      }
      for child in node.children { visit(child) }
    }
    visit(stage.graph.describe(asSeen: true))
    guard let found else { throw Missing(text: text, seen: seen) }
    return CGPoint(x: found.midX, y: found.midY)
  }

  // MARK: Camera

  /// Takes a picture of this moment.
  func shot(_ caption: String = "") {
    var items: [DisplayItem] = [.list(stage.displayList, at: .zero)]
    let origin = stage.displayList.bounds.origin
    for (_, point) in fingers.sorted(by: { $0.key < $1.key }) { items += Self.fingertip(at: point) }
    var list = DisplayList(items)
    var size = stage.graph.size
    if scale != 1 {
      size = stage.displayList.bounds.size
      let place = CGAffineTransform(translationX: -origin.x, y: -origin.y)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      list = DisplayList([.effect(.transform(place), list)])
      size = CGSize(width: size.width * scale, height: (shownHeight ?? size.height) * scale)
    }
    shots.append(Shot(list: list, size: size, caption: caption))
  }

  /// Takes pictures at times after the start, as people write them.
  func shots(at times: [Double]) throws {
    for time in times {
      try wait(until: time)
      shot("\(time == time.rounded() ? String(Int(time)) : String(time)) s")
    }
  }

  private static func fingertip(at point: CGPoint) -> [DisplayItem] {
    let circle = Figure.ellipse(CGRect(x: point.x - 14, y: point.y - 14, width: 28, height: 28))
    let grey = ResolvedColor(red: 0.5, green: 0.5, blue: 0.55, alpha: 0.4)
    let rim = ResolvedColor(red: 0.3, green: 0.3, blue: 0.35, alpha: 0.6)
    return [.fill(circle, .color(grey), evenOdd: false), .stroke(circle, .color(rim), Pen(width: 1))]
  }
}
