import SwiftUICore

/// What of a list is selected, whatever the type of its values.
struct ListSelection {
  /// Whether several rows can be selected: on phones, while the list is edited.
  let isMultiple: Bool
  let contains: (AnyHashable) -> Bool
  /// A tap on a row: of several, the row is selected or no longer selected; a single one takes the selection.
  let tap: (AnyHashable) -> Void
  /// Whether a row of the value can be selected at all.
  let accepts: (AnyHashable) -> Bool
  /// Selects nothing.
  let clear: () -> Void
  /// The values that are selected.
  let values: () -> Set<AnyHashable>

  init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    isMultiple = false
    contains = { value in binding.wrappedValue.map { AnyHashable($0) == value } ?? false }
    tap = { value in
      if let value = value.base as? Value { binding.wrappedValue = value }
    }
    accepts = { $0.base is Value }
    clear = { binding.wrappedValue = nil }
    values = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
  }

  init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    isMultiple = true
    contains = { value in
      guard let value = value.base as? Value else { return false }
      return binding.wrappedValue.contains(value)
    }
    tap = { value in
      guard let value = value.base as? Value else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
    accepts = { $0.base is Value }
    clear = { binding.wrappedValue = [] }
    values = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
  }
}

private struct ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }

extension EnvironmentValues {
  /// The selection of the list around the view, where one row can be selected.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
