import SwiftUICore

/// A month of which a day is chosen.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MonthPicker(configuration: configuration) }
}

/// Wheels that are turned to a date.
public struct WheelDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { DateWheels(configuration: configuration) }
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The calendar of the environment in its time zone and locale, with the month that shows.
private struct Days {
  let calendar: Calendar
  let selection: Date
  let shown: Date

  init(_ values: (calendar: Calendar, timeZone: TimeZone, locale: Locale), selection: Date, shown: Date? = nil) {
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    calendar.locale = values.locale
    self.calendar = calendar
    self.selection = selection
    self.shown = shown ?? selection
  }

  /// The days of the month in weeks; nil stands for a day of another month.
  var month: [Int?] {
    guard let range = calendar.range(of: .day, in: .month, for: shown), let first else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: lead) + range.map { $0 }
  }

  private var first: Date? { calendar.dateInterval(of: .month, for: shown)?.start }

  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let shift = min(max(calendar.firstWeekday - 1, 0), names.count)
    return (names[shift...] + names[..<shift]).map { $0.uppercased() }
  }

  /// The selected day, where it lies in the month that shows.
  var day: Int? {
    calendar.isDate(shown, equalTo: selection, toGranularity: .month) ? calendar.component(.day, from: selection) : nil
  }

  /// A day of the month that shows, at the time of day of the selection.
  func date(of day: Int) -> Date? {
    guard let first, let start = calendar.date(byAdding: .day, value: day - 1, to: first) else { return nil }
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: start)
  }

  /// The month before or after the one that shows.
  func month(after step: Int) -> Date? { first.flatMap { calendar.date(byAdding: .month, value: step, to: $0) } }
}

private struct MonthPicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  /// The month that was turned to; nil shows that of the selection.
  @State private var turned: Date?

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  private var days: Days {
    Days((calendar, timeZone, locale), selection: configuration.selection, shown: turned)
  }

  private var title: String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    style = style.month(.wide).year()
    return days.shown.formatted(style)
  }

  var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        HStack(spacing: 24) {
          Text(verbatim: title).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
          arrow("chevron.backward", "previous month", -1)
          arrow("chevron.forward", "next month", 1)
        }
        .padding(.horizontal, 8)
        grid
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DatePicker(
          "Time", selection: configuration.$selection, displayedComponents: .hourAndMinute
        ).datePickerStyle(.compact).padding(.horizontal, 8)
      }
    }
  }

  private func arrow(_ symbol: String, _ label: String, _ step: Int) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 20, weight: .medium))
      .foregroundStyle(TintShapeStyle())
      .enlargedHitArea(12)
      .pressable("datePicker", label: label) { turned = days.month(after: step) }
      .accessibilityControl(AccessibilityControl(.plain, .isButton, content: .ignored)) {
        $0.defaultLabel = label
        $0.activate = { turned = days.month(after: step) }
      }
  }

  /// Days outside the bounds cannot be chosen.
  private func choose(_ day: Int) {
    guard let date = days.date(of: day) else { return }
    if let least = configuration.minimumDate, date < days.calendar.startOfDay(for: least) { return }
    if let most = configuration.maximumDate, days.calendar.startOfDay(for: date) > most { return }
    configuration.selection = bounded(date)
  }

  private func bounded(_ date: Date) -> Date {
    min(max(date, configuration.minimumDate ?? date), configuration.maximumDate ?? date)
  }

  private var grid: some View {
    let days = days
    return LazyVGrid(columns: columns, spacing: 0) {
      ForEach(days.weekdays, id: \.self) {
        Text(verbatim: $0).font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary).frame(height: 24)
      }
      ForEach(Array(days.month.enumerated()), id: \.offset) { place in
        if let day = place.element {
          Text(verbatim: "\(day)")
            .font(.system(size: 20, weight: day == days.day ? .medium : .regular))
            .foregroundStyle(day == days.day ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
            .frame(width: 44, height: 44)
            .background {
              if day == days.day { Circle().fill(TintShapeStyle().opacity(0.15)) }
            }
            .pressable("datePicker") { choose(day) }
            .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
              if day == days.day { $0.traits.insert(.isSelected) }
              $0.activate = { choose(day) }
            }
        } else {
          Color.clear.frame(width: 44, height: 44)
        }
      }
    }
  }
}

/// One wheel a component, each with the values around the chosen one.
private struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private func wheel(_ label: String, _ unit: Calendar.Component, _ style: Date.FormatStyle) -> some View {
    let days = Days((calendar, timeZone, locale), selection: configuration.selection)
    let texts = (-3...3).map { step in
      days.calendar.date(byAdding: unit, value: step, to: configuration.selection)?.formatted(style) ?? ""
    }
    let choice = Binding(
      get: { 3 },
      set: { index in
        guard let date = days.calendar.date(byAdding: unit, value: index - 3, to: configuration.selection) else {
          return
        }
        let least = configuration.minimumDate ?? date
        configuration.selection = min(max(date, least), configuration.maximumDate ?? max(date, least))
      })
    return Picker(label, selection: choice) {
      ForEach(Array(texts.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
    }
    .pickerStyle(.wheel)
  }

  var body: some View {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    HStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        wheel("Month", .month, style.month(.abbreviated))
        wheel("Day", .day, style.day())
        wheel("Year", .year, style.year())
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        wheel("Hour", .hour, style.hour())
        wheel("Minute", .minute, style.minute(.twoDigits))
      }
    }
  }
}
