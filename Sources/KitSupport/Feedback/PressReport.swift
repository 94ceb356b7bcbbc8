import SwiftUI

/// A button that looks like its label and tells whether a finger is on it.
package struct PressReport: ButtonStyle {
  @Binding private var isPressed: Bool

  package init(isPressed: Binding<Bool>) { _isPressed = isPressed }

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, new in isPressed = new }
  }
}
