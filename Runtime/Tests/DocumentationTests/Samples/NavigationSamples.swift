import SwiftUI

struct Towns: View {
  var body: some View {
    NavigationStack {
      List(["Aarhus", "Bergen", "Turku"], id: \.self) { town in
        NavigationLink(town, value: town)
      }
      .navigationTitle("Towns")
      .navigationDestination(for: String.self) { town in
        Label("\(town) lies by the sea", systemImage: "water.waves")
          .frame(maxHeight: .infinity, alignment: .top)
          .padding(.top, 40)
          .navigationTitle(town)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

struct Islands: View {
  @State private var text = ""
  private let names = [
    "Åland", "Anholt", "Bornholm", "Fanø", "Fårö", "Fehmarn", "Gotland", "Hiiumaa", "Læsø", "Mandø", "Muhu", "Öland",
    "Orust", "Rømø", "Rügen", "Saaremaa", "Samsø", "Senja", "Sylt", "Texel", "Tjörn", "Usedom", "Ven", "Vlieland",
  ]

  var body: some View {
    NavigationStack {
      List(names.filter { text.isEmpty || $0.localizedStandardContains(text) }, id: \.self) { name in
        NavigationLink(name) { Text(name).navigationTitle(name) }
      }
      .listStyle(.plain)
      .navigationTitle("Islands")
      .toolbar { EditButton() }
      .searchable(text: $text, prompt: "Name")
    }
  }
}

struct Pantry: View {
  @State private var text = ""
  @State private var place = "All"
  private let goods = ["Barley", "Beans", "Bread", "Honey", "Lentils", "Oats", "Rice", "Rye"]

  var body: some View {
    NavigationStack {
      List(goods.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
        .navigationTitle("Pantry")
        .searchable(text: $text)
        .searchScopes($place) {
          ForEach(["All", "Shelf", "Cellar"], id: \.self) { Text($0).tag($0) }
        }
        .searchSuggestions {
          if text == "B" {
            Label("Beans", systemImage: "clock").searchCompletion("Beans")
            Label("Bread", systemImage: "clock").searchCompletion("Bread")
          }
        }
    }
  }
}

struct Letter: View {
  @State private var title = "Letter"

  var body: some View {
    NavigationStack {
      Text("Dear Ann, …").frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle($title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Send") {} }
          ToolbarItem(placement: .secondaryAction) { Button("Print", systemImage: "printer") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Bold", systemImage: "bold") {}
            Spacer()
            Button("Attach", systemImage: "paperclip") {}
          }
          ToolbarItem(placement: .status) { Text("Saved").font(.caption) }
        }
    }
  }
}

struct Reader: View {
  @State private var feed: String? = "Weather"

  var body: some View {
    NavigationSplitView {
      List(["Harbour", "Weather", "Ferries"], id: \.self, selection: $feed) { name in
        Label(name, systemImage: "newspaper")
      }
      .navigationTitle("Feeds")
    } detail: {
      List(1..<6) { Text("\(feed ?? "Nothing"), part \($0)") }
        .navigationTitle(feed ?? "Choose a feed")
    }
  }
}

struct Home: View {
  var body: some View {
    TabView {
      NavigationStack {
        ContentUnavailableView("No trips", systemImage: "suitcase", description: Text("Plan one."))
          .navigationTitle("Trips")
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
      .tabItem { Label("Trips", systemImage: "suitcase") }
      Text("Map").tabItem { Label("Map", systemImage: "map") }
    }
  }
}

struct SizePicker: View {
  @State private var isPicking = false

  var body: some View {
    Button("Choose a size") { isPicking = true }
      .sheet(isPresented: $isPicking) {
        List(["Small", "Large"], id: \.self) { Text($0) }
          .presentationDetents([.medium])
      }
  }
}
