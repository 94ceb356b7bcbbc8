import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Values that carry others hand them on as they are.
@MainActor
@Suite("Values that views are told with")
struct ValueSayingTests {
  @Test("a binding to a collection is a collection of bindings")
  func bindings() {
    var values = [3, 1, 2]
    let binding = Binding(get: { values }, set: { values = $0 })
    #expect(binding.startIndex == 0 && binding.endIndex == 3 && binding.indices == 0..<3)
    #expect(binding.index(after: 0) == 1 && binding.index(before: 3) == 2)
    var index = 1
    binding.formIndex(after: &index)
    #expect(index == 2)
    binding.formIndex(before: &index)
    #expect(index == 1)
    for element in binding { element.wrappedValue += 10 }
    #expect(values == [13, 11, 12])
    let same = Binding(projectedValue: binding)
    same.wrappedValue = []
    #expect(values.isEmpty)
  }

  @Test("a shortcut keeps its key, its modifiers and its localisation")
  func shortcuts() {
    let plain = KeyboardShortcut("s")
    #expect(plain.key == "s" && plain.modifiers == .command && plain.localization == .automatic)
    let other = KeyboardShortcut("s", modifiers: [.command, .shift], localization: .custom)
    #expect(other.modifiers == [.shift, .command] && other.localization == .custom && other != plain)
    #expect(KeyboardShortcut("s", modifiers: .command, localization: .withoutMirroring) != plain)
  }

  @Test("a path is counted, cut, written down and read again")
  func paths() throws {
    var path = NavigationPath(["a", "b", "c"])
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast(2)
    #expect(path.count == 1)
    let written = try #require(path.codable)
    let data = try JSONEncoder().encode(written)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(read == written && NavigationPath(read) == path)
  }

  @Test("every place of a menu takes commands")
  func commands() throws {
    let places: [CommandGroupPlacement] = [
      .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem, .saveItem, .importExport,
      .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar, .windowSize,
      .windowArrangement, .windowList, .singleWindowList, .help,
    ]
    for place in places {
      var count = 0
      let view = MenuApp.view(place) { count += 1 }
      let host = try Host(view)
      host.graph.send(.key(KeyEvent("k", modifiers: .command)))
      try host.frame()
      #expect(count == 1)
    }
  }

  private struct MenuApp: App {
    static var place = CommandGroupPlacement.help
    static var action: () -> Void = {}

    static func view(_ place: CommandGroupPlacement, _ action: @escaping () -> Void) -> AnyView {
      (self.place, self.action) = (place, action)
      return MenuApp().openingView
    }

    var body: some Scene {
      WindowGroup { Text("App") }
        .commands { CommandGroup(replacing: Self.place) { Button("Key", action: Self.action).keyboardShortcut("k") } }
    }
  }

  @Test("the environment says what surrounds a view")
  func surroundings() {
    var values = EnvironmentValues()
    #expect(values.backgroundProminence == .standard && values.backgroundMaterial == nil)
    #expect(!values.isLuminanceReduced && !values.isSceneCaptured && !values.supportsMultipleWindows)
    #expect(values.allowedDynamicRange == nil)
    values.backgroundProminence = .increased
    values.backgroundMaterial = .thin
    values.isLuminanceReduced = true
    values.isSceneCaptured = true
    values.allowedDynamicRange = .high
    #expect(values.backgroundProminence == .increased && values.backgroundMaterial == .thin)
    #expect(values.isLuminanceReduced && values.isSceneCaptured && values.allowedDynamicRange == .high)
  }

  @Test("keys with values show them as their formats do")
  func interpolations() throws {
    func text(_ key: LocalizedStringKey) throws -> [String] {
      try Host(Text(key).environment(\.locale, Locale(identifier: "en_US"))).texts()
    }
    #expect(try text("\(0.5, format: .percent) done") == ["50% done"])
    #expect(try text("\(3.14159, specifier: "%.2f")") == ["3.14"])
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 1
    #expect(try text("\(NSNumber(value: 2), formatter: formatter)") == ["2.0"])
    #expect(try text(LocalizedStringKey("plain")) == ["plain"])
  }

  @Test("a resolved colour is written down and read again, and is the colour of Core Graphics")
  func colors() throws {
    let color = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: EnvironmentValues())
    let read = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color))
    #expect(abs(read.red - color.red) < 1e-6 && abs(read.opacity - color.opacity) < 1e-6)
    let parts = try #require(color.cgColor.components)
    #expect(abs(parts[0] - 0.2) < 1e-3 && abs(parts[2] - 0.6) < 1e-3)
  }
}
