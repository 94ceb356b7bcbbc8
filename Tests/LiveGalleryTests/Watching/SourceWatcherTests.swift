import Foundation
import LiveGallery
import Synchronization
import Testing

extension OverSockets {
  /// Files change in all the ways in which editors write them.
  @Suite("Watching sources") struct SourceWatcherTests {
    /// A folder with a file that is watched.
    final class Scene: Sendable {
      let folder: String
      let path: String
      private let count = Mutex(0)
      private let signal = DispatchSemaphore(value: 0)
      nonisolated(unsafe) private var watcher: SourceWatcher?

      init(_ name: String = "a.md", isMissing: Bool = false) throws {
        folder = NSTemporaryDirectory() + "vitrine-watch-\(UUID().uuidString)"
        path = folder + "/" + name
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        if !isMissing { try write("first") }
      }

      func watch(_ files: (@Sendable () -> [String])? = nil) {
        let path = path
        watcher = SourceWatcher(files: files ?? { [path] }) { [self] in
          count.withLock { $0 += 1 }
          signal.signal()
        }
      }

      func write(_ text: String, to name: String? = nil) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: name.map { folder + "/" + $0 } ?? path))
      }

      /// Whether a change is told of within 5 seconds.
      var isTold: Bool { signal.wait(timeout: .now() + 5) == .success }
      var times: Int { count.withLock { $0 } }

      func end() {
        watcher?.stop()
        try? FileManager.default.removeItem(atPath: folder)
      }
    }

    @Test("a file that is written in place")
    func inPlace() throws {
      let scene = try Scene()
      scene.watch()
      try scene.write("second")
      #expect(scene.isTold)
      scene.end()
    }

    @Test("a file that is written beside and renamed")
    func renamed() throws {
      let scene = try Scene()
      scene.watch()
      for text in ["second", "third"] {
        try scene.write(text, to: ".a.md.swp")
        #expect(rename(scene.folder + "/.a.md.swp", scene.path) == 0)
        #expect(scene.isTold)
      }
      scene.end()
    }

    @Test("a file that goes and comes back is one change")
    func vanished() throws {
      let scene = try Scene()
      scene.watch()
      unlink(scene.path)
      try scene.write("second")
      #expect(scene.isTold)
      try scene.write("third and longer")
      #expect(scene.isTold)
      #expect(scene.times == 2)
      scene.end()
    }

    @Test("a file that goes for good is a change, and so is its return")
    func gone() throws {
      let scene = try Scene()
      scene.watch()
      unlink(scene.path)
      #expect(scene.isTold)
      try scene.write("second")
      #expect(scene.isTold)
      scene.end()
    }

    @Test("a file whose folder is not there yet")
    func missingFolder() throws {
      let scene = try Scene("deep/down/a.md", isMissing: true)
      try FileManager.default.removeItem(atPath: scene.folder + "/deep")
      scene.watch()
      try FileManager.default.createDirectory(atPath: scene.folder + "/deep/down", withIntermediateDirectories: true)
      try scene.write("first")
      #expect(scene.isTold)
      scene.end()
    }

    @Test("many changes at once are told of once, and other files of the folder not at all")
    func many() throws {
      let scene = try Scene()
      let folder = scene.folder
      let names = (0..<200).map { "\(folder)/\($0).swift" }
      for name in names { try Data("a".utf8).write(to: URL(fileURLWithPath: name)) }
      scene.watch { names }
      for name in names { try Data("second".utf8).write(to: URL(fileURLWithPath: name)) }
      #expect(scene.isTold)
      try scene.write("other")
      try Data("third one".utf8).write(to: URL(fileURLWithPath: names[0]))
      #expect(scene.isTold)
      #expect(scene.times <= 4, "of 202 changes")
      scene.end()
    }

    @Test("a file that comes into a watched folder")
    func newFile() throws {
      let scene = try Scene()
      let folder = scene.folder
      scene.watch {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return [folder] + names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
      }
      try scene.write("new", to: "New.swift")
      #expect(scene.isTold)
      scene.end()
    }

    @Test("a link is followed to where the file is")
    func link() throws {
      let scene = try Scene("real/a.md")
      let link = scene.folder + "/link.md"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.md")
      scene.watch { [link] }
      try scene.write("second")
      #expect(scene.isTold)
      scene.end()
    }
  }
}
