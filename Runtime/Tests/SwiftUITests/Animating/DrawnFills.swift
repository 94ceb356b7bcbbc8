import CoreGraphics
import Drawing
import SwiftUICore

/// A filled figure of a picture as it is seen: after all effects around it.
struct DrawnFill {
  var color: ResolvedColor
  /// The bounding box in the stage's coordinates.
  var frame: CGRect
  /// 0…1: what the effects around it leave.
  var opacity: Double
  var blur: CGFloat

  /// The fills of a list, back to front.
  static func all(in list: DisplayList) -> [DrawnFill] {
    var result: [DrawnFill] = []
    func visit(_ list: DisplayList, _ map: CGAffineTransform, _ opacity: Double, _ blur: CGFloat) {
      for item in list.items {
        switch item {
        case .list(let child, at: let point):
          visit(child, CGAffineTransform(translationX: point.x, y: point.y).concatenating(map), opacity, blur)
        case .fill(let figure, .color(let color), _):
          result.append(DrawnFill(color: color, frame: figure.bounds.applying(map), opacity: opacity, blur: blur))
        case .effect(.opacity(let value), let child): visit(child, map, opacity * value, blur)
        case .effect(.transform(let transform), let child):
          visit(child, transform.concatenating(map), opacity, blur)
        case .effect(.blur(let radius, _), let child): visit(child, map, opacity, blur + radius)
        case .effect(_, let child), .marked(_, let child): visit(child, map, opacity, blur)
        default: break
        }
      }
    }
    visit(list, .identity, 1, 0)
    return result
  }
}

extension Host {
  var drawnFills: [DrawnFill] { DrawnFill.all(in: graph.displayList) }

  /// The fills that are as wide as a number of points: how tests tell their boxes apart.
  func boxes(width: CGFloat) -> [DrawnFill] { drawnFills.filter { abs($0.frame.width - width) < 0.01 } }

  /// Moves the clock and runs a frame.
  func frame(at time: Double) throws {
    graph.setTime(time)
    try frame()
  }
}
