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
