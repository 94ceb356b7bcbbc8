import SwiftUI

#Preview("Colors", traits: .sizeThatFitsLayout) {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 12, alignment: .top)], spacing: 12) {
    Swatch("Canvas", FigmaColors.canvas)
    Swatch("Surface", FigmaColors.surface)
    Swatch("Card", FigmaColors.card)
    Swatch("Raised", FigmaColors.raised)
    Swatch("Border", FigmaColors.divider)
    Swatch("Text", FigmaColors.text)
    Swatch("Secondary", FigmaColors.secondary)
    Swatch("Tertiary", FigmaColors.tertiary)
    Swatch("Action", FigmaColors.actionFill)
    Swatch("Pressed", FigmaColors.actionPressed)
    Swatch("Selection", FigmaColors.selection)
    Swatch("Blurple", .figmaBlurple)
    Swatch("Success", FigmaColors.success)
    Swatch("Warning", FigmaColors.warning)
    Swatch("Error", FigmaColors.error)
    ForEach(FigmaCube.allCases, id: \.self) { Swatch("\($0)".capitalized + " cube", $0.fill) }
    Swatch("Macaron", .figmaMacaronPink)
  }
  .padding(16)
  .background(FigmaColors.canvas)
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
      RoundedRectangle(cornerRadius: 6)
        .fill(color)
        .strokeBorder(FigmaColors.divider, lineWidth: 1)
        .frame(height: 56)
      Text(name).figmaText(.caption).lineLimit(1).minimumScaleFactor(0.4).foregroundStyle(FigmaColors.text)
    }
  }
}

#Preview("Type", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    Text("Title of a screen").figmaText(.hero)
    Text("Part of a screen").figmaText(.pageSection)
    Text("Project").figmaText(.subhead)
    Text("Onboarding flows").figmaText(.fileName)
    Text("A sentence of a text, as long as it has to be.").figmaText(.body)
    Text("Sarah Chen").figmaText(.commentAuthor)
    Text("Could the button stay where it is when the keyboard comes up?").figmaText(.commentBody)
    Text("Edited 2 hours ago").figmaText(.metadata)
    Text("Caption").figmaText(.caption)
    Text("Button").figmaText(.button)
    HexLabel("#0d99ff")
    DimensionLabel(width: 120, height: 80)
    Text("Tab").figmaText(.tab)
  }
  .foregroundStyle(FigmaColors.text)
  .frame(maxWidth: .infinity, alignment: .leading)
  .padding(16)
  .background(FigmaColors.canvas)
}
