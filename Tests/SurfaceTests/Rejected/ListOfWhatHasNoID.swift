import SwiftUI

struct Plain { var title = "" }

struct Sample: View {
  let values = [Plain()]
  var body: some View {
    List(values) { Text($0.title) }  // rejected: Identifiable
  }
}
