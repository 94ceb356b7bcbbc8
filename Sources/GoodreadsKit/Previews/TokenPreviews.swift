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

/// `bookTitle` as "Book title".
private func name(of role: GoodreadsTextRole) -> String {
  let words = "\(role)".replacing(#/[A-Z]/#) { " " + $0.output.lowercased() }
  return words.prefix(1).uppercased() + words.dropFirst()
}

#Preview("Type", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 10) {
    ForEach(GoodreadsTextRole.allCases, id: \.self) { role in
      Text(name(of: role)).goodreadsText(role)
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
