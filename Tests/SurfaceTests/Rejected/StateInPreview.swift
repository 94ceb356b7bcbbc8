import SwiftUI

struct Row: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("A", isOn: $isOn) }
}

#Preview {
  Row(isOn: isOn)  // rejected: cannot find 'isOn' in scope
}
