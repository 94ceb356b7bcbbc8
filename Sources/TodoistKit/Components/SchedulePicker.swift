import KitSupport
import SwiftUI

/// Chooses the day of a task: four quick days, and a month to tap in.
public struct SchedulePicker: View {
  @Binding private var day: Date?
  private let now: Date
  /// A day of the month that is shown.
  @State private var shown: Date
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.todoistWords) private var words

  /// - Parameter now: the day that has the ring.
  public init(day: Binding<Date?>, now: Date = Date()) {
    _day = day
    self.now = now
    _shown = State(initialValue: day.wrappedValue ?? now)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      FlowLayout(spacing: 8, lineSpacing: 8) {
        ForEach([TaskDraft.Day.today, .tomorrow, .weekend, .nextWeek], id: \.self) { quick in
          Button {
            choose(quick.date(from: now, calendar: calendar))
          } label: {
            Text(quick.text(in: words, locale: locale, calendar: calendar))
              .todoistText(.chip)
              .foregroundStyle(TodoistColors.ink)
              .padding(.horizontal, 12)
              .frame(height: 32)
              .background(Capsule().strokeBorder(TodoistColors.divider, lineWidth: 1))
              .hitArea(above: 6, below: 6)
          }
          .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
        }
      }
      header
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
        ForEach(cells.indices, id: \.self) { index in
          if let date = cells[index] { cell(date) } else { Color.clear.frame(height: 44) }
        }
      }
    }
    .padding(16)
    .background(TodoistColors.card)
  }

  private func choose(_ date: Date) {
    day = date
    shown = date
  }

  private var header: some View {
    HStack {
      Text(format(Date.FormatStyle().month(.wide).year(), shown))
        .todoistText(.inlineNav)
        .foregroundStyle(TodoistColors.ink)
        .accessibilityAddTraits(.isHeader)
      Spacer()
      step(-1, "chevron.left", words.previousMonth)
      step(1, "chevron.right", words.nextMonth)
    }
  }

  private func step(_ months: Int, _ symbol: String, _ label: String) -> some View {
    Button {
      shown = calendar.date(byAdding: .month, value: months, to: shown) ?? shown
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 16, weight: .medium))
        .foregroundStyle(TodoistColors.red)
        .flipsForRightToLeftLayoutDirection(true)
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
    .accessibilityLabel(label)
  }

  private func cell(_ date: Date) -> some View {
    let isToday = calendar.isDate(date, inSameDayAs: now)
    let isChosen = day.map { calendar.isDate(date, inSameDayAs: $0) } ?? false
    return Button {
      choose(date)
    } label: {
      Text(calendar.component(.day, from: date), format: .number)
        .font(.system(size: 16))
        .monospacedDigit()
        .foregroundStyle(isChosen ? Color.white : TodoistColors.ink)
        .frame(width: 36, height: 36)
        .background(Circle().fill(isChosen ? TodoistColors.redFill : Color.clear))
        .overlay { if isToday && !isChosen { Circle().strokeBorder(TodoistColors.red, lineWidth: 2) } }
        .frame(maxWidth: .infinity, minHeight: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
    .accessibilityLabel(format(Date.FormatStyle().weekday(.wide).month(.wide).day(), date))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  /// The days of the month, with the places before the first that the week has.
  private var cells: [Date?] {
    guard let month = calendar.dateInterval(of: .month, for: shown),
      let count = calendar.range(of: .day, in: .month, for: shown)?.count
    else { return [] }
    let empty = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: empty)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
  }

  private func format(_ style: Date.FormatStyle, _ date: Date) -> String {
    var style = style
    style.locale = locale
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    return date.formatted(style)
  }
}
