import Stage
import SwiftUI
import Testing

@MainActor
struct NavigationSampleTests {
  private struct Recipe: Hashable {
    let id: Int
    let name: String
  }

  private struct RecipeView: View {
    @Environment(\.dismiss) private var dismiss
    let recipe: Recipe
    @State private var servings = 2
    var body: some View {
      VStack {
        Text("Servings \(servings)")
        Button("More") { servings += 1 }
        NavigationLink("Sides", value: "sides of \(recipe.name)")
        Button("Leave") { dismiss() }
      }
      .navigationTitle(recipe.name)
    }
  }

  private struct Cookbook: View {
    let recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Salad")]
    @State private var path = NavigationPath()
    @State private var visits = 0
    var body: some View {
      NavigationStack(path: $path) {
        List(recipes, id: \.id) { recipe in NavigationLink(recipe.name, value: recipe) }
          .navigationTitle("Recipes")
          .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
          .navigationDestination(for: String.self) { text in
            VStack {
              Text("Text: \(text)")
              Button("Home") { path = NavigationPath() }
            }
          }
          .toolbar {
            Button("Deep") {
              path.append(recipes[1]); path.append("deep")
            }
          }
      }
    }
  }

  @Test("a stack pushes, goes back, and starts anew")
  func stack() throws {
    let failures = try StageScript.failures(
      """
      tap "Soup"
      expect "Servings 2"
      settle
      tap "More"
      expect now "Servings 3"
      tap "Sides"
      expect "Text: sides of Soup"
      settle
      tap "Soup"
      expect "Servings 3"
      settle
      tap "Leave"
      expect "Salad"
      settle
      expect no "Servings 3"
      tap "Soup"
      expect "Servings 2"
      settle
      tap "Recipes"
      settle
      tap "Deep"
      expect "Text: deep"
      settle
      tap "Home"
      settle
      expect "Salad"
      """, on: Cookbook())
    #expect(failures == "")
  }
}
