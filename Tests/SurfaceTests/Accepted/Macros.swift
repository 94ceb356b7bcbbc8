import SwiftUI

struct Theme: Equatable {
  var ink = Color.black
  static let plain = Theme()
}

final class Router {}

extension EnvironmentValues {
  @Entry var theme: Theme = .plain
  @Entry var spacing = 8.0
  @Entry var isCompact: Bool = false
  @Entry var router: Router?
  @Entry var accent: Color? = nil
  @Entry var onOpen: (String) -> Void = { _ in }
  @Entry var otherTheme = Theme.plain
  @Entry fileprivate var hidden: Int = 1
  @Entry var `default`: String = "A"
}

extension SwiftUI.Transaction {
  @Entry var isUndo: Bool = false
  @Entry var origin = "user"
}

struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(\.spacing) private var spacing
  @Environment(\.onOpen) private var onOpen
  var title = "A"

  var body: some View {
    Text(title).foregroundStyle(theme.ink).padding(spacing).onTapGesture { onOpen(title) }
      .environment(\.isCompact, true).environment(\.router, Router()).environment(\.theme, .plain)
  }
}

#Preview {
  Themed()
}

#Preview("Named") { Themed(title: "B") }

#Preview("With traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Themed()
  Themed(title: "C")
}

#Preview(traits: .fixedLayout(width: 200, height: 100)) {
  let title = "D"
  return Themed(title: title)
}

#Preview("State") {
  @Previewable @State var isOn = false
  @Previewable @FocusState var isFocused: Bool
  @Previewable @Environment(\.theme) var theme
  let words = "E"

  Toggle(words, isOn: $isOn)
  if isOn { Themed().foregroundStyle(theme.ink).focused($isFocused) }
}

#Preview(
  "Long name",
  body: {
    Themed()
  })

struct Themed_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Themed().previewDisplayName("A")
      Themed(title: "B").previewLayout(.sizeThatFits)
    }
    .preferredColorScheme(.dark)
  }
}
