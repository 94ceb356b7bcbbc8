import SwiftUI

/// A list on paper under a large title of the design language, which goes into the bar when it is scrolled away.
struct NotesList<Header: View, Rows: View>: View {
  let title: String
  let header: Header
  let rows: Rows
  @State private var isTitleInBar = false

  /// - Parameter header: stands above the title.
  init(_ title: String, @ViewBuilder header: () -> Header, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.header = header()
    self.rows = rows()
  }

  var body: some View {
    List {
      VStack(alignment: .leading, spacing: 8) {
        header
        NotesLargeTitle(title)
      }
      .background {
        GeometryReader { geometry in
          Color.clear.onChange(of: geometry.frame(in: .named(Self.space)).maxY < 8) { _, isAway in
            isTitleInBar = isAway
          }
        }
      }
      .padding(.bottom, 8)
      .notesListRow()
      rows
      // The last row can be scrolled out from under the button.
      Color.clear.frame(height: 72).notesListRow().accessibilityHidden(true)
    }
    .listStyle(.plain)
    .environment(\.defaultMinListRowHeight, 0)
    .scrollContentBackground(.hidden)
    .scrollDismissesKeyboard(.immediately)
    .coordinateSpace(.named(Self.space))
    .background(NotesColors.canvas)
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) {
        Text(title)
          .font(.headline)
          .foregroundStyle(NotesColors.ink)
          .opacity(isTitleInBar ? 1 : 0)
          .accessibilityHidden(!isTitleInBar)
          .animation(NotesMotion.press, value: isTitleInBar)
      }
    }
  }

  private static var space: String { "notes list" }
}

extension NotesList where Header == EmptyView {
  init(_ title: String, @ViewBuilder rows: () -> Rows) {
    self.init(title, header: { EmptyView() }, rows: rows)
  }
}

extension View {
  /// A row of a list that draws its own ground and hairline.
  func notesListRow() -> some View {
    frame(maxWidth: .infinity, alignment: .leading)
      .listRowInsets(EdgeInsets())
      .listRowSeparator(.hidden)
      .listRowBackground(NotesColors.canvas)
  }
}
