import CoreGraphics
import SwiftUI

extension Stage {
  /// Does what a user would do. A verb that looks for something first waits until what moves has stopped, and
  /// up to ten seconds for what is not there yet.
  /// - Throws: `StageVerbError` when the target is not there, and when a view keeps changing itself.
  public func perform(_ action: StageAction) throws {
    switch action {
    case .tap(let target, let count): try tap(at: try enabledPoint(of: target), count: count)
    case .longPress(let target, let seconds): try press(at: try enabledPoint(of: target), for: seconds)
    case .swipe(let direction, let target): try swipe(direction, on: target)
    case .drag(let start, let end, let hold, let seconds):
      let from = try box(of: start).point
      try drag(from: from, to: try box(of: end).point, hold: hold, seconds: seconds)
    case .dragBy(let start, let way, let hold, let seconds):
      let from = try box(of: start).point
      try drag(
        from: from, to: CGPoint(x: from.x + way.width, y: from.y + way.height), hold: hold, seconds: seconds)
    case .scroll(let direction, let target, let name): try scroll(direction, on: target, until: name)
    case .pinch(let target, let scale): try pinch(at: try box(of: target).point, by: scale)
    case .twist(let target, let degrees): try twist(at: try box(of: target).point, by: .degrees(degrees))
    case .touch(let target):
      finger = try box(of: target).point
      try send(.touch(TouchEvent(.began, at: finger)))
    case .moveFinger(let target):
      let start = finger
      finger = try place(of: target)
      try moveHeldFinger(from: start, to: finger)
    case .liftFinger: try send(.touch(TouchEvent(.ended, at: finger)))
    case .hover(let target): try send(.hover(try target.map { try box(of: $0).point }))
    case .wheel(let target, let way): try send(.wheel(WheelEvent(at: try box(of: target).point, by: way)))
    case .type(let text): try type(text)
    case .press(let key): try send(.key(KeyEvent(key.key, modifiers: key.modifiers)))
    case .increment(let target): try assist(target, .increment)
    case .decrement(let target): try assist(target, .decrement)
    case .activate(let target): try assist(target, .activate)
    case .act(let name, let target): try assist(target, .named(name))
    case .open(let url): try receive(.url(url))
    case .resume(let type): try receive(.activity(NSUserActivity(activityType: type)))
    case .wait(let seconds): try advance(by: seconds)
    case .settle: try settle()
    case .rotate(let orientation): try change { $0.orientation = orientation }
    case .set(let setting): try change { setting.apply(to: &$0) }
    }
  }

  private func receive(_ event: OutsideEvent) throws {
    try waitWhileMoving()
    performing { graph.send(outside: event) }
    try advance(by: 0)
  }

  /// A disabled control is no error of the view, but a script that taps one says something else than it means.
  private func enabledPoint(of target: StageTarget) throws -> CGPoint {
    let point = try box(of: target).point
    if case .label(let name, let number) = target, try !find(name, number: number).isEnabled {
      throw StageVerbError.disabled(name)
    }
    return point
  }

  /// Where a target is, on the screen or not.
  private func place(of target: StageTarget) throws -> CGPoint {
    switch target {
    case .point(let point): return point
    case .key(let name): return try keyFrame(name).middle
    case .label(let name, let number):
      // A finger that is down keeps things moving: nothing is waited for.
      let found = Screen(self).all(name)
      guard let element = number.map({ found.indices.contains($0 - 1) ? found[$0 - 1] : nil }) ?? found.first else {
        throw StageVerbError.missing(name, seen: Screen(self).names)
      }
      return element.point
    }
  }

  private func moveHeldFinger(from start: CGPoint, to end: CGPoint) throws {
    let samples = 6
    for index in 1...samples {
      try passTime(0.1 / Double(samples))
      let way = CGFloat(index) / CGFloat(samples)
      let point = CGPoint(x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way)
      try send(.touch(TouchEvent(.moved, at: point)))
    }
  }

  /// Two fifths of the target's length, at the speed of a finger that shows what lies beneath.
  private func swipe(_ direction: StageDirection, on target: StageTarget?) throws {
    let box =
      try target.map { try self.box(of: $0) } ?? (
        CGRect(origin: .zero, size: CGSize(width: graph.size.width, height: visibleHeight)), screenMiddle
      )
    let frame = box.0.isEmpty ? CGRect(origin: box.1, size: .zero).insetBy(dx: -100, dy: -100) : box.0
    let isAcross = direction == .left || direction == .right
    let room = (isAcross ? frame.width : frame.height) * 0.4
    // On what is small the finger comes down, and goes as far as a finger does.
    let length = max(room, Self.shortestSwipe)
    let center = target == nil ? screenMiddle : CGPoint(x: frame.midX, y: box.1.y)
    let start = CGPoint(
      x: center.x - direction.step.width * room / 2, y: center.y - direction.step.height * room / 2)
    let end = CGPoint(
      x: start.x + direction.step.width * length, y: start.y + direction.step.height * length)
    try drag(from: start, to: end, seconds: 0.2)
  }

  /// Points.
  private static let shortestSwipe: CGFloat = 120

  /// Of what the keyboard leaves of it.
  private var screenMiddle: CGPoint { CGPoint(x: graph.size.width / 2, y: visibleHeight / 2) }

  private var visibleHeight: CGFloat { graph.keyboard.frame?.minY ?? graph.size.height }

  /// Drags until the name is visible, and gives up when a drag changes nothing any more.
  private func scroll(_ direction: StageDirection, on target: StageTarget?, until name: String) throws {
    let point = try target.map { try box(of: $0).point } ?? screenMiddle
    let reach = min(direction.step.width == 0 ? visibleHeight : graph.size.width, 800) * 0.35
    let start = CGPoint(
      x: point.x + direction.step.width * reach / 2, y: point.y + direction.step.height * reach / 2)
    let end = CGPoint(
      x: point.x - direction.step.width * reach / 2, y: point.y - direction.step.height * reach / 2)
    for _ in 0..<Self.mostDrags {
      try waitWhileMoving()
      let before = Screen(self)
      if before.all(name).contains(where: before.isReachable) { return }
      try drag(from: start, to: end)
      try waitWhileMoving()
      let after = Screen(self)
      if before.isSame(as: after) { throw StageVerbError.notScrolledTo(name, seen: after.names) }
    }
    throw StageVerbError.notScrolledTo(name, seen: Screen(self).names)
  }

  private static let mostDrags = 400

  /// Keys of an on-screen keyboard come a tenth of a second after each other; a return is a key.
  private func type(_ text: String) throws {
    try waitWhileMoving()
    for character in text {
      if character.isNewline {
        try send(.key(KeyEvent(.return)))
      } else {
        try send(.text(.insert(String(character))))
      }
      try passTime(0.1)
    }
  }
}
