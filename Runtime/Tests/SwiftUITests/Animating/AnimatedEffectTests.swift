import Drawing
import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Effects and styles half way between two values.
@MainActor
struct AnimatedEffectTests {
  private struct Switch<Content: View>: View {
    let handle: Handle<Binding<Bool>>
    let content: (Bool) -> Content
    @State private var isOn = false
    var body: some View {
      handle.value = $isOn
      return content(isOn)
    }
  }

  /// The first effect or item of the picture that a closure knows, half way.
  private func half<Content: View, Result>(
    _ content: @escaping (Bool) -> Content, _ pick: (DisplayItem) -> Result?
  ) throws -> Result? {
    let handle = Handle<Binding<Bool>>()
    let host = try Host(Switch(handle: handle, content: content), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { handle.value?.wrappedValue = true }
    try host.frame()
    try host.frame(at: 0.5)
    func find(_ list: DisplayList) -> Result? {
      for item in list.items {
        if let found = pick(item) { return found }
        switch item {
        case .list(let child, _), .effect(_, let child), .marked(_, let child):
          if let found = find(child) { return found }
        default: break
        }
      }
      return nil
    }
    return find(host.graph.displayList)
  }

  private var box: some View { Color.red.frame(width: 20, height: 20) }

  @Test("blur, shadow and colour filters are half way at half of the time")
  func filters() throws {
    let blur = try half({ self.box.blur(radius: $0 ? 8 : 0) }) { item -> CGFloat? in
      if case .effect(.blur(let radius, _), _) = item { radius } else { nil }
    }
    #expect(blur == 4)
    let shadow = try half({ self.box.shadow(color: .black.opacity($0 ? 1 : 0.5), radius: $0 ? 8 : 4, y: $0 ? 2 : 0) }) {
      item -> (Double, CGFloat, CGFloat)? in
      if case .effect(.shadow(let color, let radius, let offset), _) = item {
        (color.alpha, radius, offset.height)
      } else {
        nil
      }
    }
    #expect(shadow.map { abs($0.0 - 0.75) < 1e-6 && $0.1 == 6 && $0.2 == 1 } == true)
    func rows(_ content: @escaping (Bool) -> some View) throws -> [Double]? {
      try half(content) { if case .effect(.colorMatrix(let rows), _) = $0 { rows } else { nil } }
    }
    #expect(try rows { self.box.brightness($0 ? 0.5 : 0) }?[4] == 0.25)
    let saturation = try #require(try rows { self.box.saturation($0 ? 0 : 1) })
    #expect(try saturation == #require(try rows { _ in self.box.saturation(0.5) }))
    #expect(try rows { self.box.contrast($0 ? 3 : 1) } == rows { _ in self.box.contrast(2) })
    #expect(try rows { self.box.grayscale($0 ? 1 : 0) } == rows { _ in self.box.grayscale(0.5) })
    #expect(
      try rows { self.box.hueRotation(.degrees($0 ? 90 : 0)) } == rows { _ in self.box.hueRotation(.degrees(45)) })
    let product = try rows { self.box.colorMultiply(Color(red: $0 ? 0 : 1, green: 1, blue: 1)) }
    #expect(product.map { abs($0[0] - 0.5) < 1e-6 } == true)
  }

  @Test("a turn in space is half way at half of its angle")
  func turning() throws {
    let projection = try half({ self.box.rotation3DEffect(.degrees($0 ? 60 : 0), axis: (x: 0, y: 1, z: 0)) }) {
      if case .effect(.projection(let numbers), _) = $0 { numbers } else { nil }
    }
    let expected = try half({ _ in self.box.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) }) {
      if case .effect(.projection(let numbers), _) = $0 { numbers } else { nil }
    }
    #expect(projection != nil && projection == expected)
  }

  @Test("gradients and colours are half way between their stops")
  func gradients() throws {
    let stops = try half({ isOn in
      Rectangle().fill(
        LinearGradient(
          colors: [isOn ? .white : .black, .black], startPoint: .leading, endPoint: isOn ? .trailing : .leading)
      ).frame(width: 20, height: 20)
    }) { item -> (Double, CGFloat)? in
      if case .fill(_, .linear(let stops, _, let end), _) = item { (stops[0].color.red, end.x) } else { nil }
    }
    #expect(stops.map { abs($0.0 - 0.5) < 1e-6 && $0.1 == 10 } == true)
  }

  @Test("a clip's shape with data, and corners, are half way")
  func clips() throws {
    let corner = try half({ self.box.clipShape(RoundedRectangle(cornerRadius: $0 ? 10 : 0)) }) { item -> CGFloat? in
      if case .effect(.clip(.roundedRect(_, let corner, _), _), _) = item { corner.width } else { nil }
    }
    #expect(corner == 5)
  }
}
