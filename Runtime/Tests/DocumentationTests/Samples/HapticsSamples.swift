import SwiftUI

struct Favourite: View {
  @State private var isFavourite = false

  var body: some View {
    Button {
      isFavourite.toggle()
    } label: {
      Image(systemName: isFavourite ? "heart.fill" : "heart").font(.largeTitle)
    }
    .tint(.pink)
    .accessibilityLabel("Favourite")
    .sensoryFeedback(.impact(weight: .light), trigger: isFavourite)
  }
}

struct Upload: View {
  @State private var progress = 0

  var body: some View {
    Button("Upload") { progress += 50 }
      .sensoryFeedback(trigger: progress) { _, new in
        new >= 100 ? .success : .selection
      }
  }
}

struct Shutter: View {
  var body: some View {
    Button("Take photo") { UIImpactFeedbackGenerator(style: .rigid).impactOccurred() }
  }
}
