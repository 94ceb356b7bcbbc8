import SwiftUI

/// A screen on paper: its title, and what scrolls under it, at most 760 points wide.
struct GoodreadsScreen<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(title)
          .goodreadsText(.screenTitle)
          .foregroundStyle(GoodreadsColors.text)
          .accessibilityAddTraits(.isHeader)
          .padding(.horizontal, 16)
          .padding(.top, 12)
        content
      }
      .padding(.bottom, 24)
      .frame(maxWidth: 760, alignment: .leading)
      .frame(maxWidth: .infinity)
    }
    .goodreadsTheme()
  }
}

/// A heading over a part of a screen.
struct GoodreadsSection: View {
  let title: String

  var body: some View {
    Text(title)
      .goodreadsText(.section)
      .foregroundStyle(GoodreadsColors.text)
      .accessibilityAddTraits(.isHeader)
      .padding(.horizontal, 16)
  }
}
