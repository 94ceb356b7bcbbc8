import SwiftUI

struct Sample: View {
  var body: some View {
    Text("a").frame(width: 20, maxHeight: 40)  // rejected: extra argument
  }
}
