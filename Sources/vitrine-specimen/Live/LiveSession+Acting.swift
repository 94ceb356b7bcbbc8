import CoreGraphics
import SpecimenProtocol
import Stage

extension LiveSession {
  /// Does something to the view, at the stage's present time.
  /// - Throws: a sentence, when it cannot be done.
  func act(_ request: LiveRequest) throws {
    switch request {
    case .touch(let phase, let finger, let x, let y):
      try take(.touch(LiveInput.Phase(phase), finger: finger, at: CGPoint(x: x, y: y)))
    case .hover(let x, let y): try take(.hover(CGPoint(x: x, y: y)))
    case .hoverEnded: try take(.hover(nil))
    case .wheel(let x, let y, let dx, let dy):
      try take(.wheel(at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy)))
    case .key(let name, let modifiers): try press(name, modifiers)
    case .insert(let text): try take(.insert(text))
    case .mark(let text, let start, let length):
      let selection = max(0, min(start, text.count))
      try take(.mark(text, selection: selection..<selection + max(0, min(length, text.count - selection))))
    case .unmark: try take(.unmark)
    case .edit(let command): try edit(EditingAction(command))
    case .act(let element, let action): try assist(element, action)
    case .settings(let new): try change(to: new)
    case .knob(let name, let value): try turn(name, to: value)
    case .scale, .acknowledge, .sleep, .wake, .watch, .export, .record, .restart, .ping: break
    }
  }

  private func take(_ input: LiveInput) throws {
    recorder?.note(input, on: stage)
    try stage.take(input)
  }

  /// Keys for copying and cutting reach the page's clipboard, too.
  private func press(_ name: String, _ modifiers: [String]) throws {
    guard let key = StageKey(browserName: name, modifiers: modifiers) else { return }
    if let action = EditingAction(key), stage.focusedText != nil { return try edit(action) }
    try take(.key(key))
  }

  private func edit(_ action: EditingAction) throws {
    recorder?.note(action, on: stage)
    guard let copied = try stage.edit(action), !isReplaying else { return }
    output.send(LiveEvent(.clipboard, text: copied))
  }

  private func assist(_ element: Int, _ action: String) throws {
    let before = recorder
    recorder?.note(action: action, of: element, on: stage)
    guard try stage.act(action, on: element) else {
      recorder = before
      throw Complaint("The element takes no \"\(action.prefix(80))\", or is not there any more.")
    }
  }

  private func change(to new: LiveSettings) throws {
    let old = stage.settings
    let wanted = try new.onStage()
    settings = new
    try stage.change { $0 = wanted }
    recorder?.noteChange(from: old, on: stage)
  }
}

extension LiveInput.Phase {
  fileprivate init(_ phase: LiveRequest.TouchPhase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension EditingAction {
  fileprivate init(_ command: LiveRequest.EditingCommand) {
    self =
      switch command {
      case .copy: .copy
      case .cut: .cut
      case .selectAll: .selectAll
      case .undo: .undo
      case .redo: .redo
      }
  }

  /// What a key with the command key copies; nil for other keys.
  fileprivate init?(_ key: StageKey) {
    switch (key.key.character, key.modifiers) {
    case ("c", .command): self = .copy
    case ("x", .command): self = .cut
    default: return nil
    }
  }
}
