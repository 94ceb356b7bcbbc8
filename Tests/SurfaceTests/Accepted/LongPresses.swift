import SwiftUI

struct LongPresses: View {
  @State private var isPressed = false

  var body: some View {
    VStack {
      Text("a").onLongPressGesture { isPressed.toggle() }
      Text("b").onLongPressGesture(minimumDuration: 0.4) { isPressed.toggle() }
      Text("c").onLongPressGesture(minimumDuration: 0, perform: {}, onPressingChanged: { isPressed = $0 })
      Text("d").onLongPressGesture(minimumDuration: 0, pressing: { isPressed = $0 }, perform: {})
      Text("e").onLongPressGesture(minimumDuration: 0, pressing: { isPressed = $0 }) {}
    }
  }
}
