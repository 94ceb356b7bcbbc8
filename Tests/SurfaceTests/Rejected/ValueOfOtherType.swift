import SwiftUI

struct Sample: View {
  @State private var count = 0
  var body: some View {
    Text("a").onAppear { count = "one" }  // rejected: 'String'
  }
}
