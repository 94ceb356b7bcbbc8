import Foundation
import Guides
import Testing

/// Views as they stand in apps, with everything around them left out.
@Suite(.serialized) struct AppCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ code: String) throws -> BuildResult {
    let guide = try GuideReader().read(text: "# A guide\n\n```swift\n\(code)\n```\n", path: "app.md")
    return try Workshop.builder(cache: folder.path("cache")).build(guide)
  }

  @Test("a view model that nobody defines is an object with states, lists, queries and functions")
  func viewModels() throws {
    let result = try build(
      """
      struct RecipeList: View {
        @StateObject private var viewModel = RecipeListViewModel()
        @ObservedObject var cart: Cart
        @EnvironmentObject private var session: Session
        @Environment(Router.self) private var router
        @State private var query = ""
        var body: some View {
          VStack {
            switch viewModel.state {
            case .loading: ProgressView()
            case .loaded(let recipes):
              List(recipes) { recipe in
                NavigationLink(destination: RecipeDetail(recipe: recipe)) { Text(recipe.name) }
                  .swipeActions { Button("Delete", role: .destructive) { viewModel.delete(recipe) } }
              }
            case .failed(let error): Text(error.localizedDescription)
            }
            ForEach(cart.lines.indices, id: \\.self) { i in Text(cart.lines[i].title) }
            Text("\\(cart.count) things for \\(session.user.name)")
            Button("Home") { router.show(.home) }
          }
          .searchable(text: $viewModel.query)
          .task { await viewModel.load() }
          .onChange(of: query) { _, new in viewModel.search(new) }
        }
      }
      """)
    #expect(result.errors.map(\.message) == [])
    #expect(result.status == .built)
    #expect(
      Set(result.placeholders.map(\.name)) == ["RecipeListViewModel", "Cart", "Session", "Router", "RecipeDetail"])
    #expect(result.missing.isEmpty)
  }

  @Test("values of the environment, pictures and colours of the catalogue, and metrics are stood in for")
  func surroundings() throws {
    let result = try build(
      """
      struct Row: View {
        let recipe: Recipe
        @Environment(\\.theme) private var theme
        var body: some View {
          HStack(spacing: Metrics.Spacing.medium) {
            Image(.heroPlaceholder).resizable().frame(width: 44, height: 44)
            Text(recipe.name).font(theme.title).foregroundColor(Color(.brandPrimary))
            Text(recipe.date, style: .date).foregroundColor(Color(.secondaryLabel))
            Text(recipe.price, format: .currency(code: "EUR"))
            Text(L10n.minutes(recipe.minutes))
            ForEach(Array(recipe.tags.enumerated()), id: \\.offset) { index, tag in Text("\\(index) \\(tag.title)") }
            if let rating = recipe.rating { StarRating(value: rating, max: 5) }
          }
          .padding(.horizontal, Metrics.Spacing.large)
          .onTapGesture { haptic(.light); Analytics.log(.open(recipe.id)) }
        }
      }
      struct Filters: View {
        @Binding var filters: [Filter]
        var body: some View {
          VStack {
            ForEach($filters) { $filter in Toggle(filter.name, isOn: $filter.isOn) }
            LazyVGrid(columns: columns, spacing: 12) { Text("A") }
            PrimaryButton(title: "Apply") { apply(filters) }
            SectionHeader("Pantry") { Button("All") {} }
          }
        }
      }
      @Observable class Cart {
        var lines: [CartLine] = []
        var total: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }
      }
      """)
    #expect(result.errors.map(\.message) == [])
    #expect(result.status == .built)
    #expect(Set(result.specimens.map(\.component)) == ["Row", "Filters"])
    let names = Set(result.placeholders.map(\.name))
    #expect(
      names.isSuperset(of: ["EnvironmentValues.theme", "Image(.heroPlaceholder)", "Color(.brandPrimary)", "Metrics"]))
    #expect(!names.contains("filter"))
  }

  @Test("colours of the catalogue are placeholders, bound values get a property, and unknown wrappers are state")
  func catalogue() throws {
    let result = try build(
      """
      extension Color {
        static let ink = Color("BrandInk")
      }
      struct Trips: View {
        @Query(sort: \\Trip.date) private var trips: [Trip]
        var body: some View {
          Form {
            TextField("Name", text: $name)
            Toggle("Offline", isOn: $isOffline)
            ForEach(trips) { trip in Text(trip.title).foregroundStyle(Color.ink) }
          }
        }
      }
      @MainActor final class TripStore: ObservableObject {
        @Published var trips: [Trip] = []
        private let api: TripAPI
        init(api: TripAPI = .live) { self.api = api }
        func load() async throws { trips = try await api.fetchTrips(page: 1) }
      }
      """)
    #expect(
      result.errors.map(\.message) == ["@Query is one of SwiftData, which is not in Vitrine; it is left out here."])
    #expect(result.status == .built)
    #expect(result.specimens.map(\.component).contains("Trips"))
    let names = Set(result.placeholders.map(\.name))
    #expect(names.isSuperset(of: ["Color(\"BrandInk\")", "name", "isOffline", "Trip", "TripAPI"]))
  }
}
