import Foundation
import LiveGallery
import SpecimenProtocol
import Synchronization
import Testing

import WebHost

/// A file whose text is its library; it does not compile when it says “error”.
private struct TextSource: CollectionSource {
  let path: String
  let builds = Counter()

  final class Counter: Sendable {
    let count = Mutex(0)
  }

  var collection: Catalogue.Collection {
    Catalogue.Collection(id: "box", title: "Box", kind: .file, path: path, status: .building)
  }

  func files() -> [String] { [path] }

  func build(progress: @escaping @Sendable (String) -> Void) -> CollectionBuild {
    builds.count.withLock { $0 += 1 }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return .broken("\(path) is missing.") }
    if text.contains("error") { return .broken("box:1: error: " + text) }
    var collection = collection
    collection.status = .ready("built")
    collection.specimens = ["one"].map {
      Catalogue.Specimen(id: $0, title: $0, variant: "", subject: .component(name: $0, index: 0), isScreen: false)
    }
    let library = path + ".so"
    try? FileManager.default.removeItem(atPath: library)
    try? Data(text.utf8).write(to: URL(fileURLWithPath: library))
    return .built(
      BuiltCollection(
        collection: collection, library: library,
        builds: ["one": LiveBuild(library: "", subject: .component(name: "one", index: 0))]))
  }
}

extension OverSockets {
  @Suite("Building anew") struct CollectionKeeperTests {
    private struct Scene {
      let rig: Rig
      let builder: GalleryBuilder
      let source: TextSource

      func save(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: source.path), options: .atomic)
      }
    }

    @WebLoop private func scene(_ text: String) throws -> Scene {
      let rig = try Rig(hasBox: false)
      let source = TextSource(path: rig.folder + "/box.txt")
      try Data(text.utf8).write(to: URL(fileURLWithPath: source.path))
      let builder = try GalleryBuilder(gallery: rig.gallery, sources: [source], folder: rig.folder) { _, _ in }
      builder.start()
      return Scene(rig: rig, builder: builder, source: source)
    }

    @Test("a save gives the page the new build, with what was done before")
    func save() async throws {
      let scene = try await scene("first")
      let page = try await scene.rig.open()
      #expect(try FakeState(try await page.ready()).library == "first")
      try await page.send(.insert("done"))
      try await page.next("it") { $0.heard != nil }
      try scene.save("second")
      let state = try FakeState(try await page.ready())
      #expect(state.library == "second")
      #expect(state.order.history.map(\.request) == [.insert("done")])
      await scene.builder.stop()
      await scene.rig.stop()
    }

    @Test("while it does not compile the page has the compiler's words and what ran before")
    func broken() async throws {
      let scene = try await scene("first")
      let page = try await scene.rig.open()
      let pid = try FakeState(try await page.ready()).pid
      try scene.save("error in it")
      #expect(try await page.status(.broken).text == "box:1: error: error in it")
      try await page.send(.unmark)
      try await page.next("an answer") { $0.heard?.request == .unmark }
      #expect(kill(pid, 0) == 0)
      #expect(await scene.rig.gallery.catalogue.collections[0].status == .broken("box:1: error: error in it"))
      try scene.save("third")
      #expect(try FakeState(try await page.ready()).library == "third")
      #expect(await scene.rig.gallery.catalogue.collections[0].status == .ready("built"))
      await scene.builder.stop()
      await scene.rig.stop()
    }

    @Test("a file that does not compile at first gets its page when it does")
    func brokenAtFirst() async throws {
      let scene = try await scene("error")
      try await scene.rig.wait("the compiler's words") {
        scene.rig.gallery.catalogue.collections.first?.status == .broken("box:1: error: error")
      }
      try scene.save("mended")
      try await scene.rig.wait("the build") { scene.rig.gallery.catalogue.collections.first?.status == .ready("built") }
      let page = try await scene.rig.open()
      #expect(try FakeState(try await page.ready()).library == "mended")
      await scene.builder.stop()
      await scene.rig.stop()
    }

    @Test("a library that is thrown away by the next build stays for those who run it")
    func kept() throws {
      let folder = NSTemporaryDirectory() + "vitrine-kept-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      var kept = KeptLibraries(folder: folder, name: "box")
      let library = folder + "/built.so"
      var paths: [String] = []
      for text in ["one", "two", "three"] {
        try? FileManager.default.removeItem(atPath: library)
        try Data(text.utf8).write(to: URL(fileURLWithPath: library))
        paths.append(try kept.keep(library))
        #expect(try kept.keep(library) == paths.last, "the same library is kept once")
      }
      #expect(Set(paths).count == 3)
      #expect(!FileManager.default.fileExists(atPath: paths[0]))
      #expect(try String(contentsOfFile: paths[1], encoding: .utf8) == "two")
      #expect(try String(contentsOfFile: paths[2], encoding: .utf8) == "three")
    }
  }
}
