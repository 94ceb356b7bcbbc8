import Foundation
import Stage
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// Names that apps commonly use beside views and controls.
@MainActor
struct AppNameTests {
  @ViewBuilder private var cards: some View {
    Text("one")
    Text("two").containerValue(\.isPinned, true)
    Text("three").tag(3)
  }

  @ViewBuilder private var letters: some View {
    Text("a")
    Text("b")
  }

  @Test("a group is made of another view's subviews, with what they say to it")
  func subviews() throws {
    let stage = try Showing.stage(
      VStack {
        Group(subviews: cards) { subviews in
          Text("\(subviews.count) cards")
          ForEach(subviews.reversed()) { card in
            HStack {
              card
              if card.containerValues.isPinned { Text("pinned") }
              if card.containerValues.tag(for: Int.self) == 3 { Text("tagged") }
            }
          }
        }
        ForEach(
          subviews: Group {
            Text("a"); Text("b")
          }
        ) { letter in letter.padding(1) }
      })
    #expect(stage.texts == ["3 cards", "three", "tagged", "two", "pinned", "one", "a", "b"])
  }

  private struct Rendering: View {
    @State private var image: UIImage?
    var body: some View {
      VStack {
        Button("Make") {
          let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
          renderer.scale = 2
          image = renderer.uiImage
        }
        if let image { Text("\(Int(image.size.width)) by \(Int(image.size.height))") }
        if let pixel = image?.cgImage?.pixels.prefix(4) { Text("\(pixel[2]) \(pixel[3])") }
        if let image { Text("\(image.cgImage?.width ?? 0) pixels") }
      }
    }
  }

  @Test("a picture of a view is drawn by the stage")
  func imageRenderer() throws {
    let stage = try Showing.stage(Rendering())
    try stage.perform(.tap("Make"))
    #expect(stage.texts.contains("20 by 10"))
    #expect(stage.texts.contains("40 pixels"))
    // The system's red has a red of 255 in light.
    #expect(stage.texts.contains("255 255"))
  }

  @Test("strings are localised with their values, and measurements, names and Markdown are formatted")
  func formats() throws {
    let count = 3, name = "Ada", us = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(count) letters to \(name)") == "3 letters to Ada")
    #expect(String(localized: "title", defaultValue: "Hello \(name)") == "Hello Ada")
    let resource: LocalizedStringResource = "Hello \(name)"
    #expect(resource.key == "Hello %@" && String(localized: resource) == "Hello Ada")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
    #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5 km")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "5 kilometers")
    #expect(
      PersonNameComponents(givenName: "Ada", familyName: "Lovelace").formatted(.name(style: .abbreviated)) == "AL")
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = us
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: 86400) == "tomorrow")
    let text = try AttributedString(markdown: "**bold** and [more](https://example.org)")
    #expect(String(text.characters) == "bold and more")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(text.runs.contains { $0.link?.host() == "example.org" })
  }

  @Test("a literal is a key with Markdown, whatever else could be made of it")
  func literals() throws {
    let stage = try Showing.stage(Text("**bold** \(2)"))
    #expect(stage.texts == ["bold 2"])
  }

  @Test("a text draws a measurement in the locale of its environment")
  func locale() throws {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let stage = try Showing.stage(
      VStack {
        Text(way, format: .measurement(width: .abbreviated)).environment(\.locale, Locale(identifier: "en_US"))
        Text(way, format: .measurement(width: .abbreviated)).environment(\.locale, Locale(identifier: "fr_FR"))
      })
    #expect(stage.texts == ["3.1 mi", "5 km"])
  }

  private struct Importing: View {
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .fileImporter(isPresented: $isOpen, allowedContentTypes: []) { _ in }
    }
  }

  @Test("whoever opens a file is told that there is none")
  func files() throws {
    let stage = try Stage(resources: Showing.resources)
    try stage.show(AnyView(Importing()), presentation: .screen)
    try stage.perform(.tap("Open"))
    #expect(stage.texts.contains("No Files"))
  }
}
