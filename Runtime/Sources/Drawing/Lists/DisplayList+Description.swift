import CoreGraphics

extension DisplayList: CustomStringConvertible {
  /// One line an item, children indented: stable, for tests and reports to compare.
  package var description: String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    func nest(_ title: String, _ list: DisplayList) {
      lines.append(indent + title)
      list.describe(into: &lines, depth: depth + 1)
    }
    for item in items {
      switch item {
      case .list(let list, let origin): nest("list at \(text(origin))", list)
      case .marked(let mark, let list): nest("node \(mark.node)", list)
      case .effect(let effect, let list):
        nest(effect.summary, list)
        if case .mask(let mask) = effect { nest("through", mask) }
      case .fill(let figure, let paint, let evenOdd):
        lines.append(indent + "fill \(figure.summary)\(evenOdd ? " even-odd" : "") \(paint.summary)")
      case .stroke(let figure, let paint, let pen):
        lines.append(indent + "stroke \(figure.summary) \(pen.summary) \(paint.summary)")
      case .glyphs(let run, let origin, let paint):
        lines.append(indent + "glyphs \(run.summary) at \(text(origin)) \(paint.summary)")
      case .image(let image, let rect, let drawing):
        lines.append(indent + "image \(image.width)×\(image.height) in \(text(rect))\(drawing.summary)")
      }
    }
  }
}

private func text(_ p: CGPoint) -> String { "(\(p.x.short()) \(p.y.short()))" }

private func text(_ s: CGSize) -> String { "\(s.width.short())×\(s.height.short())" }

private func text(_ r: CGRect) -> String {
  "(\(r.origin.x.short()) \(r.origin.y.short()) \(r.size.width.short()) \(r.size.height.short()))"
}

private func text(_ numbers: [CGFloat]) -> String { numbers.map { $0.short(4) }.joined(separator: " ") }

extension Figure {
  /// As in a list's description.
  package var summary: String {
    switch self {
    case .rect(let rect): "rect \(text(rect))"
    case .roundedRect(let rect, let corner, let continuous):
      "rounded \(text(rect)) \(text(corner))\(continuous ? " continuous" : "")"
    case .ellipse(let rect): "ellipse \(text(rect))"
    case .outline(let outline): "path \"\(outline.pathData())\""
    }
  }
}

extension Outline {
  /// The outline in the notation of SVG paths.
  package func pathData(digits: Int = 3) -> String {
    func at(_ p: CGPoint) -> String { "\(p.x.short(digits)) \(p.y.short(digits))" }
    return elements.map { element in
      switch element {
      case .move(let p): "M\(at(p))"
      case .line(let p): "L\(at(p))"
      case .quad(let p, let c): "Q\(at(c)) \(at(p))"
      case .cubic(let p, let c1, let c2): "C\(at(c1)) \(at(c2)) \(at(p))"
      case .close: "Z"
      }
    }.joined()
  }
}

extension Paint {
  package var summary: String {
    func list(_ stops: [Stop]) -> String {
      stops.map { "\($0.color.hexText) \($0.location.short())" }.joined(separator: ", ")
    }
    switch self {
    case .color(let color): return color.hexText
    case .linear(let stops, let start, let end):
      return "linear \(text(start)) to \(text(end)) [\(list(stops))]"
    case .radial(let stops, let center, let from, let to):
      return "radial \(text(center)) \(from.short()) to \(to.short()) [\(list(stops))]"
    case .elliptical(let stops, let rect, let center, let from, let to):
      return "elliptical \(text(rect)) \(text(center)) \(from.short()) to \(to.short()) [\(list(stops))]"
    case .angular(let stops, let center, let from, let to):
      return "angular \(text(center)) \(from.short()) to \(to.short()) [\(list(stops))]"
    case .image(let image, let origin, let tile):
      return "image \(image.width)×\(image.height) from \(text(origin)) each \(text(tile))"
    case .backdrop(let backdrop):
      return "backdrop blur \(backdrop.blurRadius.short()) saturation \(backdrop.saturation.short())"
        + " tint \(backdrop.tint.hexText)"
    }
  }
}

extension Pen {
  package var summary: String {
    var words = ["pen \(width.short())"]
    if cap != .butt { words.append(cap == .round ? "round cap" : "square cap") }
    if join != .miter { words.append(join == .round ? "round join" : "bevel join") }
    if !dash.isEmpty { words.append("dash [\(text(dash))] from \(dashPhase.short())") }
    return words.joined(separator: " ")
  }
}

extension GlyphRun {
  fileprivate var summary: String {
    "\"\(text.replacingOccurrences(of: "\n", with: "\\n"))\" \(face.name) \(drawSize.short())"
      + "\(isRightToLeft ? " right-to-left" : "")\(isColor ? " color" : "") width \(width.short())"
  }
}

extension ImageDrawing {
  fileprivate var summary: String {
    var words: [String] = []
    if interpolation != .low { words.append("\(interpolation)") }
    if let template { words.append("template \(template.summary)") }
    if capInsets.contains(where: { $0 != 0 }) { words.append("insets [\(Drawing.text(capInsets))]") }
    if tiles { words.append("tiled") }
    return words.isEmpty ? "" : " " + words.joined(separator: " ")
  }
}

extension Effect {
  package var summary: String {
    switch self {
    case .opacity(let opacity): "opacity \(opacity.short())"
    case .transform(let t): "transform [\(text([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
    case .projection(let m): "projection [\(text(m))]"
    case .clip(let figure, let evenOdd): "clip \(figure.summary)\(evenOdd ? " even-odd" : "")"
    case .mask: "mask"
    case .shadow(let color, let radius, let offset):
      "shadow \(color.hexText) radius \(radius.short()) offset \(text(offset))"
    case .blur(let radius, let opaque): "blur \(radius.short())\(opaque ? " opaque" : "")"
    case .blend(let mode): "blend \(mode)"
    case .compositingGroup: "compositing group"
    case .colorMatrix(let numbers): "color matrix [\(text(numbers.map { CGFloat($0) }))]"
    }
  }
}
