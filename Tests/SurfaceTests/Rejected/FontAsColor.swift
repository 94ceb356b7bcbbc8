import SwiftUI

struct Sample: View {
  var body: some View {
    Text("a").foregroundStyle(Font.body)  // rejected: ShapeStyle
  }
}
