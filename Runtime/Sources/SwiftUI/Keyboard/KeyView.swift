import SwiftUICore
import UIKit

/// One key. What types a letter on a phone shows it in a callout; others are drawn darker or lighter while they
/// are held.
struct KeyView: View {
  let model: KeyboardModel
  let key: PlacedKey
  let isPad: Bool

  var body: some View {
    content
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(KeyName(model: model, key: key.key).text)
      .accessibilityAddTraits(.isKeyboardKey)
      .accessibilityAction { model.activate(key.key) }
      .disabled(key.key == .dictation)
  }

  /// Keys of the strip below the others have no ground.
  private var isBare: Bool { key.face == key.cell }
  private var hasCallout: Bool {
    if case .text = key.key { return !isPad && key.face.width < 60 }
    return false
  }

  @ViewBuilder private var content: some View {
    if isBare {
      KeyLabel(model: model, key: key.key)
    } else if hasCallout {
      ground(KeyboardPalette.key).overlay { KeyLabel(model: model, key: key.key) }
    } else {
      HeldKey(model: model, key: key) { color in
        ground(color).overlay { KeyLabel(model: model, key: key.key) }
      }
    }
  }

  /// Corners of 5 points, and a hard shadow of one point below, as on iOS to 18.
  private func ground(_ color: UIColor) -> some View {
    let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)
    return ZStack {
      shape.fill(Color(uiColor: KeyboardPalette.shadow)).offset(y: 1)
      shape.fill(Color(uiColor: color))
    }
  }
}

/// A key that changes its colour while a finger is on it, or as long as what it stands for holds.
private struct HeldKey<Content: View>: View {
  let model: KeyboardModel
  let key: PlacedKey
  @ViewBuilder let content: (UIColor) -> Content

  var body: some View {
    let isHeld = model.pressed?.id == key.id
    content(color(isHeld: isHeld))
  }

  private func color(isHeld: Bool) -> UIColor {
    switch key.key {
    case .shift: model.shift == .off ? KeyboardPalette.function : KeyboardPalette.active
    case .submit where model.request.isSubmitProminent: isHeld ? KeyboardPalette.key : .systemBlue
    case let key where key.isCharacter: isHeld ? KeyboardPalette.function : KeyboardPalette.key
    default: isHeld ? KeyboardPalette.key : KeyboardPalette.function
    }
  }
}

@MainActor
private struct KeyName {
  let model: KeyboardModel
  let key: KeyboardKey

  var text: String { key.name(model.request, readsShift ? model.shift : .off) }

  /// Only letters are other keys with shift.
  private var readsShift: Bool {
    if case .text(let text) = key { return text.count == 1 && text.first?.isLetter == true }
    return false
  }
}

/// What stands on a key, in the sizes that are observed.
private struct KeyLabel: View {
  let model: KeyboardModel
  let key: KeyboardKey

  var body: some View {
    label
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .foregroundStyle(Color(uiColor: color))
  }

  private var color: UIColor {
    if key == .shift, model.shift != .off { return .black }
    return isOnBlue ? .white : KeyboardPalette.label
  }

  private var isOnBlue: Bool { key == .submit && model.request.isSubmitProminent && model.pressed?.key != .submit }

  @ViewBuilder private var label: some View {
    switch key {
    case .text(let text):
      Text(verbatim: KeyName(model: model, key: key).text)
        .font(.system(size: text.count > 1 ? 16 : 23))
    case .digit(let digit, let letters):
      VStack(spacing: -2) {
        Text(verbatim: digit).font(.system(size: 25))
        if !letters.isEmpty { Text(verbatim: letters).font(.system(size: 10, weight: .bold)).kerning(2) }
      }
    case .shift: symbol(shiftSymbol)
    case .delete: symbol(model.pressed?.key == .delete ? "delete.left.fill" : "delete.left")
    case .space: words("space")
    case .submit: submit
    case .plane(let plane): planeLabel(plane)
    case .dictation: strip("mic")
    case .dismiss: symbol("keyboard.chevron.compact.down")
    }
  }

  private var shiftSymbol: String {
    switch model.shift {
    case .off: "shift"
    case .once: "shift.fill"
    case .locked: "capslock.fill"
    }
  }

  private func symbol(_ name: String) -> some View { Image(systemName: name).font(.system(size: 19)) }

  private func strip(_ name: String) -> some View {
    Image(systemName: name).font(.system(size: 24)).foregroundStyle(Color(uiColor: KeyboardPalette.strip))
  }

  private func words(_ text: String) -> some View { Text(verbatim: text).font(.system(size: 16)) }

  @ViewBuilder private var submit: some View {
    words(model.request.submitTitle)
  }

  @ViewBuilder private func planeLabel(_ plane: KeyboardPlane) -> some View {
    switch plane {
    case .letters: words("ABC")
    case .numbers: words(model.metrics.isPad ? ".?123" : "123")
    case .symbols: words("#+=")
    case .pad: words("123")
    case .padSymbols: words("+ * #")
    case .emoji: strip("face.smiling")
    }
  }
}
