/// A path as pure data: what shapes, glyph outlines and Core Graphics paths are made of.
package struct Outline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }
}
