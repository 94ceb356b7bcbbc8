import SwiftUI

struct Row: View {
  @Previewable @State var isOn = false  // rejected: '@Previewable' can only be used in the body of '#Preview'
  var body: some View { Toggle("A", isOn: $isOn) }
}
