import Foundation

extension Text {
  /// The dates that the text counts from or to; empty for a text that stays as it is.
  var movingDates: [Date] { segments.flatMap(\.content.movingDates) }
}

extension TextContent {
  fileprivate var movingDates: [Date] {
    switch self {
    case .date(let date, let style): style.isMoving && date.timeIntervalSinceReferenceDate.isFinite ? [date] : []
    case .timer(let timer): timer.pauseTime == nil ? [timer.interval.lowerBound, timer.interval.upperBound] : []
    case .key(let key, _): key.parts.flatMap(\.movingDates)
    case .string, .attributed, .localized, .attachment: []
    }
  }
}

extension LocalizedStringKey.Part {
  fileprivate var movingDates: [Date] {
    if case .text(let text) = self { text.movingDates } else { [] }
  }
}

extension Text.DateStyle {
  fileprivate var isMoving: Bool {
    switch kind {
    case .relative, .offset, .timer: true
    case .date, .time: false
    }
  }
}
