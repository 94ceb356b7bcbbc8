import CStageClock
import CoreGraphics
import Foundation
import Stage
import SwiftUI
import Testing

/// A view of a kit on a stage, and what can be measured of it. Frames and points are in the view's own coordinates.
@MainActor
package final class Exhibit {
  package let stage: Stage
  /// Where the view's corner is in the picture.
  let corner: CGFloat
  private static let resources = Result { try StageResources() }

  /// A view that is as wide as it is offered at most, and as high as it wants.
  package convenience init(
    _ view: some View, width: Double = 393, settings: StageSettings = StageSettings(), settles: Bool = true
  ) throws {
    try self.init(view, .fitted(width: width), settings: settings, settles: settles)
  }

  /// A view that fills the screen of a device.
  package static func screen(
    _ view: some View, settings: StageSettings = StageSettings(), settles: Bool = true
  ) throws -> Exhibit {
    try Exhibit(view, .screen, settings: settings, settles: settles)
  }

  private init(
    _ view: some View, _ presentation: Stage.Presentation, settings: StageSettings, settles: Bool
  ) throws {
    try #require(vitrine_hears_clocks() != 0, "The test program could not start itself with the runtime preloaded.")
    var settings = settings
    // Nothing covers the view: the keyboard on the screen is the system's, not the kit's.
    settings.hasHardwareKeyboard = true
    stage = try Stage(settings: settings, resources: try Self.resources.get())
    corner = presentation == .screen ? 0 : Stage.margin
    try stage.show(AnyView(view), presentation: presentation, settles: settles)
  }

  /// What the picture shows now, in numbers.
  package func snapshot() throws -> Snapshot { try stage.snapshot(component: "", variant: "", image: "") }

  /// Where the view's corner is in the picture, with the frame of the device.
  var origin: CGPoint { CGPoint(x: stage.contentOrigin.x + corner, y: stage.contentOrigin.y + corner) }

  /// Points.
  package var size: CGSize {
    CGSize(width: stage.size.width - 2 * origin.x, height: stage.size.height - 2 * origin.y)
  }

  /// A frame of a snapshot in the view's coordinates.
  package func local(_ frame: Snapshot.Frame) -> CGRect {
    CGRect(x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
  }

  /// The colour of a pixel, as `#RRGGBB`.
  package func color(x: Double, y: Double) throws -> String {
    let color = try stage.color(at: CGPoint(x: x + corner, y: y + corner))
    return try #require(color, "(\(x), \(y)) is outside the picture.").description
  }

  /// The one text that reads like this.
  package func text(_ string: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Snapshot.TextRun {
    let texts = try snapshot().texts
    return try #require(
      texts.first { $0.string == string }, "There is \(texts.map(\.string)).", sourceLocation: sourceLocation)
  }

  /// The one symbol of this name.
  package func symbol(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Snapshot.Symbol {
    let symbols = try snapshot().symbols
    return try #require(
      symbols.first { $0.name == name }, "There is \(symbols.map(\.name)).", sourceLocation: sourceLocation)
  }

  /// Nodes of the view tree, outer ones first.
  package func nodes(_ name: String, detail: String? = nil) -> [Snapshot.Node] {
    var found: [Snapshot.Node] = []
    func walk(_ node: Snapshot.Node) {
      if node.name == name, detail.map({ node.detail.contains($0) }) ?? true { found.append(node) }
      node.children.forEach(walk)
    }
    walk(stage.tree)
    return found
  }

  /// What VoiceOver says, element by element.
  package var speech: [String] { stage.spokenLines }

  /// The haptics since the view was shown.
  package var haptics: [String] { stage.haptics.map(\.kind) }

  package func perform(_ actions: StageAction...) throws {
    for action in actions { try stage.perform(action) }
  }

  /// A target in the coordinates of the picture.
  func inPicture(_ target: StageTarget) -> StageTarget {
    guard case .point(let point) = target else { return target }
    return .point(CGPoint(x: point.x + corner, y: point.y + corner))
  }

  /// A finger comes down at a point of the view, and stays.
  package func touch(x: Double, y: Double) throws {
    try stage.perform(.touch(.point(CGPoint(x: x + corner, y: y + corner))))
  }

  /// Changes what the view is shown under; it keeps its state.
  package func set(_ changes: StageChange...) throws {
    for change in changes { try stage.perform(.set(change)) }
  }

  /// A finger at a point of the view.
  package func tap(x: Double, y: Double) throws {
    try stage.perform(.tap(.point(CGPoint(x: x + corner, y: y + corner))))
  }
}
