import SwiftUI

struct Sample: View {
  var body: some View {
    Button(action: {})  // rejected: missing argument
  }
}
