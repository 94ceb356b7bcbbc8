import SwiftUI

struct Entry: Identifiable, Hashable {
  let id = UUID()
  var title = "Entry"
  var children: [Entry]?
}

struct ContainerSamples: View {
  @State private var entries = [Entry(), Entry()]
  @State private var selection: UUID?
  @State private var several = Set<UUID>()
  @State private var tab = 0
  @State private var query = ""
  @State private var path = NavigationPath()
  @State private var isRefreshing = false
  private let columns = [GridItem(.flexible(), spacing: 2), GridItem(.flexible(), spacing: 2)]

  var body: some View {
    TabView(selection: $tab) {
      navigation
        .tabItem { Label("Home", systemImage: "house") }
        .tag(0)
        .badge(3)
      grids
        .tabItem {
          Image(systemName: "star")
          Text("Star")
        }
        .tag(1)
      lists.tabItem { Text("Lists") }.tag(2)
    }
    .tint(.orange)
    .tabViewStyle(.automatic)
    .toolbarBackground(.visible, for: .tabBar)
    .toolbarBackground(Color.black, for: .tabBar)
    .toolbarColorScheme(.dark, for: .tabBar, .navigationBar)
  }

  private var navigation: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("One", value: 1)
        NavigationLink(value: "two") { Label("Two", systemImage: "2.circle") }
        NavigationLink {
          Text("Detail")
        } label: {
          Text("Three")
        }
        NavigationLink("Four", destination: Text("Detail"))
      }
      .navigationTitle("Home")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(isPresented: $isRefreshing) { Text("shown") }
      .searchable(text: $query, prompt: "Find")
      .refreshable { isRefreshing = true }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .principal) { Text("Title").bold() }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("A") {}
          Spacer()
          Button("B") {}
        }
        if isRefreshing {
          ToolbarItem { ProgressView() }
        }
      }
      .toolbar(.hidden, for: .tabBar)
      .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
    }
  }

  private var grids: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach(0..<20, id: \.self) { i in
            Color.gray.aspectRatio(1, contentMode: .fill).clipped().onTapGesture { proxy.scrollTo(i, anchor: .center) }
          }
        }
        LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
          Section {
            Text("row")
          } header: {
            Text("header")
          }
        }
        ScrollView(.horizontal) {
          LazyHStack { ForEach(entries) { Text($0.title) } }.scrollTargetLayout()
          LazyHGrid(rows: [GridItem(.adaptive(minimum: 40))]) { Text("cell") }
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, 16, for: .scrollContent)
      }
      .scrollDismissesKeyboard(.interactively)
      .scrollBounceBehavior(.basedOnSize)
    }
  }

  private var lists: some View {
    VStack {
      List(entries) { entry in
        Text(entry.title)
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button {
            } label: {
              Label("Pin", systemImage: "pin")
            }.tint(.yellow)
          }
          .swipeActions { Button("Delete", role: .destructive) {} }
          .contextMenu { Button("Copy") {} }
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
          .listRowSeparatorTint(.red, edges: .bottom)
          .listRowBackground(Color.clear)
      }
      .listStyle(.plain)
      List(entries, selection: $selection) { Text($0.title) }.listStyle(.insetGrouped)
      List(selection: $several) {
        Section("Entries") {
          ForEach($entries) { $entry in TextField("Title", text: $entry.title) }
            .onDelete { entries.remove(atOffsets: $0) }
            .onMove { entries.move(fromOffsets: $0, toOffset: $1) }
        }
        Section(header: Text("Old"), footer: Text("Form")) { Text("row") }
      }
      .environment(\.editMode, .constant(.active))
      List(entries, children: \.children) { Text($0.title) }
      Form {
        Section {
          Text("a")
        } footer: {
          Text("footer")
        }
      }
      .formStyle(.grouped)
      .scrollContentBackground(.hidden)
      .listSectionSpacing(.compact)
      TabView { ForEach(entries) { Text($0.title) } }.tabViewStyle(.page(indexDisplayMode: .always))
    }
  }
}

@available(iOS 18, *)
struct NewTabs: View {
  @State private var selection = "a"

  var body: some View {
    TabView(selection: $selection) {
      Tab("First", systemImage: "1.circle", value: "a") { Text("a") }
      Tab("Second", systemImage: "2.circle", value: "b") { Text("b") }.badge(2)
    }
    TabView {
      Tab("Only", systemImage: "star") { Text("x") }
      Tab(role: .search) {
        Text("y")
      } label: {
        Text("Find")
      }
    }
  }
}
