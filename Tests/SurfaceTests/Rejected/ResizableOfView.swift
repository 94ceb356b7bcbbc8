import SwiftUI

struct Sample: View {
  var body: some View {
    Text("a").resizable()  // rejected: resizable
  }
}
