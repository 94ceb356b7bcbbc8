import SwiftUI
import SwiftUICore

/// A field, and what is written in it.
struct Notebook: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var type = UIKeyboardType.default
  var label: SubmitLabel?
  var capitalization: TextInputAutocapitalization?
  let log: Log

  var body: some View {
    VStack {
      Text(verbatim: "[\(text)]")
      field.onSubmit { log.add("submit \(text)") }
      Button("Away") { isFocused = false }
    }
    .padding()
  }

  @ViewBuilder private var field: some View {
    let plain = TextField("Note", text: $text).focused($isFocused).keyboardType(type)
    let labelled = label.map { AnyView(plain.submitLabel($0)) } ?? AnyView(plain)
    if let capitalization { labelled.textInputAutocapitalization(capitalization) } else { labelled }
  }
}

/// Fields from the top of the screen to its end and beyond.
struct LongForm: View {
  @State private var texts = Array(repeating: "", count: 20)
  var mode = ScrollDismissesKeyboardMode.never

  var body: some View {
    Form {
      ForEach(0..<20, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
    }
    .scrollDismissesKeyboard(mode)
  }
}

/// A list in edit mode on a sheet over a stack in a tab.
struct Everything: View {
  @State private var isShown = false
  @State private var names = (1...12).map { "Row \($0)" }
  @State private var note = ""
  let log: Log

  var body: some View {
    TabView {
      NavigationStack {
        List { Button("Open") { isShown = true } }
          .navigationTitle("Home")
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("Other").tabItem { Label("Other", systemImage: "star") }
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        List {
          TextField("Note", text: $note)
          ForEach(names, id: \.self) { name in Text(name).onTapGesture { log.add(name) } }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          Text("Last").onTapGesture { log.add("Last") }
        }
        .scrollDismissesKeyboard(.never)
        .navigationTitle("Sheet")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { EditButton() }
      }
    }
  }
}
