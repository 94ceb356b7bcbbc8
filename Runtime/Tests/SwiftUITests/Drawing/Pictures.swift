import CoreGraphics
import Drawing
import Raster
import SwiftUI
import SwiftUICore

extension Host {
  /// Everything that is drawn, lists and effects opened, in the order of drawing.
  var drawn: [DisplayItem] {
    func open(_ items: [DisplayItem]) -> [DisplayItem] {
      items.flatMap { item -> [DisplayItem] in
        switch item {
        case .list(let list, _), .marked(_, let list): open(list.items)
        case .effect(let effect, let list): [.effect(effect, .empty)] + open(list.items)
        default: [item]
        }
      }
    }
    return open(graph.displayList.items)
  }

  /// The colours that figures are filled with, in the order of drawing.
  var fills: [ResolvedColor] {
    drawn.compactMap { item in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
  }

  var effects: [Effect] {
    drawn.compactMap { item in
      if case .effect(let effect, _) = item { effect } else { nil }
    }
  }

  /// The picture at one pixel a point.
  func picture(width: CGFloat, height: CGFloat, background: ResolvedColor? = nil) throws -> Bitmap {
    try Rasterizer().render(
      graph.displayList, size: CGSize(width: width, height: height), scale: 1, background: background)
  }
}

extension ResolvedColor {
  init(_ rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255)
  }
}

/// Points that may differ by rounding.
func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
    && abs(a.height - b.height) < 1e-6
}

/// A switch that a test holds.
@MainActor
final class Flag<Value> {
  var binding: Binding<Value>?
}

/// Shows content that depends on a state which the test can change.
struct Switchable<Value, Content: View>: View {
  @State var value: Value
  let flag: Flag<Value>
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    let _ = flag.binding = $value
    content(value)
  }
}
