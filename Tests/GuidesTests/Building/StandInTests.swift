import Foundation
import Guides
import Testing

/// What guides leave undefined, and what they use that is not here.
@Suite(.serialized) struct StandInTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ blocks: String...) throws -> BuildResult {
    let text = "# A guide\n\n" + blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let guide = try GuideReader().read(text: text, path: "stand-ins.md")
    return try Workshop.builder(cache: folder.path("cache")).build(guide)
  }

  @Test("initialisers of colours that nobody defines are stood in for, in all their forms")
  func colors() throws {
    let result = try build(
      """
      extension Color {
        static let ink = Color(hex: "#1C1B1F")
        static let rust = Color(hex: 0xB7410E)
        static let haze = Color(hex: "B7410E", alpha: 0.3)
        static let paper = Color(light: .white, dark: Color(hex: "#111"))
        static let moss = Color(0x4A5D23)
        static let sea = Color(hexCode: "#046")!
        static let sky = Color.hex("#8CF")
      }
      let bar = UIColor(hex: "#1C1B1F")
      struct Row: View {
        var body: some View { Text("A").foregroundStyle(Color.ink.darker(by: 0.2)).background(Color(uiColor: bar)) }
      }
      """)
    #expect(result.errors.map(\.message) == [])
    #expect(result.status == .built)
    #expect(
      result.placeholders.map(\.name) == [
        "Color(hex:)", "Color(light:dark:)", "Color(_:)", "Color(hexCode:)", "Color.hex(_:)", "UIColor(hex:)",
        "Color.darker(by:)",
      ])
  }

  @Test("a choice between members of Color only is mended before the compiler loses itself in it")
  func choices() throws {
    let result = try build(
      """
      extension Color {
        static let brand = Color.red
        static let fog = Color.gray
      }
      struct Tags: View {
        let tags = ["a", "b"]
        @State private var chosen = "a"
        var body: some View {
          ScrollView {
            ForEach(tags, id: \\.self) { tag in
              Text(tag)
                .foregroundStyle(tag == chosen ? .brand : .secondary)
                .background(tag == chosen ? .fog.opacity(0.2) : (chosen.isEmpty ? .brand : .clear), in: Capsule())
                .overlay(Capsule().stroke(tag == chosen ? Color.brand : .fog))
            }
          }
        }
      }
      """)
    #expect(result.errors.map(\.message) == [])
    #expect(result.status == .repaired)
    #expect(result.repairs.map(\.line) == [15, 16])
    #expect(
      result.repairs.last?.after
        == ".background(tag == chosen ? Color.fog.opacity(0.2) : (chosen.isEmpty ? Color.brand : .clear), in: Capsule())"
    )
  }

  @Test("an undefined type is a placeholder wherever it stands")
  func types() throws {
    let result = try build(
      """
      struct AlbumRow: View {
        let album: Album
        @State private var chosen: Album?
        var body: some View {
          VStack {
            Text(album.title)
            Text("\\(album.tracks.count) tracks of \\(album.year)")
            ForEach(album.tracks) { track in Text(track.name) }
            if album.isFavourite { Image(systemName: "heart.fill") }
            Button("Play") { album.play() }
          }
        }
      }
      struct AlbumGrid: View {
        let albums: [Album]
        @Binding var selection: Album?
        var onSelect: (Album) -> Void = { _ in }
        var body: some View {
          NavigationStack {
            ForEach(albums) { album in
              NavigationLink(value: album) { AlbumRow(album: album) }
                .onTapGesture { onSelect(album) }
                .opacity(selection == album ? 1 : 0.5)
            }
            .navigationDestination(for: Album.self) { album in AlbumDetail(album: album) }
          }
        }
      }
      @Observable final class Library {
        var albums: [Album] = []
        var favourites: Set<Album.ID> = []
        func add(_ album: Album) { albums.append(album) }
      }
      enum Route: Hashable { case album(Album), artist(Artist) }
      extension Album { static let sample = Album(title: "Blue", year: 1971) }
      struct Tags: View {
        @State private var chosen: Genre?
        var body: some View { HStack { ForEach(Genre.allCases) { genre in Text(genre.title) } } }
      }
      """)
    #expect(result.errors.map(\.message) == [])
    #expect(result.status == .built)
    #expect(result.placeholders.map(\.name) == ["Album", "AlbumDetail", "Artist", "Genre"])
    #expect(result.missing.isEmpty)
  }

  @Test("sheets and alerts over stood-in views are fragments like others")
  func sheets() throws {
    let result = try build(
      """
      .sheet(item: $chosenAlbum) { album in
        AlbumDetail(album: album).presentationDetents([.medium, .large])
      }
      """,
      """
      .sheet(isPresented: $isFiltering) {
        FilterSheet(filter: $filter, onApply: { isFiltering = false; store.apply(filter) }) { save() }
      }
      .alert("Delete?", isPresented: $isAsking) { Button("Delete", role: .destructive) { store.delete(album) } }
      """)
    #expect(result.errors.map(\.message) == [])
    #expect(result.status == .built)
  }

  @Test("values are of the type that their uses say")
  func values() throws {
    let result = try build(
      """
      Text("Volume \\(volume ?? 21), \\(price, specifier: "%.2f")")
      if index == chosenIndex { Text(isLong ? subtitle : "None") }
      ProgressView(value: done / total)
      ForEach(0..<starCount, id: \\.self) { star in Image(systemName: star < rating ? "star.fill" : "star") }
      """,
      """
      Stepper("Days: \\(days)", value: $days, in: 1...14)
      Slider(value: $tempo, in: 40...240)
      DatePicker("Due", selection: $due)
      Text(start, style: .relative)
      Toggle("Offline", isOn: $settings.offline)
      if threshold > 0.5 && reading <= threshold * 2 { Text(items[position].name) }
      """,
      """
      ForEach(trails.filter { $0.length < limit }) { trail in Text(trail.name) }
      """)
    #expect(result.errors.map(\.message) == [])
  }

  @Test("modifiers and types of Apple's that are not here are said to be ours to add, and the rest is built")
  func lacks() throws {
    let result = try build(
      """
      struct Glass: View {
        var body: some View {
          Text("Glass")
            .glassEffect(.regular.interactive(), in: .capsule)
            .scrollEdgeEffectStyle(.soft, for: .top)
            .frobnicated(by: 3)
        }
      }
      """)
    #expect(result.status == .built)
    #expect(result.errors.map(\.line) == [7, 8])
    #expect(result.errors.allSatisfy { $0.message.contains("not yet in Vitrine") })
    #expect(result.placeholders.map(\.name) == [".frobnicated(by:)"])
    #expect(result.missing.isEmpty)
  }

  @Test("a framework that is not here is named with what it has, and everything else is built")
  func frameworks() throws {
    let result = try build(
      """
      import SwiftData
      struct Shop: View {
        @State private var container = ModelContainer()
        var body: some View { Text("A").modelContainer(container) }
      }
      """,
      "struct Row: View { var body: some View { Text(\"A\") } }")
    #expect(result.status == .failed)
    #expect(Set(result.specimens.map(\.component)) == ["Shop", "Row"])
    #expect(result.errors.contains { $0.message.contains("There is no module SwiftData on this platform") })
  }

  @Test("a guide with a map and a film is built, and its stand-ins are among the placeholders")
  func standIns() throws {
    let result = try build(
      """
      import MapKit
      struct Shop: View {
        @State private var position: MapCameraPosition = .automatic
        var body: some View {
          Map(position: $position) { Marker("Shop", coordinate: place) }.mapStyle(.standard)
        }
      }
      """,
      """
      struct Trailer: View {
        let player: AVPlayer
        var body: some View { VideoPlayer(player: player).onAppear { player.play() } }
      }
      """)
    #expect(result.errors.map(\.message) == [])
    #expect(result.status == .repaired)
    #expect(result.repairs.map(\.after) == ["import AVKit"])
    #expect(
      result.placeholders.filter { $0.kind == .framework } == [
        Placeholder(name: "Map", kind: .framework, line: 8),
        Placeholder(name: "VideoPlayer", kind: .framework, line: 16),
      ])
    #expect(result.missing.isEmpty)
  }

  @Test("what is unavailable is stood in for or left out, and the guide is built with the reason")
  func unavailable() throws {
    let result = try build(
      """
      import QuickLook
      import WebKit
      struct Page: View {
        let view: WKWebView
        @State private var file: URL?
        var body: some View { Text("A").quickLookPreview($file).padding() }
      }
      """)
    #expect(result.status == .built)
    #expect(Set(result.specimens.map(\.component)) == ["Page"])
    #expect(result.errors.contains { $0.message.contains("WKWebView of WebKit is not in Vitrine") })
    #expect(result.errors.contains { $0.message.contains("Vitrine shows no files") })
  }
}
