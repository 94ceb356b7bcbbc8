import SwiftUI

#Preview("Colors", traits: .sizeThatFitsLayout) {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 12, alignment: .top)], spacing: 12) {
    Swatch("Canvas", DbxColors.canvas)
    Swatch("Surface", DbxColors.surface)
    Swatch("Card", DbxColors.card)
    Swatch("Hairline", DbxColors.divider)
    Swatch("Text", DbxColors.text)
    Swatch("Secondary", DbxColors.secondary)
    Swatch("Tertiary", DbxColors.tertiary)
    Swatch("Blue", DbxColors.blue)
    Swatch("Button", DbxColors.blueFill)
    Swatch("Pressed", DbxColors.bluePressed)
    Swatch("Tint", DbxColors.blueTint)
    Swatch("PDF", DbxColors.pdf)
    Swatch("Sheet", DbxColors.sheet)
    Swatch("Image", DbxColors.image)
    Swatch("Folder", DbxColors.folder)
    Swatch("Success", DbxColors.success)
    Swatch("Warning", DbxColors.warning)
    Swatch("Error", DbxColors.error)
  }
  .padding(16)
  .background(DbxColors.canvas)
}

private struct Swatch: View {
  let name: String
  let color: Color

  init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 8)
        .fill(color)
        .strokeBorder(DbxColors.divider, lineWidth: 1)
        .frame(height: 56)
      Text(name).dbxText(.caption).foregroundStyle(DbxColors.text)
    }
  }
}

#Preview("Type", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    Text("Title of a screen").dbxText(.titleLarge)
    Text("Section").dbxText(.section)
    Text("Title of a sheet").dbxText(.sheetTitle)
    Text("Name on a card").dbxText(.cardTitle)
    Text("Name in a row").dbxText(.rowName)
    Text("A sentence of a text, as long as it has to be.").dbxText(.body)
    Text("2.4 MB · Modified Apr 12").dbxText(.meta).dbxTabularNumbers()
    Text("Caption").dbxText(.caption)
    Text("Group").textCase(.uppercase).dbxText(.labelUpper)
    Text("Button").dbxText(.button)
    Text("Tab").dbxText(.tab)
  }
  .foregroundStyle(DbxColors.text)
  .frame(maxWidth: .infinity, alignment: .leading)
  .padding(16)
  .background(DbxColors.canvas)
}
