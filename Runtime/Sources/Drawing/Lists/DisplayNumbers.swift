import CoreGraphics

/// The numbers of display items, taken out and put back in one order: what is interpolated when a
/// picture is animated. Two pictures can be interpolated when they differ in their numbers only.
package struct DisplayNumbers {
  private enum Mode { case read, write, clear }

  private let mode: Mode
  /// Figures are left as they are.
  private let skipsFigures: Bool
  private var numbers: [Double]
  private var position = 0

  private init(_ mode: Mode, numbers: [Double] = [], skipsFigures: Bool) {
    self.mode = mode
    self.numbers = numbers
    self.skipsFigures = skipsFigures
  }

  /// All numbers of the items, in order.
  package static func numbers(of items: [DisplayItem], skippingFigures: Bool = false) -> [Double] {
    var visitor = DisplayNumbers(.read, skipsFigures: skippingFigures)
    var items = items
    visitor.visit(&items)
    return visitor.numbers
  }

  /// The items with other numbers; missing ones stay as they are.
  package static func replacing(
    _ items: [DisplayItem], with numbers: [Double], skippingFigures: Bool = false
  ) -> [DisplayItem] {
    var visitor = DisplayNumbers(.write, numbers: numbers, skipsFigures: skippingFigures)
    var items = items
    visitor.visit(&items)
    return items
  }

  /// Whether two pictures differ in numbers only.
  package static func haveSameStructure(
    _ a: [DisplayItem], _ b: [DisplayItem], skippingFigures: Bool = false
  ) -> Bool {
    cleared(a, skippingFigures) == cleared(b, skippingFigures)
  }

  private static func cleared(_ items: [DisplayItem], _ skippingFigures: Bool) -> [DisplayItem] {
    var visitor = DisplayNumbers(.clear, skipsFigures: skippingFigures)
    var items = items
    visitor.visit(&items)
    return items
  }

  // MARK: Numbers

  private mutating func visit(_ value: inout Double) {
    switch mode {
    case .read: numbers.append(value)
    case .clear: value = 0
    case .write:
      guard position < numbers.count else { return }
      value = numbers[position]
      position += 1
    }
  }

  private mutating func visit(_ value: inout CGFloat) {
    var double = Double(value)
    visit(&double)
    value = CGFloat(double)
  }

  private mutating func visit(_ point: inout CGPoint) {
    visit(&point.x)
    visit(&point.y)
  }

  private mutating func visit(_ size: inout CGSize) {
    visit(&size.width)
    visit(&size.height)
  }

  private mutating func visit(_ rect: inout CGRect) {
    visit(&rect.origin)
    visit(&rect.size)
  }

  private mutating func visit(_ color: inout ResolvedColor) {
    visit(&color.red)
    visit(&color.green)
    visit(&color.blue)
    visit(&color.alpha)
  }

  // MARK: Items

  private mutating func visit(_ items: inout [DisplayItem]) {
    for index in items.indices { visit(&items[index]) }
  }

  private mutating func visit(_ item: inout DisplayItem) {
    switch item {
    case .fill(var figure, var paint, let evenOdd):
      visit(&figure)
      visit(&paint)
      item = .fill(figure, paint, evenOdd: evenOdd)
    case .stroke(var figure, var paint, var pen):
      visit(&figure)
      visit(&paint)
      visit(&pen.width)
      visit(&pen.dashPhase)
      item = .stroke(figure, paint, pen)
    case .glyphs(let run, at: var point, var paint):
      visit(&point)
      visit(&paint)
      item = .glyphs(run, at: point, paint)
    case .image(let image, in: var rect, let drawing):
      visit(&rect)
      item = .image(image, in: rect, drawing)
    case .effect(var effect, let list):
      visit(&effect)
      var items = list.items
      visit(&items)
      item = .effect(effect, DisplayList(items))
    case .marked(let mark, let list):
      var items = list.items
      visit(&items)
      item = .marked(mark, DisplayList(items))
    case .list:
      // A child's list has numbers of its own, which its own node animates, whatever else changes in it.
      if mode == .clear { item = .list(.empty, at: .zero) }
    }
  }

  private mutating func visit(_ figure: inout Figure) {
    if skipsFigures {
      if mode == .clear { figure = .rect(.zero) }
      return
    }
    switch figure {
    case .rect(var rect):
      visit(&rect)
      figure = .rect(rect)
    case .ellipse(var rect):
      visit(&rect)
      figure = .ellipse(rect)
    case .roundedRect(var rect, corner: var corner, let continuous):
      visit(&rect)
      visit(&corner)
      figure = .roundedRect(rect, corner: corner, continuous: continuous)
    case .outline(var outline):
      for index in outline.elements.indices { visit(&outline.elements[index]) }
      figure = .outline(outline)
    }
  }

  private mutating func visit(_ element: inout Outline.Element) {
    switch element {
    case .move(var point):
      visit(&point)
      element = .move(point)
    case .line(var point):
      visit(&point)
      element = .line(point)
    case .quad(var point, var control):
      visit(&point)
      visit(&control)
      element = .quad(point, control: control)
    case .cubic(var point, var control1, var control2):
      visit(&point)
      visit(&control1)
      visit(&control2)
      element = .cubic(point, control1: control1, control2: control2)
    case .close: break
    }
  }

  private mutating func visit(_ stops: inout [Paint.Stop]) {
    for index in stops.indices {
      visit(&stops[index].color)
      visit(&stops[index].location)
    }
  }

  private mutating func visit(_ paint: inout Paint) {
    switch paint {
    case .color(var color):
      visit(&color)
      paint = .color(color)
    case .linear(var stops, var start, var end):
      visit(&stops)
      visit(&start)
      visit(&end)
      paint = .linear(stops: stops, start: start, end: end)
    case .radial(var stops, var center, var startRadius, var endRadius):
      visit(&stops)
      visit(&center)
      visit(&startRadius)
      visit(&endRadius)
      paint = .radial(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(var stops, var rect, var center, var startFraction, var endFraction):
      visit(&stops)
      visit(&rect)
      visit(&center)
      visit(&startFraction)
      visit(&endFraction)
      paint = .elliptical(
        stops: stops, rect: rect, center: center, startFraction: startFraction, endFraction: endFraction)
    case .angular(var stops, var center, var startAngle, var endAngle):
      visit(&stops)
      visit(&center)
      visit(&startAngle)
      visit(&endAngle)
      paint = .angular(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    case .image, .backdrop: break
    }
  }

  private mutating func visit(_ effect: inout Effect) {
    switch effect {
    case .opacity(var value):
      visit(&value)
      effect = .opacity(value)
    case .clip(var figure, let evenOdd):
      visit(&figure)
      effect = .clip(figure, evenOdd: evenOdd)
    case .shadow(var color, var radius, var offset):
      visit(&color)
      visit(&radius)
      visit(&offset)
      effect = .shadow(color: color, radius: radius, offset: offset)
    case .blur(var radius, let opaque):
      visit(&radius)
      effect = .blur(radius: radius, opaque: opaque)
    case .colorMatrix(var rows):
      for index in rows.indices { visit(&rows[index]) }
      effect = .colorMatrix(rows)
    case .transform, .projection, .mask, .blend, .compositingGroup: break
    }
  }
}
