import SwiftUI

struct Board: View {
  @State private var order = "Name"
  @State private var showsHidden = false

  var body: some View {
    NavigationStack {
      Text("Sorted by \(order)")
        .navigationTitle("Files")
        .toolbar {
          Menu("More", systemImage: "ellipsis.circle") {
            Button("New folder", systemImage: "folder.badge.plus") {}
            Button("Scan", systemImage: "doc.viewfinder") {}.disabled(true)
            Picker("Sort by", selection: $order) {
              ForEach(["Name", "Date"], id: \.self) { Text($0) }
            }
            Section("View") {
              Toggle("Hidden files", isOn: $showsHidden)
              Menu("Group") { Button("By kind") {} }
            }
            Button("Delete all", systemImage: "trash", role: .destructive) {}
          }
        }
    }
  }
}

struct Photos: View {
  var body: some View {
    List(["Harbour", "Bridge", "Tower"], id: \.self) { name in
      Text(name)
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
        } preview: {
          Rectangle().fill(.teal.gradient).frame(width: 260, height: 160)
        }
    }
  }
}
