import CoreGraphics

extension Stage {
  /// Waits for an expectation to come true, unless it is for this very moment.
  /// - Returns: what was seen instead; nil when it came true.
  func failure(of expectation: StageExpectation, after haptics: Int) throws -> String? {
    if case .settled = expectation.condition {
      let report = try settle(cap: Self.patience)
      return report.isSettled ? nil : "The stage is \(report)."
    }
    let condition = expectation.condition
    if expectation.isNow {
      if virtualClock != nil { try turn() }
      return try failure(of: condition, after: haptics)
    }
    guard try !wait(until: { try failure(of: condition, after: haptics) == nil }) else { return nil }
    return try failure(of: condition, after: haptics)
  }

  private func failure(of condition: StageExpectation.Condition, after haptics: Int) throws -> String? {
    switch condition {
    case .visible(let name):
      let screen = Screen(self, asSeen: true)
      return !screen.visible(name).isEmpty ? nil : StageVerbError.missing(name, seen: screen.names).description
    case .hidden(let name):
      let found = Screen(self, asSeen: true).visible(name)
      guard !found.isEmpty else { return nil }
      return "\"\(name)\" is there, at \(found.map(\.frame.text).joined(separator: " and "))."
    case .count(let count, let name):
      let found = Screen(self, asSeen: true).visible(name)
      guard found.count != count else { return nil }
      return "There are \(found.count) of \"\(name)\"."
    case .frame(let target, let frame, let tolerance):
      return with(target) { element in
        let seen = element.frame
        let isNear =
          abs(seen.minX - frame.minX) <= tolerance && abs(seen.minY - frame.minY) <= tolerance
          && abs(seen.width - frame.width) <= tolerance && abs(seen.height - frame.height) <= tolerance
        return isNear ? nil : "The frame of \(target) is \(seen.text)."
      }
    case .speech(let target, let speech):
      return with(target) { $0.speech == speech ? nil : "\(target) says \"\($0.speech)\"." }
    case .value(let target, let value):
      return with(target) { $0.value == value ? nil : "The value of \(target) is \"\($0.value)\"." }
    case .state(let target, let state):
      return with(target) { $0.isIn(state) ? nil : "\(target) is not \(state.rawValue)." }
    case .haptic(let kind):
      let log = self.haptics.dropFirst(haptics).map(\.kind)
      return log.contains { $0.hasPrefix(kind) }
        ? nil : "The haptics are \(log.isEmpty ? "none" : log.joined(separator: ", "))."
    case .hapticCount(let count):
      let log = self.haptics.dropFirst(haptics).map(\.kind)
      return log.count == count ? nil : "There are \(log.count) haptics: \(log.joined(separator: ", "))."
    case .color(let target, let color, let tolerance):
      guard let seen = try self.color(at: target) else { return missing(target) }
      return seen.distance(to: color) <= tolerance ? nil : "The color at \(target) is \(seen)."
    case .opacity(let target, let opacity, let tolerance):
      return with(target) {
        abs($0.opacity - opacity) <= tolerance ? nil : "The opacity of \(target) is \(shortest($0.opacity))."
      }
    case .settled: return nil
    case .endless(let name):
      let names = endlessNames
      return names.contains { $0.hasPrefix(name) }
        ? nil : "What goes on for ever is \(names.isEmpty ? "nothing" : names.joined(separator: ", "))."
    case .time(let seconds):
      return abs(time - seconds) < 0.0005 ? nil : "The time is \(shortest(time)) s."
    }
  }

  /// The values of something at moments that follow each other, against what is expected.
  func failure(of timeline: StageTimeline) throws -> String? {
    if virtualClock != nil { try turn() }
    let start = time
    var seen: [StageTimeline.Value] = []
    for index in timeline.values.indices {
      if index > 0 { try advance(to: start + Double(index) * timeline.interval) }
      seen.append(try value(of: timeline.property, at: timeline.target))
    }
    let isSame = zip(seen, timeline.values).allSatisfy { $0.isNear($1, tolerance: timeline.tolerance) }
    return isSame ? nil : "It was \"\(seen.map(\.description).joined(separator: " "))\"."
  }

  /// What something is at this moment, as it is seen: on its way where it moves.
  public func value(of property: StageTimeline.Property, at target: StageTarget) throws -> StageTimeline.Value {
    if property == .color { return try color(at: target).map { .color($0) } ?? .absent }
    guard let element = element(target) else { return .absent }
    switch property {
    case .x: return .number(Double(element.frame.minX))
    case .y: return .number(Double(element.frame.minY))
    case .width: return .number(Double(element.frame.width))
    case .height: return .number(Double(element.frame.height))
    case .opacity: return .number(element.opacity)
    case .color: return .absent
    }
  }

  /// The element of a target as it is seen at this moment; nil when there is none.
  private func element(_ target: StageTarget) -> ScreenElement? {
    let screen = Screen(self, asSeen: true)
    switch target {
    case .point(let point): return screen.elements.last { $0.frame.contains(point) }
    case .label(let name, let number):
      // What has faded out is still there to be measured.
      let found = screen.all(name, includingTransparent: true)
      guard let number else { return found.first }
      return found.indices.contains(number - 1) ? found[number - 1] : nil
    }
  }

  private func with(_ target: StageTarget, _ check: (ScreenElement) -> String?) -> String? {
    guard let element = element(target) else { return missing(target) }
    return check(element)
  }

  private func missing(_ target: StageTarget) -> String {
    let screen = Screen(self, asSeen: true)
    if case .label(let name, let number) = target {
      let count = screen.all(name).count
      if let number, count > 0 {
        return StageVerbError.numberTooHigh(name, number: number, count: count).description
      }
      return StageVerbError.missing(name, seen: screen.names).description
    }
    return "There is nothing at \(target)."
  }

  /// The picture's color at a point, or in the middle of an element.
  private func color(at target: StageTarget) throws -> StageExpectation.Color? {
    let point: CGPoint
    if case .point(let place) = target {
      point = place
    } else {
      guard let element = element(target) else { return nil }
      point = element.frame.middle
    }
    return try color(at: point)
  }
}

extension StageTimeline.Value: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(let number): shortest(number)
    case .color(let color): color.description
    case .absent: "-"
    }
  }

  func isNear(_ other: Self, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= tolerance
    case (.color(let a), .color(let b)): Double(a.distance(to: b)) <= tolerance
    case (.absent, .absent): true
    default: false
    }
  }
}
