import CoreGraphics
import SwiftUI

/// One thing on the screen that a user can name.
struct ScreenElement {
  /// Where a name was found: what assistive technology says goes first.
  enum Kind: Int, Comparable {
    case element, region, text
    /// A view by the name of its type, which no user sees.
    case view

    static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  var label: String
  var identifier = ""
  /// In the view's own coordinates.
  var frame: CGRect
  /// Where a finger would go.
  var point: CGPoint
  /// 0…1: what effects leave of it.
  var opacity = 1.0
  var isEnabled = true
  var isSelected = false
  var isFocused = false
  /// What VoiceOver says.
  var speech = ""
  var value = ""
  /// The node that it comes from.
  var node: Int

  func isIn(_ state: StageExpectation.State) -> Bool {
    switch state {
    case .enabled: isEnabled
    case .disabled: !isEnabled
    case .selected: isSelected
    case .focused: isFocused
    }
  }

  /// Whether it is called so: by its label, its identifier, or its label and its value as VoiceOver says them.
  func has(_ name: String) -> Bool {
    if label == name || (!identifier.isEmpty && identifier == name) { return true }
    let wanted = name.withPlainSpaces
    return label.withPlainSpaces == wanted
      || (!value.isEmpty && !label.isEmpty && "\(label), \(value)".withPlainSpaces == wanted)
  }
}

extension String {
  /// Times and prices have spaces that nobody types: no-break ones, narrow ones.
  fileprivate var withPlainSpaces: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }))
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
