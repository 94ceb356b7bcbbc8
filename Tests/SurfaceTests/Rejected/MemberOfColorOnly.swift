import SwiftUI

extension Color {
  static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
}

struct Sample: View {
  var body: some View {
    Text("Ink").foregroundStyle(.brand)  // rejected: no member 'brand'
  }
}
