import CoreGraphics

/// How much of a screen the keyboard takes, in points.
///
/// Apple publishes none of these lengths. They are those that `keyboardFrameEndUserInfoKey` is widely known to
/// give: 336 (291 without suggestions) on phones with a home indicator, 346 (301) on the wide ones, 260 (216) with a
/// home button, 209 (171) and 200 (162) on their sides. Those of iPads are observed, and rounded.
package struct KeyboardMetrics: Equatable, Sendable {
  /// Of the bar above the keys; 0 without one.
  package var barHeight: CGFloat
  /// Of the four rows of keys.
  package var rowsHeight: CGFloat
  /// Of the strip below them, with the home indicator.
  package var stripHeight: CGFloat
  /// Kept free at the left and the right, beside a cut-out.
  package var sideInset: CGFloat
  package var isPad: Bool
  package var isWide: Bool

  package var height: CGFloat { barHeight + rowsHeight + stripHeight }
  /// From the top of a row to the top of the next one.
  package var pitch: CGFloat { rowsHeight / 4 }
  /// Between two keys of a row.
  package var gap: CGFloat { isPad ? 12 : 6 }
  /// Between two rows.
  package var rowGap: CGFloat { isPad ? 12 : isWide ? 7 : 11 }
  /// The globe and the microphone have a strip of their own above the home indicator.
  package var hasStripKeys: Bool { stripHeight > 40 }

  /// - Parameters:
  ///   - screen: its size, as the device is held.
  ///   - insets: what the device keeps clear.
  ///   - hasSuggestions: whether the keyboard has a bar for them; an iPad's has one in any case.
  package init(screen: CGSize, insets: EdgeInsets, isPad: Bool, hasSuggestions: Bool) {
    self.isPad = isPad
    isWide = screen.width > screen.height
    sideInset = isPad ? 0 : max(insets.leading, insets.trailing)
    if isPad {
      let isLarge = min(screen.width, screen.height) >= 1000
      let height: CGFloat = isLarge ? (isWide ? 498 : 423) : (isWide ? 404 : 352)
      barHeight = 55
      stripHeight = insets.bottom
      rowsHeight = height - barHeight - insets.bottom
    } else if isWide {
      barHeight = hasSuggestions ? 38 : 0
      rowsHeight = insets.bottom > 0 ? 150 : 162
      stripHeight = insets.bottom
    } else {
      let hasIndicator = insets.bottom > 0
      barHeight = hasSuggestions ? (hasIndicator ? 45 : 44) : 0
      rowsHeight = screen.width >= 428 ? 226 : 216
      stripHeight = hasIndicator ? 75 : 0
    }
    // A screen is never covered altogether.
    rowsHeight = max(0, min(rowsHeight, screen.height * 0.75 - barHeight - stripHeight))
  }
}

extension KeyboardRequest {
  /// Whether the keyboard has a bar for suggestions: none for numbers, secrets and fields without corrections, as on
  /// iOS.
  package var hasSuggestions: Bool { !isSecure && !isAutocorrectionDisabled && !isPad }

  /// Whether the keys are digits in three columns.
  package var isPad: Bool {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
