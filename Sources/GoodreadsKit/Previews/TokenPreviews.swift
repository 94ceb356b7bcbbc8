import SwiftUI

#Preview("Colors", traits: .sizeThatFitsLayout) {
  let roles: [(String, Color)] = [
    ("canvas", GoodreadsColors.canvas), ("card", GoodreadsColors.card), ("subtle", GoodreadsColors.subtle),
    ("divider", GoodreadsColors.divider), ("text", GoodreadsColors.text), ("secondary", GoodreadsColors.secondary),
    ("tertiary", GoodreadsColors.tertiary), ("accent", GoodreadsColors.accent), ("link", GoodreadsColors.link),
    ("amber", GoodreadsColors.amber), ("rail", GoodreadsColors.rail), ("greenFill", GoodreadsColors.greenFill),
    ("error", GoodreadsColors.error),
  ]
  VStack(alignment: .leading, spacing: 8) {
    ForEach(roles, id: \.0) { name, color in
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 4)
          .fill(color)
          .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(GoodreadsColors.divider, lineWidth: 1))
          .frame(width: 56, height: 32)
        Text(name).goodreadsText(.label)
      }
    }
  }
  .padding(24)
  .goodreadsTheme()
}

#Preview("Type", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 10) {
    ForEach(GoodreadsTextRole.allCases, id: \.self) { role in
      Text("\(role)".capitalized).goodreadsText(role)
    }
  }
  .padding(24)
  .goodreadsTheme()
}

#Preview("Symbols", traits: .sizeThatFitsLayout) {
  LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 6), spacing: 20) {
    ForEach(GoodreadsSymbol.allCases, id: \.self) { GoodreadsIcon($0) }
  }
  .padding(24)
  .goodreadsTheme()
}
