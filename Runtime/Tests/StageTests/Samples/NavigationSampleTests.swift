import Stage
import SwiftUI
import Testing

@MainActor
struct NavigationSampleTests {
  private struct Recipe: Hashable, Identifiable {
    let id: Int
    var name: String
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
        List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
          .navigationTitle("Recipes")
          .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
          .navigationDestination(for: String.self) { text in
            VStack {
              Text("Text: \(text)")
              Button("Home") { path = NavigationPath() }
            }
          }
          .toolbar { Button("Deep") { path.append(recipes[1]); path.append("deep") } }
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

  private struct Sheets: View {
    @State private var isShown = false
    @State private var item: Recipe?
    @State private var isAsking = false
    @State private var isWarning = false
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Button("Sheet") { isShown = true }
        Button("Item") { item = Recipe(id: 7, name: "Stew") }
        Button("Ask") { isAsking = true }
        Button("Warn") { isWarning = true }
        Text("Log \(log.joined(separator: " "))")
      }
      .sheet(isPresented: $isShown, onDismiss: { log.append("dismissed") }) { Inner() }
      .sheet(item: $item) { recipe in
        VStack {
          Text("Item \(recipe.name)")
          Button("Done") { item = nil }
        }
        .presentationDetents([.medium])
      }
      .confirmationDialog("Delete it?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { log.append("deleted") }
      }
      .alert("Careful", isPresented: $isWarning) {
        Button("Fine") { log.append("fine") }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This is hot.")
      }
    }
  }

  private struct Inner: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text("Inside \(isPresented ? "presented" : "not")")
        Button("Close") { dismiss() }
      }
    }
  }

  @Test("sheets come and go, and tell when they have gone")
  func sheets() throws {
    let failures = try StageScript.failures(
      """
      tap "Sheet"
      expect "Inside presented"
      settle
      tap "Close"
      settle
      expect no "Inside presented"
      expect "Log dismissed"
      tap "Item"
      expect "Item Stew"
      settle
      tap "Done"
      settle
      expect no "Item Stew"
      tap "Sheet"
      expect "Inside presented"
      settle
      drag 196,110 to 196,700 over 200 ms
      settle
      expect "Log dismissed dismissed"
      """, on: Sheets())
    #expect(failures == "")
  }

  @Test("alerts and dialogs ask, and are gone with an answer")
  func alerts() throws {
    let failures = try StageScript.failures(
      """
      tap "Warn"
      expect "This is hot."
      settle
      tap "Fine"
      settle
      expect no "This is hot."
      expect "Log fine"
      tap "Ask"
      expect "Delete it?"
      settle
      tap "Delete"
      settle
      expect no "Delete it?"
      expect "Log fine deleted"
      """, on: Sheets())
    #expect(failures == "")
  }
}
