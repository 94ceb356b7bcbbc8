import SwiftUI

struct Radio: View {
  @State private var selection = "listen"

  var body: some View {
    TabView(selection: $selection) {
      Tab("Listen", systemImage: "radio", value: "listen") {
        NavigationStack {
          List(1..<30) { Text("Station \($0)") }.navigationTitle("Stations")
        }
      }
      Tab("News", systemImage: "newspaper", value: "news") {
        Text("Nothing new")
      }
      .badge(3)
      Tab("Saved", systemImage: "bookmark", value: "saved") {
        ContentUnavailableView("Nothing saved", systemImage: "bookmark")
      }
      Tab(value: "search", role: .search) {
        Text("Search")
      }
    }
  }
}

struct Atlas: View {
  var body: some View {
    TabView {
      ForEach(["Africa", "America", "Antarctica", "Asia", "Europe", "Oceania"], id: \.self) { name in
        Text(name).tabItem { Label(name, systemImage: "globe") }
      }
    }
  }
}

struct Seasons: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { index in
        VStack(spacing: 20) {
          Image(systemName: ["sun.max", "cloud.rain", "snowflake"][index]).font(.system(size: 80))
          Button("Next") { withAnimation { page = (index + 1) % 3 } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background([Color.orange, .teal, .indigo][index])
        .foregroundStyle(.white)
        .tag(index)
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .ignoresSafeArea()
  }
}
