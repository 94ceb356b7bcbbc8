/// A node that can have the focus: a text field, or a view that says so.
@MainActor
protocol FocusTarget: Node {
  /// Whether it can have the focus now: it is enabled and shows.
  var canTakeFocus: Bool { get }

  /// The focus came or went.
  func focusChanged(to isFocused: Bool)

  /// - Returns: whether the key meant something here.
  func handle(_ key: KeyEvent) -> Bool

  /// - Returns: whether the text was taken.
  func handle(_ text: TextEvent) -> Bool
}
