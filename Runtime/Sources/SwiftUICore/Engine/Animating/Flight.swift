import CoreGraphics
import Drawing

/// What of a node is in flight beside its modifiers' values: its place, its picture.
@MainActor
package final class Flight {
  /// The place relative to the layout parent.
  var origin: NumbersInFlight?
  /// The numbers of the items that the node itself draws, and the items that they belong to.
  var picture: NumbersInFlight?
  var target: [DisplayItem] = []
  /// A picture that takes the place of one with another structure.
  var content: ContentFlight?
}

extension Node {
  /// The node's flight, made when something of it starts to move.
  fileprivate var flight: Flight {
    if let flight = graph.flights[ObjectIdentifier(self)] { return flight }
    let flight = Flight()
    graph.flights[ObjectIdentifier(self)] = flight
    flags.insert(.isInFlight)
    return flight
  }

  func endFlight() {
    guard flags.contains(.isInFlight) else { return }
    flags.remove(.isInFlight)
    graph.flights[ObjectIdentifier(self)] = nil
  }

  /// Ends the way to the node's place; its picture goes on.
  func endMovement() {
    guard flags.contains(.isInFlight) else { return }
    graph.flights[ObjectIdentifier(self)]?.origin = nil
  }

  /// Goes on with the way to its place that another node has begun.
  func takeMovement(of other: Node) {
    guard other.flags.contains(.isInFlight), let begun = graph.flights[ObjectIdentifier(other)],
      let origin = begun.origin, origin.isRunning
    else { return }
    begun.origin = nil
    flight.origin = origin
    origin.move(to: self) { [unowned self] in (layoutParent ?? self).setNeedsRecording() }
  }

  // MARK: Place

  /// Where the node is seen: its frame's origin, or a point on the way there.
  var presentedOrigin: CGPoint {
    guard flags.contains(.isInFlight), let origin = graph.flights[ObjectIdentifier(self)]?.origin,
      origin.isRunning
    else { return frame.origin }
    let numbers = origin.numbers(at: graph.time)
    return CGPoint(x: numbers.first ?? 0, y: numbers.count > 1 ? numbers[1] : 0)
  }

  /// Called before the frame's origin changes: a change in an animated round is made on the way.
  func willMove(to target: CGPoint) {
    let isFirst = flags.insert(.wasPlaced).inserted
    guard !isFirst, target != frame.origin else { return }
    guard let animation = graph.animation(for: self) else {
      if flags.contains(.isInFlight) {
        graph.flights[ObjectIdentifier(self)]?.origin?.set([Double(target.x), Double(target.y)])
      }
      return
    }
    let flight = flight
    let origin = flight.origin ?? NumbersInFlight([Double(frame.minX), Double(frame.minY)])
    flight.origin = origin
    origin.animate(to: [Double(target.x), Double(target.y)], with: animation, on: self) { [unowned self] in
      (layoutParent ?? self).setNeedsRecording()
    }
  }

  // MARK: Content

  /// The picture that takes the place of another, on its way; nil where no content transition runs.
  private func presentedContent(
    _ items: [DisplayItem], before: [DisplayItem], _ flight: Flight?
  ) -> [DisplayItem]? {
    if let running = flight?.content, running.new == items {
      if running.progress.isRunning { return running.items(at: graph.time, in: frame.size) }
      flight?.content = nil
      return nil
    }
    // What was seen last, even in the middle of another change, is what the new picture replaces.
    guard !before.isEmpty, let change = contentChange, before != items, let animation = graph.animation(for: self),
      flight?.content != nil || !DisplayNumbers.haveSameStructure(items, before)
    else {
      flight?.content = nil
      return nil
    }
    let content = ContentFlight(change, from: before, to: items)
    let flight = self.flight
    flight.picture = nil
    flight.content = content
    content.progress.animate(to: [1], with: animation, on: self) { [unowned self] in setNeedsRecording() }
    return content.items(at: graph.time, in: frame.size)
  }

  // MARK: Picture

  /// The items as they are seen: those that were recorded, or a picture between them and those before.
  func presented(_ items: [DisplayItem], before: [DisplayItem]) -> [DisplayItem] {
    let flight = flags.contains(.isInFlight) ? graph.flights[ObjectIdentifier(self)] : nil
    if let shown = presentedContent(items, before: before, flight) { return shown }
    let old = flight?.picture == nil ? before : flight!.target
    let skips = drawsFiguresInFlight
    let numbers = DisplayNumbers.numbers(of: items, skippingFigures: skips)
    let oldNumbers = DisplayNumbers.numbers(of: old, skippingFigures: skips)
    if numbers != oldNumbers, numbers.count == oldNumbers.count,
      let animation = graph.animation(for: self),
      DisplayNumbers.haveSameStructure(items, old, skippingFigures: skips)
    {
      let flight = self.flight
      let picture = flight.picture ?? NumbersInFlight(oldNumbers)
      flight.picture = picture
      flight.target = items
      picture.animate(to: numbers, with: animation, on: self) { [unowned self] in setNeedsRecording() }
      return DisplayNumbers.replacing(items, with: picture.numbers(at: graph.time), skippingFigures: skips)
    }
    guard let flight, let picture = flight.picture else { return items }
    guard picture.isRunning, numbers.count == oldNumbers.count,
      numbers == oldNumbers || DisplayNumbers.haveSameStructure(items, old, skippingFigures: skips)
    else {
      flight.picture = nil
      return items
    }
    if numbers != oldNumbers { picture.setChanged(numbers) }
    flight.target = items
    return DisplayNumbers.replacing(items, with: picture.numbers(at: graph.time), skippingFigures: skips)
  }
}
