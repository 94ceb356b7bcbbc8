import Drawing
import Foundation
import Raster
import SwiftUI

extension Stage {
  /// What the settled view shows, in numbers.
  public func snapshot(component: String, variant: String, image: String) throws -> Snapshot {
    let description = graph.describe(from: contentOrigin)
    var collector = SnapshotCollector(
      ground: try GroundSampler(stage: self, omitting: description.symbolNodes))
    collector.visit(description)
    return Snapshot(
      component: component, variant: variant, scheme: settings.schemeName,
      typeSize: settings.typeSizeName, width: size.width, height: size.height,
      scale: settings.device.scale, image: image, texts: collector.texts, symbols: collector.symbols,
      regions: collector.regions, records: collector.records, tree: description.snapshotNode)
  }
}

extension Stage {
  /// The view tree of this moment.
  public var tree: Snapshot.Node { graph.describe(from: contentOrigin).snapshotNode }
}

extension NodeDescription {
  fileprivate var symbolNodes: Set<Int> {
    var result: Set<Int> = []
    if case .symbol = facts { result.insert(id) }
    for child in children { result.formUnion(child.symbolNodes) }
    return result
  }

  fileprivate var snapshotNode: Snapshot.Node {
    Snapshot.Node(
      name: name, detail: detail, frame: Snapshot.Frame(frame), children: children.map(\.snapshotNode))
  }
}

extension Snapshot.Frame {
  /// Rounded to a hundredth of a point, so that the last bits of sums do not show.
  init(_ rect: CGRect) {
    func rounded(_ value: CGFloat) -> Double { value.isFinite ? Double((value * 100).rounded() / 100) : 0 }
    self.init(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
  }
}

/// What lies behind texts and symbols: the picture without them.
@MainActor
struct GroundSampler {
  private let bitmap: Bitmap
  private let scale: CGFloat

  init(stage: Stage, omitting symbols: Set<Int>) throws {
    bitmap = try stage.bitmap(options: RenderOptions(omitsText: true, omittedNodes: symbols))
    scale = stage.settings.device.scale
  }

  /// The most frequent colour under a rectangle; of equals the one that is met first.
  func color(under rect: CGRect) -> ResolvedColor {
    let left = max(0, Int((rect.minX * scale).rounded(.down)))
    let top = max(0, Int((rect.minY * scale).rounded(.down)))
    let right = min(bitmap.width, Int((rect.maxX * scale).rounded(.up)))
    let bottom = min(bitmap.height, Int((rect.maxY * scale).rounded(.up)))
    guard left < right, top < bottom else { return .white }
    var counts: [UInt32: Int] = [:]
    var best = (word: bitmap.word(x: left, y: top), count: 0)
    let step = max(1, (bottom - top) / 40)
    for y in stride(from: top, to: bottom, by: step) {
      for x in left..<right {
        let word = bitmap.word(x: x, y: y)
        let count = (counts[word] ?? 0) + 1
        counts[word] = count
        if count > best.count { best = (word, count) }
      }
    }
    return ResolvedColor(
      red: Double(best.word >> 16 & 255) / 255, green: Double(best.word >> 8 & 255) / 255,
      blue: Double(best.word & 255) / 255)
  }
}

/// Gathers the parts of a snapshot from the described tree.
@MainActor
private struct SnapshotCollector {
  let ground: GroundSampler
  var texts: [Snapshot.TextRun] = []
  var symbols: [Snapshot.Symbol] = []
  var regions: [Snapshot.Region] = []
  var records: [Snapshot.Record] = []

  /// Half a pixel at 1x: rounding is not clipping.
  private static let tolerance: CGFloat = 0.5

  mutating func visit(_ node: NodeDescription) {
    switch node.facts {
    case .text(let text): add(text, node)
    case .symbol(let symbol): add(symbol, node)
    case .region(let kind, let label, let frame, let isEnabled):
      regions.append(
        Snapshot.Region(
          kind: kind, label: label,
          frame: Snapshot.Frame(frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY)), isEnabled: isEnabled))
    case .record(let kind, let detail):
      records.append(Snapshot.Record(kind: kind, detail: detail, frame: Snapshot.Frame(node.frame)))
    case nil: break
    }
    for child in node.children { visit(child) }
  }

  private mutating func add(_ text: NodeFacts.Text, _ node: NodeDescription) {
    let background = ground.color(under: node.frame)
    let seen = text.color.multiplied(by: node.opacity)
    let color = seen.composited(over: background)
    let overflows = node.visibleFrame.map { $0.cuts(node.frame, tolerance: Self.tolerance) }
    let isTooSmall =
      text.idealSize.height > node.size.height + Self.tolerance
      || text.idealSize.width > node.size.width + Self.tolerance
    texts.append(
      Snapshot.TextRun(
        string: text.string, frame: Snapshot.Frame(node.frame), face: text.face,
        requestedFace: text.requestedFace, pointSize: text.pointSize, weight: text.weight,
        scalesWithTypeSize: text.scalesWithTypeSize, color: seen.hex, background: background.hex,
        contrast: color.contrast(with: background), isTruncated: text.isTruncated,
        isClipped: (overflows ?? false) || (isTooSmall && !text.isTruncated),
        idealWidth: Double(text.idealSize.width), idealHeight: Double(text.idealSize.height),
        lineCount: text.lineCount, tracking: Double(text.tracking),
        strikethrough: text.strikethrough?.multiplied(by: node.opacity).hex, isItalic: text.isItalic))
  }

  private mutating func add(_ symbol: NodeFacts.Symbol, _ node: NodeDescription) {
    let background = ground.color(under: node.frame)
    let seen = symbol.color.multiplied(by: node.opacity)
    let color = seen.composited(over: background)
    symbols.append(
      Snapshot.Symbol(
        name: symbol.name,
        status: symbol.isUnknown ? .unknown : symbol.substitute == nil ? .found : .substituted,
        substitute: symbol.substitute, frame: Snapshot.Frame(node.frame), color: seen.hex,
        background: background.hex, contrast: color.contrast(with: background),
        pointSize: Double(symbol.pointSize), weight: Double(symbol.weight)))
  }
}

extension CGRect {
  /// Whether something reaches out of this room.
  fileprivate func cuts(_ frame: CGRect, tolerance: CGFloat) -> Bool {
    frame.minX < minX - tolerance || frame.minY < minY - tolerance || frame.maxX > maxX + tolerance
      || frame.maxY > maxY + tolerance
  }
}

extension ResolvedColor {
  fileprivate func multiplied(by opacity: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// `#RRGGBB`, with two more digits when it is not opaque.
  var hex: String {
    func digits(_ value: Double) -> String {
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    let base = "#" + digits(red) + digits(green) + digits(blue)
    return alpha >= 1 ? base : base + digits(alpha)
  }

  func composited(over ground: ResolvedColor) -> ResolvedColor {
    func mix(_ top: Double, _ below: Double) -> Double { top * alpha + below * (1 - alpha) }
    return ResolvedColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// WCAG 2: relative luminance of sRGB.
  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The WCAG 2 contrast ratio of two opaque colours, 1…21, never rounded.
  func contrast(with other: ResolvedColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
