/// What a focus is of.
enum FocusKind {
  /// Keys and text.
  case keyboard
  /// Assistive technology.
  case accessibility
}

/// The value behind a focus state, whatever its type.
protocol FocusStore: AnyObject {
  var kind: FocusKind { get }
  /// Whether the value says that nothing has the focus.
  var isReset: Bool { get }
  /// Nothing that the state stands for has the focus any more.
  func reset()
}

/// The value behind a `FocusState` or `AccessibilityFocusState`, living as long as the view's identity.
final class FocusBox<Value: Hashable>: Source, FocusStore {
  let kind: FocusKind
  private(set) var value: Value
  private let resetValue: Value
  private weak var graph: ViewGraph?

  init(_ resetValue: Value, kind: FocusKind, graph: ViewGraph) {
    value = resetValue
    self.resetValue = resetValue
    self.kind = kind
    self.graph = graph
  }

  /// Code moves the focus: where to is known when the views of the change are there.
  func set(_ newValue: Value) {
    guard newValue != value else { return }
    follow(newValue)
    nonisolated(unsafe) let store = self
    MainThread.run { store.graph?.focus.stateChanged(store) }
  }

  /// The focus has moved: the state says so.
  func follow(_ newValue: Value) {
    guard newValue != value else { return }
    value = newValue
    changed()
  }

  var isReset: Bool { value == resetValue }

  func reset() { follow(resetValue) }
}

/// One value of a focus state: the view that it is given to has the focus when the state has that value.
struct FocusLink {
  let store: any FocusStore
  let isActive: () -> Bool
  let activate: () -> Void

  init<Value: Hashable>(_ box: FocusBox<Value>, _ value: Value) {
    store = box
    isActive = { box.value == value }
    activate = { box.follow(value) }
  }
}
