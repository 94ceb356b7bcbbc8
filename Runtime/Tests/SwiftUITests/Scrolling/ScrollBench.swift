import Foundation
import SwiftUI
import SwiftUICore

/// Drives the scroll views of a host without recognisers, as a finger, a wheel or the clock would.
@MainActor
final class ScrollBench {
  let host: Host
  private let size: CGSize
  /// Which scroll view, in the order of the tree.
  private let index: Int

  init(_ view: some View, width: CGFloat = 400, height: CGFloat = 800, index: Int = 0) throws {
    host = try Host(view, width: width, height: height)
    size = CGSize(width: width, height: height)
    self.index = index
  }

  var graph: ViewGraph { host.graph }

  private var scroll: ScrollDriver { graph.scrollDrivers()[index] }

  /// Where the content stands, in points; beyond the ends in the rubber band.
  var offset: CGPoint { scroll.offset }

  func rows() -> [String: CGRect] { host.rows() }

  /// Puts a finger down, moves it, and leaves it there.
  func drag(x: CGFloat = 0, y: CGFloat = 0) throws {
    scroll.began()
    scroll.moved(CGSize(width: x, height: y))
    try host.frame()
  }

  /// Moves the finger on, counted from where it began.
  func move(x: CGFloat = 0, y: CGFloat = 0) throws {
    scroll.moved(CGSize(width: x, height: y))
    try host.frame()
  }

  /// Lets go with a velocity of the finger.
  func release(x: CGFloat = 0, y: CGFloat = 0) throws {
    scroll.ended(CGSize(width: x, height: y))
    try host.frame()
  }

  /// - Returns: whether something moved.
  @discardableResult
  func hold() throws -> Bool {
    let moved = scroll.hold()
    try host.frame()
    return moved
  }

  func releaseHold() throws {
    scroll.releaseHold()
    try host.frame()
  }

  @discardableResult
  func wheel(x: CGFloat = 0, y: CGFloat = 0) throws -> Bool {
    let moved = scroll.wheel(CGSize(width: x, height: y))
    try host.frame()
    return moved
  }

  /// Lets time pass in one frame.
  func wait(_ seconds: Double) throws {
    graph.setTime(graph.time + seconds)
    try host.frame()
  }

  /// Lets time pass, 60 frames a second, until nothing moves.
  func settle(within seconds: Double = 30) throws {
    let end = graph.time + seconds
    while graph.hasFiniteAnimations, graph.time < end { try wait(1.0 / 60) }
  }
}

extension Host {
  /// The rows that lie in the viewport by their texts, each in a fixed frame, with the frames' places.
  func rows(in height: CGFloat = 800) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    func visit(_ node: NodeDescription, _ frame: CGRect?) {
      let frame = node.name == "frame" ? node.frame : frame
      if case .text(let text) = node.facts, let frame, frame.maxY > 0.5, frame.minY < height - 0.5 {
        result[text.string] = frame
      }
      for child in node.children { visit(child, frame) }
    }
    visit(graph.describe(), nil)
    return result
  }
}
