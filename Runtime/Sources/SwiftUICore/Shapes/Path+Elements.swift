import Drawing

extension Path {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a part at a point.
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Joins the end of the part to its start.
    case closeSubpath

    package init(_ element: Outline.Element) {
      switch element {
      case .move(let p): self = .move(to: p)
      case .line(let p): self = .line(to: p)
      case .quad(let p, let c): self = .quadCurve(to: p, control: c)
      case .cubic(let p, let c1, let c2): self = .curve(to: p, control1: c1, control2: c2)
      case .close: self = .closeSubpath
      }
    }
  }

  /// Hands the steps of the path to the closure, in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in outline.elements { body(Element(element)) }
  }
}

extension Path: LosslessStringConvertible {
  /// Numbers followed by a letter for each step: `m`, `l`, `q`, `c`, `h`.
  public var description: String {
    func points(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return outline.elements.map { element in
      switch element {
      case .move(let p): points(p) + " m"
      case .line(let p): points(p) + " l"
      case .quad(let p, let c): points(c, p) + " q"
      case .cubic(let p, let c1, let c2): points(c1, c2, p) + " c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  /// The path of a description; nil when the text is none.
  public init?(_ string: String) {
    var outline = Outline()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite, numbers.count < 6 else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): outline.move(to: points[0])
      case ("l", 2): outline.addLine(to: points[0])
      case ("q", 4): outline.addQuad(to: points[1], control: points[0])
      case ("c", 6): outline.addCubic(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): outline.close()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    if let first = outline.elements.first {
      guard case .move = first else { return nil }
    }
    self.init(outline)
  }

  /// The shortest text that reads back as the same number.
  private static func text(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
