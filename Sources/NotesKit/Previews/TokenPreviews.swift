import SwiftUI

#Preview("Colors", traits: .sizeThatFitsLayout) {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 12, alignment: .top)], spacing: 12) {
    Swatch("Paper", NotesColors.canvas)
    Swatch("Surface", NotesColors.surface1)
    Swatch("Pressed", NotesColors.surface2)
    Swatch("Hairline", NotesColors.divider)
    Swatch("Orange", NotesColors.orange)
    Swatch("Under finger", NotesColors.orangePressed)
    Swatch("Tint", NotesColors.orangeTint)
    Swatch("Folder", NotesColors.folder)
    Swatch("Ink", NotesColors.ink)
    Swatch("Slate", NotesColors.slate)
    Swatch("Mute", NotesColors.mute)
    Swatch("Lock", NotesColors.lock)
    Swatch("Error", NotesColors.error)
    ForEach(NoteHighlight.allCases) { Swatch($0.rawValue.capitalized, $0.color) }
  }
  .padding(16)
  .background(NotesColors.canvas)
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
      RoundedRectangle(cornerRadius: 10)
        .fill(color)
        .strokeBorder(NotesColors.divider, lineWidth: 1)
        .frame(height: 56)
      Text(name).notesText(.rowDate).foregroundStyle(NotesColors.ink)
    }
  }
}

#Preview("Type", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    Text("Large title").notesText(.largeNav)
    Text("Folder section").notesText(.folderSection)
    Text("Title of a note").notesText(.bodyTitle)
    Text("Heading").notesText(.bodyHeading)
    Text("The body of a note has room between its lines, so that a page of it stays calm.").notesText(.body)
    Text("let code = monospaced").notesText(.bodyMono)
    Text("Title in a row").notesText(.rowTitle)
    Text("Preview in a row").notesText(.rowPreview)
    Text("Date in a row").notesText(.rowDate)
    Text("Subheader").textCase(.uppercase).notesText(.subheader)
  }
  .foregroundStyle(NotesColors.ink)
  .frame(maxWidth: .infinity, alignment: .leading)
  .padding(16)
  .background(NotesColors.canvas)
}
