import SwiftUI

/// From values to places along one side of the plot.
struct Scale {
  /// Names in their order, each with a band of its own; empty on a line of numbers.
  let names: [String]
  let range: ClosedRange<Double>
  let isDates: Bool
  /// Points.
  let length: CGFloat
  /// Whether small values are at the end, as upwards.
  let isReversed: Bool

  /// - Parameters:
  ///   - fromZero: the line holds 0.
  ///   - padded: the line ends at round numbers.
  init(
    _ data: [Datum], length: CGFloat, isReversed: Bool, fromZero: Bool, padded: Bool, domain: ClosedRange<Double>?,
    names given: [String]? = nil
  ) {
    self.length = length
    self.isReversed = isReversed
    var seen: Set<String> = []
    names =
      given ?? data.compactMap { if case .category(let name) = $0, seen.insert(name).inserted { name } else { nil } }
    isDates = data.contains { if case .date = $0 { true } else { false } }
    let numbers = data.compactMap(\.number) + (fromZero ? [0] : [])
    var low = domain?.lowerBound ?? numbers.min() ?? 0, high = domain?.upperBound ?? numbers.max() ?? 1
    if low == high { (low, high) = (low - 0.5, high + 0.5) }
    if padded, domain == nil {
      let step = Self.step(low...high, count: 5)
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    range = low...max(low, high)
  }

  /// Points of a band; 0 on a line of numbers.
  var band: CGFloat { names.isEmpty ? 0 : length / CGFloat(names.count) }

  func place(_ datum: Datum) -> CGFloat? {
    let part: Double
    if case .category(let name) = datum {
      guard let index = names.firstIndex(of: name) else { return nil }
      // Names run from the top, as they are written.
      return (CGFloat(index) + 0.5) * band
    } else {
      guard names.isEmpty, let number = datum.number else { return nil }
      part = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    guard part.isFinite else { return nil }
    return length * (isReversed ? 1 - part : part)
  }

  func datum(at place: CGFloat) -> Datum? {
    guard length > 0 else { return nil }
    if !names.isEmpty {
      let index = Int(place / band)
      return place >= 0 && names.indices.contains(index) ? .category(names[index]) : nil
    }
    let part = Double(isReversed ? 1 - place / length : place / length)
    let number = range.lowerBound + part * (range.upperBound - range.lowerBound)
    return isDates ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
  }

  /// The values that are marked.
  func ticks(_ values: AxisMarkValues) -> [Datum] {
    if !names.isEmpty {
      if case .names(let wanted) = values.kind { return names.filter(wanted.contains).map { .category($0) } }
      return names.map { .category($0) }
    }
    let numbers: [Double]
    switch values.kind {
    case .numbers(let wanted): numbers = wanted.filter(range.contains)
    case .stride(let step): numbers = multiples(of: step)
    case .dates(let component, let count): numbers = dates(component, count)
    case .automatic(let count) where isDates: numbers = evenDates(count)
    case .automatic(let count): numbers = multiples(of: Self.step(range, count: count))
    case .names: numbers = []
    }
    return numbers.map { isDates ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
  }

  private func multiples(of step: Double) -> [Double] {
    guard step > 0, (range.upperBound - range.lowerBound) / step < 500 else { return [] }
    let first = (range.lowerBound / step).rounded(.up), last = (range.upperBound / step).rounded(.down)
    return first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }

  private func dates(_ component: Calendar.Component, _ count: Int) -> [Double] {
    let calendar = Calendar.current
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard var date = calendar.dateInterval(of: component, for: start)?.start else { return [] }
    var result: [Double] = []
    while date.timeIntervalSinceReferenceDate <= range.upperBound, result.count < 100 {
      if date.timeIntervalSinceReferenceDate >= range.lowerBound { result.append(date.timeIntervalSinceReferenceDate) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return result
  }

  /// Starts of days, months or other units, so that there are about as many as wanted.
  private func evenDates(_ count: Int) -> [Double] {
    let wanted = (range.upperBound - range.lowerBound) / Double(count)
    let units: [(Calendar.Component, Int, Double)] = [
      (.minute, 1, 60), (.minute, 10, 600), (.hour, 1, 3600), (.hour, 6, 21600), (.day, 1, 86400), (.day, 7, 604800),
      (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.year, 1, 31_557_600), (.year, 5, 157_788_000),
    ]
    let unit = units.first { $0.2 >= wanted * 0.7 } ?? units[units.count - 1]
    return dates(unit.0, unit.1)
  }

  /// 1, 2 or 5 times a power of ten, so that there are about as many steps as wanted.
  static func step(_ range: ClosedRange<Double>, count: Int) -> Double {
    let raw = (range.upperBound - range.lowerBound) / Double(max(1, count))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, log10(raw).rounded(.down))
    return power * ([1, 2, 5, 10].first { $0 * power >= raw * 0.999 } ?? 10)
  }
}
