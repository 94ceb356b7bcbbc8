import SwiftUI

struct RecipeRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "fork.knife.circle.fill")
        .font(.largeTitle)
        .foregroundStyle(.orange)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text("Tomato soup").font(.headline)
        Text("25 minutes").font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .accessibilityAction(named: "Add to favourites") {}
  }
}

struct Rating: View {
  @State private var stars = 3

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= stars ? "star.fill" : "star").foregroundStyle(.yellow)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(stars) of 5")
    .accessibilityAdjustableAction { direction in
      stars = min(5, max(1, stars + (direction == .increment ? 1 : -1)))
    }
  }
}

struct Banner: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isShown = true

  var body: some View {
    VStack {
      Toggle("Offer", isOn: $isShown)
      if isShown {
        Text("Two for one").transition(reducesMotion ? .opacity : .slide)
      }
    }
    .animation(.default, value: isShown)
  }
}
