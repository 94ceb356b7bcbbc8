/// The undo manager of a screen. It lives on the main actor with the views that use it.
private struct UndoManagerBox: @unchecked Sendable {
  // Unchecked: only the stage, on the main actor, makes one, and only views read it.
  let manager: UndoManager?
}

private struct UndoManagerKey: EnvironmentKey {
  static let defaultValue = UndoManagerBox(manager: nil)
}

extension EnvironmentValues {
  /// What takes changes back in this window.
  public var undoManager: UndoManager? { self[UndoManagerKey.self].manager }

  package mutating func setUndoManager(_ manager: UndoManager) {
    self[UndoManagerKey.self] = UndoManagerBox(manager: manager)
  }
}
