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

/// The calendar of the environment in its time zone and locale.
private struct Days {
  let calendar: Calendar
  let selection: Date

  init(_ values: (calendar: Calendar, timeZone: TimeZone, locale: Locale), selection: Date) {
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    calendar.locale = values.locale
    self.calendar = calendar
    self.selection = selection
  }

  /// The days of the month in weeks; nil stands for a day of another month.
  var month: [Int?] {
    guard let range = calendar.range(of: .day, in: .month, for: selection),
      let first = calendar.dateInterval(of: .month, for: selection)?.start
    else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: lead) + range.map { $0 }
  }

  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let shift = min(max(calendar.firstWeekday - 1, 0), names.count)
    return (names[shift...] + names[..<shift]).map { $0.uppercased() }
  }

  var day: Int { calendar.component(.day, from: selection) }

  /// A day of the month at the time of the selection.
  func date(of day: Int) -> Date? { calendar.date(byAdding: .day, value: day - self.day, to: selection) }
}

private struct MonthPicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  private var days: Days { Days((calendar, timeZone, locale), selection: configuration.selection) }

  private var title: String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    style = style.month(.wide).year()
    return configuration.selection.formatted(style)
  }

  var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        HStack(spacing: 24) {
          Text(verbatim: title).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
          arrow("chevron.backward", "previous month")
          arrow("chevron.forward", "next month")
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

  private func arrow(_ symbol: String, _ label: String) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 20, weight: .medium))
      .foregroundStyle(TintShapeStyle())
      .enlargedHitArea(12)
      .region("datePicker", label: label)
      .accessibilityLabel(label)
      .accessibilityAddTraits(.isButton)
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
            .region("datePicker", payload: configuration.$selection)
            .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
              if day == days.day { $0.traits.insert(.isSelected) }
              $0.activate = { if let date = days.date(of: day) { configuration.selection = date } }
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

  private func wheel(_ unit: Calendar.Component, _ style: Date.FormatStyle) -> some View {
    let days = Days((calendar, timeZone, locale), selection: configuration.selection)
    let texts = (-3...3).map { step in
      days.calendar.date(byAdding: unit, value: step, to: configuration.selection)?.formatted(style) ?? ""
    }
    return Picker("", selection: .constant(3)) {
      ForEach(Array(texts.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
    }
    .pickerStyle(.wheel)
  }

  var body: some View {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    HStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        wheel(.month, style.month(.abbreviated))
        wheel(.day, style.day())
        wheel(.year, style.year())
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        wheel(.hour, style.hour())
        wheel(.minute, style.minute(.twoDigits))
      }
    }
  }
}
