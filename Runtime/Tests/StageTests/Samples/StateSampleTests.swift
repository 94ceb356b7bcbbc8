import Foundation
import Observation
import Stage
import SwiftUI
import Testing

@MainActor
struct StateSampleTests {
  private struct Todo: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  private struct TodoRow: View {
    @Binding var todo: Todo
    var body: some View {
      Button(todo.isDone ? "\(todo.title) done" : todo.title) { todo.isDone.toggle() }
    }
  }

  private struct TodoList: View {
    @State private var todos = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Eggs"), Todo(id: 3, title: "Tea")]
    var body: some View {
      VStack {
        Text("\(todos.count { !$0.isDone }) left")
        ForEach($todos) { $todo in
          HStack {
            TodoRow(todo: $todo)
            Button("Remove \(todo.title)") { todos.removeAll { $0.id == todo.id } }
          }
        }
        Button("Reverse") { todos.reverse() }
      }
    }
  }

  @Test("bindings of a collection write where their element is, wherever it moves")
  func collection() throws {
    let failures = try StageScript.failures(
      """
      tap "Eggs"
      expect now "Eggs done"
      expect now "2 left"
      tap "Reverse"
      tap "Remove Tea"
      tap "Milk"
      expect now "Milk done"
      expect now "0 left"
      tap "Eggs done"
      expect now "1 left"
      """, on: TodoList())
    #expect(failures == "")
  }

  @MainActor @Observable
  final class Library {
    var books = ["Emma", "Dune"]
    var favourite: String?
    @ObservationIgnored var reads = 0
    var summary: String { "\(books.count) books, best \(favourite ?? "none")" }
  }

  private struct Summary: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.summary) }
  }

  private struct Editor: View {
    @Bindable var library: Library
    var body: some View {
      Picker("Favourite", selection: $library.favourite) {
        Text("No one").tag(String?.none)
        ForEach(library.books, id: \.self) { Text($0).tag(Optional($0)) }
      }
      .pickerStyle(.inline)
    }
  }

  private struct Shelf: View {
    @State private var library = Library()
    var body: some View {
      VStack {
        Summary()
        Button("Add") { library.books.append("Ulysses") }
        Button("Choose") {
          library.favourite = library.books.last
        }
        Editor(library: library)
      }
      .environment(library)
    }
  }

  @Test("an observed object is seen through the environment and through computed properties")
  func observed() throws {
    let failures = try StageScript.failures(
      """
      expect "2 books, best none"
      tap "Add"
      expect now "3 books, best none"
      tap "Choose"
      expect now "3 books, best Ulysses"
      """, on: Shelf())
    #expect(failures == "")
  }

  @MainActor
  private final class Timekeeper: ObservableObject {
    @Published var laps = 0
    static var made = 0
    init() { Self.made += 1 }
  }

  private struct LapView: View {
    let colour: String
    @StateObject private var keeper = Timekeeper()
    var body: some View {
      VStack {
        Text("\(keeper.laps) laps in \(colour)")
        Button("Lap") { keeper.laps += 1 }
        LapLabel(keeper: keeper)
      }
      .environmentObject(keeper)
    }
  }

  private struct LapLabel: View {
    @ObservedObject var keeper: Timekeeper
    var body: some View {
      VStack {
        Text("Label \(keeper.laps)")
        Deep()
      }
    }
  }

  private struct Deep: View {
    @EnvironmentObject private var keeper: Timekeeper
    var body: some View { Stepper("Deep \(keeper.laps)", value: $keeper.laps, in: 0...3) }
  }

  private struct Track: View {
    @State private var isRed = true
    @State private var run = 0
    var body: some View {
      VStack {
        LapView(colour: isRed ? "red" : "blue").id(run)
        Button("Colour") { isRed.toggle() }
        Button("Restart") { run += 1 }
      }
    }
  }

  @Test("a state object outlives the values of its view, and ends with its identity")
  func stateObject() throws {
    Timekeeper.made = 0
    let failures = try StageScript.failures(
      """
      tap "Lap"
      tap "Lap"
      expect now "2 laps in red"
      expect now "Label 2"
      expect now "Deep 2"
      tap "Colour"
      expect now "2 laps in blue"
      increment "Deep 2"
      increment "Deep 3"
      expect now "3 laps in blue"
      tap "Restart"
      expect now "0 laps in blue"
      """, on: Track())
    #expect(failures == "")
    #expect(Timekeeper.made == 2)
  }

  private struct Volume: View {
    @AppStorage("sample.volume") private var volume = 3
    @AppStorage("sample.isLoud") private var isLoud = false
    @AppStorage("sample.name") private var name: String?
    var body: some View {
      VStack {
        Text("Volume \(volume) \(isLoud ? "loud" : "quiet") \(name ?? "nobody")")
        VolumeKnob()
        Button("Forget") { name = nil }
      }
    }
  }

  private struct VolumeKnob: View {
    @AppStorage("sample.volume") private var level = 3
    @AppStorage("sample.isLoud") private var isLoud = false
    @AppStorage("sample.name") private var name: String?
    var body: some View {
      VStack {
        Button("Louder") { level += 1 }
        Toggle("Loud", isOn: $isLoud)
        Button("Name") { name = "Ada" }
      }
    }
  }

  @Test("what is stored for the app is the same in every view")
  func appStorage() throws {
    let failures = try StageScript.failures(
      """
      expect "Volume 3 quiet nobody"
      tap "Louder"
      expect now "Volume 4 quiet nobody"
      activate "Loud"
      expect now "Volume 4 loud nobody"
      tap "Name"
      expect now "Volume 4 loud Ada"
      tap "Forget"
      expect now "Volume 4 loud nobody"
      """, on: Volume())
    #expect(failures == "")
  }

  private enum Theme: String, CaseIterable { case light, dark, sepia }

  private struct Settings: View {
    @State private var settings: [String: Bool] = [:]
    @State private var name: String? = "Ada"
    @State private var theme = Theme.light
    @State private var celsius = 20.0
    private var fahrenheit: Binding<Double> {
      Binding {
        celsius * 9 / 5 + 32
      } set: {
        celsius = ($0 - 32) * 5 / 9
      }
    }
    private func flag(_ key: String) -> Binding<Bool> {
      Binding(get: { settings[key, default: false] }, set: { settings[key] = $0 })
    }
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: flag("wifi"))
        Toggle("Radio", isOn: flag("radio"))
        Text(settings.keys.sorted().joined(separator: "+"))
        if let unwrapped = Binding($name) {
          Button("Rename \(unwrapped.wrappedValue)") { unwrapped.wrappedValue = "Bob" }
        }
        Button("Nobody") { name = nil }
        Stepper("\(Int(fahrenheit.wrappedValue)) F", value: fahrenheit, step: 9)
        Text("\(Int(celsius)) C")
        Picker("Theme", selection: $theme) { ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
        Text("Theme: \(theme.rawValue)")
      }
    }
  }

  @Test("bindings are made of closures, subscripts, optionals and other bindings")
  func bindings() throws {
    let failures = try StageScript.failures(
      """
      activate "Wi-Fi"
      expect now "wifi"
      activate "Radio"
      expect now "radio+wifi"
      tap "Rename Ada"
      expect now "Rename Bob"
      tap "Nobody"
      expect no "Rename Bob"
      increment "68 F"
      expect now "77 F"
      expect now "25 C"
      tap "sepia"
      expect now "Theme: sepia"
      """, on: Settings())
    #expect(failures == "")
  }
}
