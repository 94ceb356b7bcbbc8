import SwiftUI

struct Sample: View {
  var body: some View {
    Button("x") {}.buttonStyle(.insetGrouped)  // rejected: insetGrouped
  }
}
