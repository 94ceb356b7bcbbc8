import Foundation
import SwiftUICore

/// A value as the text of a field: how it is shown, and how it is read out of what was typed.
struct FieldValue {
  /// Writes what can be read while it is typed.
  let text: Binding<String>
  /// Ends an edit.
  let commit: (String) -> Void

  /// What cannot be read is not written.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    let write = { (text: String) in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
    text = Binding(get: { format.format(value.wrappedValue) }, set: write)
    commit = write
  }

  /// What cannot be read is no value.
  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
    let write = { (text: String) in value.wrappedValue = try? format.parseStrategy.parse(text) }
    text = Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }, set: write)
    commit = write
  }

  /// Written when the edit ends. The formatters of Foundation on Linux read nothing back into an arbitrary type.
  init<V>(_ value: Binding<V>, formatter: Formatter) {
    text = Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in })
    commit = { text in
      if let new = text as? V {
        value.wrappedValue = new
      } else if let number = (formatter as? NumberFormatter)?.number(from: text) {
        if let new = Self.convert(number, to: V.self) { value.wrappedValue = new }
      } else if let date = (formatter as? DateFormatter)?.date(from: text), let new = date as? V {
        value.wrappedValue = new
      }
    }
  }

  /// A number in the type of the value; nil where that is no number, or too small for it.
  private static func convert<V>(_ number: NSNumber, to type: V.Type) -> V? {
    let converted: Any? =
      switch type {
      case is Int.Type, is Int?.Type: Int(exactly: number.doubleValue.rounded())
      case is Double.Type, is Double?.Type: number.doubleValue
      case is Float.Type, is Float?.Type: number.floatValue
      case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
      case is Decimal.Type, is Decimal?.Type: number.decimalValue
      default: number
      }
    return converted as? V
  }
}

extension TextField {
  init(_ value: FieldValue, label: Label, prompt: Text?, actions: TextInputActions = TextInputActions()) {
    self.init(text: value.text, label: label, prompt: prompt, actions: actions, commit: value.commit)
  }
}
