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
    WheelDates(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyleConfiguration {
  /// The nearest date that can be chosen.
  @MainActor
  func bounded(_ date: Date) -> Date {
    let least = minimumDate.map { max(date, $0) } ?? date
    return maximumDate.map { min(least, $0) } ?? least
  }
}

private struct MonthPicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  /// The month that was turned to; nil shows that of the selection.
  @State private var turned: Date?

  /// The calendar of the surroundings.
  private var days: Calendar {
    var own = calendar
    own.timeZone = timeZone
    own.locale = locale
    return own
  }

  var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(
          calendar: days, locale: locale, timeZone: timeZone, shown: turned ?? configuration.selection,
          turn: { turned = $0 }, isSelected: { days.isDate($0, inSameDayAs: configuration.selection) },
          isAllowed: isAllowed, choose: choose)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DatePicker("Time", selection: configuration.$selection, displayedComponents: .hourAndMinute)
          .datePickerStyle(.compact).padding(.horizontal, 8)
      }
    }
  }

  /// Days outside the bounds cannot be chosen.
  private func isAllowed(_ day: Date) -> Bool {
    if let least = configuration.minimumDate, day < days.startOfDay(for: least) { return false }
    if let most = configuration.maximumDate, day > most { return false }
    return true
  }

  /// A day keeps the time of day of the selection.
  private func choose(_ day: Date) {
    guard isAllowed(day) else { return }
    let time = days.dateComponents([.hour, .minute, .second], from: configuration.selection)
    let date = days.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    configuration.selection = configuration.bounded(date ?? day)
  }
}

/// The label beside the wheels; where labels are hidden, the wheels alone.
private struct WheelDates: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    if visibility == .hidden {
      DateWheels(configuration: configuration)
    } else {
      HStack {
        configuration.label
        DateWheels(configuration: configuration)
      }
    }
  }
}

/// One wheel a component, in the order of the locale.
private struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var date: Binding<Date> {
    let configuration = configuration
    return Binding {
      configuration.selection
    } set: {
      configuration.selection = configuration.bounded($0)
    }
  }

  private var days: Calendar {
    var own = calendar
    own.timeZone = timeZone
    own.locale = locale
    return own
  }

  private var style: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

  private var hasHalves: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

  private func wheel(
    _ label: String, _ unit: Calendar.Component, _ text: @escaping (Date) -> String
  ) -> some View {
    DateWheel(label: label, unit: unit, text: text, calendar: days, date: date)
  }

  private func wheel(_ label: String, _ unit: Calendar.Component, _ style: Date.FormatStyle) -> some View {
    wheel(label, unit) { $0.formatted(style) }
  }

  /// Hours as wheels show them: to twelve without a zero before them, or of the day with one.
  private func hour(_ date: Date) -> String {
    let hour = days.component(.hour, from: date)
    return hasHalves ? "\((hour + 11) % 12 + 1)" : String(format: "%02d", hour)
  }

  var body: some View {
    let hasTime = configuration.displayedComponents.contains(.hourAndMinute)
    HStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        if hasTime {
          wheel("Date", .day, style.weekday(.abbreviated).month(.abbreviated).day()).frame(minWidth: 150)
        } else {
          ForEach(order, id: \.self) { dateWheel($0) }
        }
      }
      if hasTime {
        wheel("Hour", .hour, hour)
        wheel("Minute", .minute) { String(format: "%02d", days.component(.minute, from: $0)) }
        if hasHalves { HalvesWheel(calendar: days, date: date) }
      }
    }
    .modifier(WheelRow())
  }

  /// The letters of a date pattern of the locale, in its order.
  private var order: [Character] {
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MdY"
    var found: [Character] = []
    for letter in pattern {
      let kind: Character? = "ML".contains(letter) ? "M" : letter == "d" ? "d" : "yu".contains(letter) ? "y" : nil
      if let kind, !found.contains(kind) { found.append(kind) }
    }
    return found.count == 3 ? found : ["M", "d", "y"]
  }

  @ViewBuilder private func dateWheel(_ kind: Character) -> some View {
    switch kind {
    case "M": wheel("Month", .month, style.month(.wide)).frame(minWidth: 130)
    case "d": wheel("Day", .day, style.day())
    default: wheel("Year", .year, style.year())
    }
  }
}

/// The halves of the day, where the locale counts hours to twelve.
private struct HalvesWheel: View {
  let calendar: Calendar
  @Binding var date: Date

  var body: some View {
    let isLate = calendar.component(.hour, from: date) >= 12
    let choice = Binding(
      get: { isLate },
      set: { new in
        guard new != isLate else { return }
        date = calendar.date(byAdding: .hour, value: new ? 12 : -12, to: date) ?? date
      })
    Picker("AM/PM", selection: choice) {
      Text(verbatim: calendar.amSymbol).tag(false)
      Text(verbatim: calendar.pmSymbol).tag(true)
    }
    .pickerStyle(.wheel)
  }
}
