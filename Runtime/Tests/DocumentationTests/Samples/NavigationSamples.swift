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
