import SwiftUICore

/// A month of which several days are chosen.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let least: Date?
  /// The first moment that is too late.
  private let end: Date?
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ least: Date?, _ end: Date?, _ label: Label) {
    self.selection = selection
    self.least = least
    self.end = end
    self.label = label
  }

  @MainActor public var body: some View {
    MultiDateBody(selection: selection, least: least, end: end)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

extension MultiDatePicker {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

private struct MultiDateBody: View {
  let selection: Binding<Set<DateComponents>>
  let least: Date?
  let end: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  /// The month that was turned to; nil shows that of the first selected day, or else today's.
  @State private var turned: Date?

  /// The calendar of the surroundings.
  private var days: Calendar {
    var own = calendar
    own.timeZone = timeZone
    own.locale = locale
    return own
  }

  private var shown: Date {
    if let turned { return turned }
    let dates = selection.wrappedValue.compactMap { days.date(from: $0) }
    return dates.min() ?? max(least ?? Date(), Date())
  }

  private func day(_ components: DateComponents) -> DateComponents {
    DateComponents(era: nil, year: components.year, month: components.month, day: components.day)
  }

  private func key(of date: Date) -> DateComponents { days.dateComponents([.year, .month, .day], from: date) }

  private func isSelected(_ date: Date) -> Bool {
    let key = key(of: date)
    return selection.wrappedValue.contains { day($0) == day(key) }
  }

  private func isAllowed(_ date: Date) -> Bool {
    if let least, date < days.startOfDay(for: least) { return false }
    if let end, date >= end { return false }
    return true
  }

  private func toggle(_ date: Date) {
    guard isAllowed(date) else { return }
    let key = key(of: date)
    if let known = selection.wrappedValue.first(where: { day($0) == day(key) }) {
      selection.wrappedValue.remove(known)
    } else {
      selection.wrappedValue.insert(days.dateComponents([.calendar, .era, .year, .month, .day], from: date))
    }
  }

  var body: some View {
    MonthGrid(
      calendar: days, locale: locale, timeZone: timeZone, shown: shown, turn: { turned = $0 },
      isSelected: isSelected, isAllowed: isAllowed, choose: toggle)
  }
}
