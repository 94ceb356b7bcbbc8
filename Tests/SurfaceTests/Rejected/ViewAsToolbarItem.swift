import SwiftUI

struct Sample: View {
  var body: some View {
    Text("x").toolbar {
      ToolbarItem(placement: .topBarTrailing) { Text("y") }  // rejected: buildExpression
      Text("z")
    }
  }
}
