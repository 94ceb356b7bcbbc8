import SwiftUICore

/// A month of days in weeks, with arrows to the months beside it; its name opens wheels of months and years.
struct MonthGrid: View {
  let calendar: Calendar
  let locale: Locale
  let timeZone: TimeZone
  /// A moment in the month that shows.
  let shown: Date
  let turn: (Date) -> Void
  let isSelected: (Date) -> Bool
  let isAllowed: (Date) -> Bool
  let choose: (Date) -> Void
  @State private var isTurningWheels = false

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  var body: some View {
    let month = Month(calendar: calendar, shown: shown)
    VStack(spacing: 8) {
      header(month)
      if isTurningWheels {
        MonthWheels(calendar: calendar, locale: locale, timeZone: timeZone, shown: shown, turn: turn)
      } else {
        grid(month)
      }
    }
  }

  // MARK: Header

  private func header(_ month: Month) -> some View {
    HStack(spacing: 24) {
      HStack(spacing: 6) {
        Text(verbatim: title).font(.system(size: 17, weight: .semibold))
          .foregroundStyle(isTurningWheels ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.primary))
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(TintShapeStyle())
          .modifier(TurnedChevron(isExpanded: isTurningWheels))
          .accessibilityHidden(true)
      }
      .lineLimit(1)
      .enlargedHitArea(8)
      .pressable("datePicker") { withAnimation { isTurningWheels.toggle() } }
      .accessibilityControl(AccessibilityControl(.plain, [.isButton, .isHeader])) {
        $0.value = isTurningWheels ? "expanded" : "collapsed"
        $0.activate = { withAnimation { isTurningWheels.toggle() } }
      }
      Spacer(minLength: 0)
      if !isTurningWheels {
        arrow("chevron.backward", "previous month", month.start(after: -1))
        arrow("chevron.forward", "next month", month.start(after: 1))
      }
    }
    .padding(.horizontal, 8)
    .frame(minHeight: 44)
  }

  private var title: String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    style = style.month(.wide).year()
    return shown.formatted(style)
  }

  private func arrow(_ symbol: String, _ label: String, _ target: Date?) -> some View {
    let action = { if let target { turn(target) } }
    return Image(systemName: symbol)
      .font(.system(size: 20, weight: .medium))
      .foregroundStyle(TintShapeStyle())
      .enlargedHitArea(12)
      .pressable("datePicker", label: label, action: action)
      .accessibilityControl(AccessibilityControl(.plain, .isButton, content: .ignored)) {
        $0.defaultLabel = label
        $0.activate = action
      }
  }

  // MARK: Days

  private func grid(_ month: Month) -> some View {
    LazyVGrid(columns: columns, spacing: 0) {
      ForEach(Array(month.weekdays.enumerated()), id: \.offset) {
        Text(verbatim: $0.element)
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.tertiary)
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .frame(height: 24)
          .accessibilityHidden(true)
      }
      ForEach(Array(month.places.enumerated()), id: \.offset) { place in
        if let date = place.element {
          MonthDay(
            number: calendar.component(.day, from: date), spoken: spoken(date), isToday: calendar.isDateInToday(date),
            isSelected: isSelected(date), isAllowed: isAllowed(date), choose: { choose(date) })
        } else {
          Color.clear.frame(width: 44, height: 44)
        }
      }
    }
  }

  private func spoken(_ date: Date) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    return date.formatted(style.weekday(.wide).month(.wide).day())
  }
}

/// The days of a month.
private struct Month {
  let calendar: Calendar
  let shown: Date

  private var first: Date? { calendar.dateInterval(of: .month, for: shown)?.start }

  /// The starts of the days in weeks; nil stands for a day of the month before.
  var places: [Date?] {
    guard let range = calendar.range(of: .day, in: .month, for: shown), let first else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let days = range.map { calendar.date(byAdding: .day, value: $0 - 1, to: first) }
    return Array(repeating: nil, count: lead) + days
  }

  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let shift = min(max(calendar.firstWeekday - 1, 0), names.count)
    return (names[shift...] + names[..<shift]).map { $0.uppercased() }
  }

  /// The month before or after the one that shows.
  func start(after step: Int) -> Date? { first.flatMap { calendar.date(byAdding: .month, value: step, to: $0) } }
}

/// A day: in a circle where it is selected, which is filled for today.
private struct MonthDay: View {
  let number: Int
  let spoken: String
  let isToday: Bool
  let isSelected: Bool
  let isAllowed: Bool
  let choose: () -> Void

  private var style: AnyShapeStyle {
    if !isAllowed { return AnyShapeStyle(.tertiary) }
    if isSelected, isToday { return AnyShapeStyle(.white) }
    return isSelected || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.primary)
  }

  var body: some View {
    Text(verbatim: "\(number)")
      .font(.system(size: 20, weight: isSelected ? .medium : .regular))
      .foregroundStyle(style)
      .frame(width: 44, height: 44)
      .background {
        if isSelected { Circle().fill(TintShapeStyle().opacity(isToday ? 1 : 0.15)) }
      }
      .pressable("datePicker", action: choose)
      .disabled(!isAllowed)
      .accessibilityLabel(Text(verbatim: spoken))
      .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
        if isSelected { $0.traits.insert(.isSelected) }
        $0.activate = choose
      }
  }
}

/// Wheels of months and years.
private struct MonthWheels: View {
  let calendar: Calendar
  let locale: Locale
  let timeZone: TimeZone
  let shown: Date
  let turn: (Date) -> Void

  var body: some View {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    let date = Binding(get: { shown }, set: turn)
    HStack(spacing: 0) {
      DateWheel(
        label: "Month", unit: .month, text: { $0.formatted(style.month(.wide)) }, calendar: calendar, date: date)
      DateWheel(label: "Year", unit: .year, text: { $0.formatted(style.year()) }, calendar: calendar, date: date)
    }
    .modifier(WheelRow())
  }
}

/// One component of a date, with the values around the chosen one.
struct DateWheel: View {
  let label: String
  let unit: Calendar.Component
  let text: (Date) -> String
  let calendar: Calendar
  @Binding var date: Date
  private let reach = 8

  var body: some View {
    let texts = (-reach...reach).map { step in
      calendar.date(byAdding: unit, value: step, to: date).map(text) ?? ""
    }
    let choice = Binding(
      get: { reach },
      set: { index in
        if let new = calendar.date(byAdding: unit, value: index - reach, to: date) { date = new }
      })
    Picker(label, selection: choice) {
      ForEach(Array(texts.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
    }
    .pickerStyle(.wheel)
  }
}
