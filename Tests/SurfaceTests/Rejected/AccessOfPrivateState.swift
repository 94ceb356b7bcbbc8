import SwiftUI

struct Toggleable: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

struct Sample: View {
  @State private var isOn = false
  var body: some View {
    Toggleable(isOn: isOn)  // rejected: 'Bool'
  }
}
