import SwiftUI

struct Sample: View {
  var body: some View {
    Text("a").padding("12")  // rejected: String
  }
}
