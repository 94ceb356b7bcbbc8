import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Controls and containers with values that no one means, in combinations of fixed seeds.
@MainActor
@Suite("Odd values in controls")
struct OddValueTests {
  /// A linear congruential generator with Knuth's constants.
  final class Dice {
    private var seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    func roll(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(bound))
    }

    func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }

    func number() -> Double {
      pick([.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude, 0.5, 7, 1e9])
    }

    func text() -> String {
      pick([
        "", " ", "\n\n", "a", "\u{301}", "🇨🇭👨‍👩‍👧", "אבג abc", String(repeating: "long ", count: 200), "%@ %d", "**[", "\0",
      ])
    }

    func date() -> Date {
      Date(
        timeIntervalSinceReferenceDate: pick([0, -1e18, 1e18, .nan, .infinity, -6e10, 8e9, -63_114_076_800, 1.5]))
    }

    func bounds() -> ClosedRange<Double> {
      pick([0...1, -1e300...1e300, 5...5, -.infinity...(.infinity), 0...(.infinity), 0...1e-300, -10...(-5)])
    }
  }

  /// Lays out, draws, reads aloud, touches and adjusts; nothing is expected but that it ends.
  private func exercise(_ view: some View, _ dice: Dice) throws {
    let host = try Host(view.frame(width: 200, height: 200), width: 220, height: 220, scale: 1)
    for _ in 0..<2 {
      try host.tap(CGFloat(dice.roll(220)), CGFloat(dice.roll(220)))
      try host.drag(
        from: CGPoint(x: dice.roll(220), y: dice.roll(220)), to: CGPoint(x: dice.roll(220), y: dice.roll(220)),
        duration: 0.05)
    }
    for element in host.graph.accessibilityTree().all.prefix(12) {
      for name in element.actionNames.prefix(3) { element.perform(named: name) }
      element.increment()
      element.decrement()
    }
    try host.frame()
    _ = try host.picture(width: 40, height: 40)
    _ = host.graph.spokenLines()
  }

  @Test("controls for values", arguments: 0..<12)
  func values(_ seed: Int) throws {
    let dice = Dice(seed: UInt64(seed))
    var value = dice.number()
    let binding = Binding(get: { value }, set: { value = $0 })
    var whole = dice.pick([Int.min, Int.max, 0, -1])
    let count = Binding(get: { whole }, set: { whole = $0 })
    try exercise(Slider(value: binding, in: dice.bounds()), dice)
    try exercise(Slider(value: binding, in: dice.bounds(), step: max(dice.number(), 1e-3)), dice)
    try exercise(Stepper(dice.text(), value: count, in: Int.min...Int.max), dice)
    try exercise(Stepper(dice.text(), value: binding, in: dice.bounds(), step: dice.number()), dice)
    try exercise(Stepper(dice.text(), value: binding, format: .number), dice)
    try exercise(ProgressView(dice.text(), value: value, total: dice.number()), dice)
    try exercise(Gauge(value: value, in: dice.bounds()) { Text(dice.text()) }, dice)
    try exercise(Gauge(value: value, in: dice.bounds()) { Text("") }.gaugeStyle(.accessoryCircular), dice)
    try exercise(TextField(dice.text(), value: binding, format: .number), dice)
    try exercise(TextField(dice.text(), value: binding, format: .percent), dice)
  }

  @Test("dates and timers", arguments: 0..<2)
  func dates(_ seed: Int) throws {
    let dice = Dice(seed: UInt64(seed) &+ 100)
    var date = dice.date()
    let binding = Binding(get: { date }, set: { date = $0 })
    try exercise(DatePicker(dice.text(), selection: binding), dice)
    try exercise(DatePicker("", selection: binding, displayedComponents: .date).datePickerStyle(.graphical), dice)
    try exercise(DatePicker("", selection: binding, displayedComponents: .hourAndMinute).datePickerStyle(.wheel), dice)
    for style: Text.DateStyle in [.date, .time, .relative, .offset, .timer] {
      try exercise(Text(dice.date(), style: style), dice)
    }
    let (a, b) = (dice.date(), dice.date())
    if a <= b {
      try exercise(Text(timerInterval: a...b), dice)
      try exercise(ProgressView(timerInterval: a...b), dice)
    }
    try exercise(TimelineView(.periodic(from: dice.date(), by: dice.number())) { _ in Text("tick") }, dice)
  }

  @Test("choices that are not among the choices", arguments: 0..<8)
  func choices(_ seed: Int) throws {
    let dice = Dice(seed: UInt64(seed) &+ 200)
    var chosen = dice.pick([-1, 0, 99, Int.min])
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let count = dice.pick([0, 1, 3, 60])
    func picker() -> some View {
      Picker(dice.text(), selection: binding) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
    try exercise(picker().pickerStyle(.segmented), dice)
    try exercise(picker().pickerStyle(.wheel), dice)
    try exercise(picker().pickerStyle(.menu), dice)
    try exercise(List { picker().pickerStyle(.inline) }, dice)
    try exercise(TabView(selection: binding) { ForEach(0..<count, id: \.self) { Text("\($0)").tag($0) } }, dice)
    try exercise(
      TabView(selection: binding) { ForEach(0..<count, id: \.self) { Text("\($0)").tag($0) } }.tabViewStyle(.page), dice
    )
  }

  @Test("collections with the same id many times, of none and of very many", arguments: 0..<5)
  func collections(_ seed: Int) throws {
    let dice = Dice(seed: UInt64(seed) &+ 300)
    let ids = dice.pick([[], [1, 1, 1], Array(repeating: 7, count: 50), Array(0..<100_000), [2, 1, 2, 1]])
    var selected: Set<Int> = [-5, 1]
    let selection = Binding(get: { selected }, set: { selected = $0 })
    try exercise(List(ids, id: \.self, selection: selection) { Text("\($0)") }, dice)
    try exercise(ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text("\($0)") } } }, dice)
    let columns = (0..<dice.pick([0, 1, 40])).map { _ in
      GridItem(.adaptive(minimum: dice.number(), maximum: dice.number()))
    }
    try exercise(
      ScrollView {
        LazyVGrid(columns: columns, spacing: dice.number()) { ForEach(ids.prefix(300), id: \.self) { Text("\($0)") } }
      },
      dice)
    try exercise(
      Grid(horizontalSpacing: dice.number(), verticalSpacing: dice.number()) {
        ForEach(ids.prefix(20), id: \.self) { id in
          GridRow { Text("\(id)").gridCellColumns(dice.pick([0, -3, 1, 500])) }
        }
      }, dice)
    try exercise(VStack(spacing: dice.number()) { ForEach(ids.prefix(20), id: \.self) { Text("\($0)") } }, dice)
  }

  @Test("texts of any length and kind, in frames of any size", arguments: 0..<12)
  func texts(_ seed: Int) throws {
    let dice = Dice(seed: UInt64(seed) &+ 400)
    var text = dice.text()
    let binding = Binding(get: { text }, set: { text = $0 })
    let label = dice.text()
    try exercise(
      Text(label).lineLimit(dice.pick([nil, 0, -1, 1, Int.max])).lineSpacing(dice.number()).kerning(dice.number())
        .minimumScaleFactor(dice.number()), dice)
    try exercise(Text(LocalizedStringKey(label)).font(.system(size: dice.number())), dice)
    try exercise(Text(label).frame(width: dice.number(), height: dice.number()), dice)
    try exercise(
      Text(label).frame(
        minWidth: dice.number(), idealWidth: dice.number(), maxWidth: dice.number(), minHeight: dice.number()), dice)
    try exercise(TextField(label, text: binding, axis: .vertical), dice)
    try exercise(SecureField(label, text: binding), dice)
    try exercise(TextEditor(text: binding), dice)
    try exercise(Label(label, systemImage: dice.text()), dice)
    try exercise(Image(dice.text()).resizable().aspectRatio(dice.number(), contentMode: .fill), dice)
    try exercise(Button(label) {}.padding(dice.number()), dice)
  }
}
