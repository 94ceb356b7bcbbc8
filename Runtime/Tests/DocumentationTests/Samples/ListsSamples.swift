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
