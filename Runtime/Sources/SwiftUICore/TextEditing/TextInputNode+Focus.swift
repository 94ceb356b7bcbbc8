import UIKit

extension TextInputNode: KeyboardClient {
  var canTakeFocus: Bool { look?.isEnabled == true && mayHoldFocus }

  func focusChanged(to isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    if isFocused {
      replacesOnTyping = traits.isSecure && !model.buffer.isEmpty
      model.select(EditingSelection(model.buffer.count))
      beginValue()
      startBlinking()
    } else {
      model.unmark()
      commitValue()
      model.select(EditingSelection(model.selection.head.offset))
      scroll = .zero
      stopBlinking()
    }
    if !flags.contains(.isDead) {
      textChanged()
      setNeedsRecording()
    }
    actions.onEditingChanged?(isFocused)
  }

  var keyboard: KeyboardRequest {
    KeyboardRequest(
      type: records(KeyboardTypeRecord.self).first?.type ?? .default,
      submitLabel: records(SubmitLabelRecord.self).first?.name,
      capitalization: traits.isSecure ? UITextAutocapitalizationType.none : capitalization, isSecure: traits.isSecure,
      isAutocorrectionDisabled: records(AutocorrectionRecord.self).first?.isDisabled ?? false)
  }

  /// What the innermost modifier says; nil where none says anything.
  private var capitalization: UITextAutocapitalizationType? {
    records(CapitalizationRecord.self).first?.capitalization
  }

  // MARK: Editing

  /// Changes the text or the selection; what follows from it happens once.
  func edit(_ change: (inout TextEditingModel) -> Void) {
    let oldText = model.buffer
    let oldSelection = model.selection
    let oldMark = model.marked
    change(&model)
    if !model.buffer.isIdentical(to: oldText.string) {
      replacesOnTyping = false
      write()
      if oldText.isEmpty != model.buffer.isEmpty { setNeedsLayout() }
      textChanged()
    } else if model.selection != oldSelection || model.marked != oldMark {
      setNeedsRecording()
      revealCaret()
    }
    graph.keyboard.contextChanged()
    startBlinking()
  }

  /// Types text as a keyboard does: in a field of one line, Return submits.
  func type(_ text: String) {
    guard traits.kind == .line else { return insert(text) }
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, part) in parts.enumerated() {
      if !part.isEmpty { insert(String(part)) }
      if index < parts.count - 1 {
        submit()
        // What comes after Return goes to wherever the focus is then.
        guard isFocused else { return }
      }
    }
  }

  private func insert(_ text: String) {
    edit { model in
      if replacesOnTyping { model.selectAll() }
      model.insert(text)
    }
  }

  func handle(_ text: TextEvent) -> Bool {
    guard isFocused, look.isEnabled else { return false }
    switch text {
    case .insert(let string):
      var typed = string
      if let capitalization, !traits.isSecure, model.marked == nil {
        let start = model.selection.range.lowerBound
        let before = model.buffer[model.buffer.roundedDown(max(0, start - 200))..<start]
        typed = capitalization.applied(to: string, after: before)
      }
      type(typed)
    case .mark(let string, let selection):
      let line = traits.kind == .line ? String(string.filter { !$0.isNewline }) : string
      edit { model in
        if replacesOnTyping { model.selectAll() }
        model.mark(line, selected: selection)
      }
    case .unmark: edit { $0.unmark() }
    }
    return true
  }

  // MARK: Submitting

  /// Return in a field of one line: what was typed is done with, and the keyboard goes unless code moves the focus.
  func submit() {
    model.unmark()
    commitValue()
    beginValue()
    actions.onCommit?()
    let search = records(SubmitKindRecord.self).first
    let kind = search?.triggers ?? 1
    var next: Node? = search?.origin?.node ?? self
    while let current = next {
      let payload = (current as? RecordNode)?.modifier.payload
      if let record = payload as? SubmitRecord, record.triggers & kind != 0 { record.action() }
      if let scope = payload as? SubmitScopeRecord, scope.isBlocking { break }
      next = current.parent
    }
    if isFocused, !graph.focus.hasRequests { graph.focus.resign() }
  }

  // MARK: Clipboard

  /// A secret is not copied.
  var canCopy: Bool { !traits.isSecure && !model.selection.isCaret }

  func copy() {
    guard canCopy else { return }
    UIPasteboard.general.string = model.selectedText
  }

  func cut() {
    guard canCopy else { return }
    copy()
    edit { $0.delete(.backward, layout) }
  }

  func paste() {
    guard let text = UIPasteboard.general.string else { return }
    paste(text)
  }

  /// In a field of one line, lines are joined by spaces.
  func paste(_ string: String) {
    guard !string.isEmpty else { return }
    var text = string
    if traits.kind == .line {
      text = String(text.map { $0.isNewline ? " " : $0 })
    }
    edit { model in
      if replacesOnTyping { model.selectAll() }
      model.unmark()
      model.endTypingRun()
      model.insert(text)
      model.endTypingRun()
    }
  }
}
