import SwiftUI

struct Preferences: View {
  @State private var isQuiet = false

  var body: some View {
    List {
      Section("Notifications") {
        Toggle("Quiet hours", isOn: $isQuiet)
        LabeledContent("Sound", value: "Chime")
      }
      Section {
        Label("Storage", systemImage: "internaldrive").badge(3)
        Button("Sign out", role: .destructive) {}
      } footer: {
        Text("You keep what is on this phone.")
      }
    }
  }
}

struct Mailbox: View {
  @State private var letters = ["Ana", "Bruno", "Chiara", "David"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
            .swipeActions(edge: .leading) {
              Button("Unread", systemImage: "envelope.badge") {}.tint(.blue)
            }
        }
        .onDelete { letters.remove(atOffsets: $0) }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Letters")
      .toolbar { EditButton() }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
    }
  }
}

struct Shelves: View {
  @State private var isFictionOpen = true
  @State private var arePoemsOpen = false

  var body: some View {
    List {
      Section("Fiction", isExpanded: $isFictionOpen) {
        Label("Novels", systemImage: "book").badge(12)
        DisclosureGroup("Tales") {
          Text("Fables")
        }
      }
      Section("Poems", isExpanded: $arePoemsOpen) {
        Text("Sonnets")
      }
    }
    .listStyle(.sidebar)
  }
}

struct Contacts: View {
  var body: some View {
    List {
      ForEach(["A", "B", "C"], id: \.self) { letter in
        Section(letter) {
          ForEach(1..<6) { Text("\(letter)\($0)") }
        }
      }
    }
    .listStyle(.plain)
  }
}

struct Journey: View {
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var isFlexible = true

  var body: some View {
    Form {
      Section {
        LabeledContent("From", value: "Turku")
        DatePicker("Departure", selection: $date)
        Toggle("Flexible", isOn: $isFlexible)
      } footer: {
        Text("Times are those of the harbour.")
      }
    }
  }
}
