import SwiftUI

struct Wedge: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Sample: View {
  var body: some View {
    Wedge().strokeBorder(Color.red, lineWidth: 2)  // rejected: strokeBorder
  }
}
