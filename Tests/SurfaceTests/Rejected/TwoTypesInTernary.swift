import SwiftUI

struct Sample: View {
  let isOn: Bool
  var body: some View {
    Text("a").background(isOn ? Color.red : Circle())  // rejected: mismatching types
  }
}
