import CoreGraphics
import SwiftUI

/// The text input that has the keyboard, for a host that lends it one. Frames are in points of the picture.
public struct FocusedText: Equatable, Sendable {
  public var frame: CGRect
  /// Empty where it is a secret.
  public var text: String
  /// Characters, of a secret too.
  public var selection: Range<Int>
  public var caret: CGRect
  /// As HTML's `inputmode`: `text`, `numeric`, `decimal`, `tel`, `email`, `url` or `search`.
  public var inputMode: String
  public var isSecure: Bool
  public var isMultiline: Bool
}

/// What a menu of editing offers.
public enum EditingAction: Hashable, Sendable { case copy, cut, selectAll, undo, redo }

extension Stage {
  /// The text input that has the keyboard; nil when something else or nothing has it.
  public var focusedText: FocusedText? {
    guard let input = graph.focus.textInput, let keyboard = graph.focus.wantsKeyboard else { return nil }
    return FocusedText(
      frame: pictureFrame(input.frame), text: keyboard.isSecure ? "" : input.text, selection: input.selection,
      caret: pictureFrame(input.caret), inputMode: keyboard.inputMode, isSecure: keyboard.isSecure,
      isMultiline: input.isMultiline)
  }

  /// Edits the text that has the keyboard.
  /// - Returns: the text that was copied; nil when none was.
  /// - Throws: when a view keeps changing itself.
  public func edit(_ action: EditingAction) throws -> String? {
    let command: EditingCommand =
      switch action {
      case .copy: .copy
      case .cut: .cut
      case .selectAll: .selectAll
      case .undo: .undo
      case .redo: .redo
      }
    let copied = performing { graph.focus.edit(command) }
    try passTime(0)
    return copied
  }
}

extension KeyboardRequest {
  fileprivate var inputMode: String {
    switch type {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .phonePad, .namePhonePad: "tel"
    case .emailAddress: "email"
    case .URL: "url"
    case .webSearch: "search"
    default: submitLabel == ".search" ? "search" : "text"
    }
  }
}
