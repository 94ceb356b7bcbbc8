import Foundation
import LiveGallery
import Testing

@Suite("Paths of the command line") struct CollectionPathTests {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = NSTemporaryDirectory() + "vitrine-paths-\(UUID().uuidString)"
    for (name, text) in files {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    return folder
  }

  @Test("a guide, a package and a file are told apart")
  func kinds() throws {
    let swift = "```swift\nlet a = 1\n```"
    let folder = try folder([
      "a.md": swift, "b.md": "no code", "README.md": swift, "kit/Package.swift": "", "One.swift": "", "empty/x": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try CollectionPath.all(folder + "/a.md") == [.guide(folder + "/a.md")])
    #expect(try CollectionPath.all(folder + "/kit") == [.package(folder + "/kit")])
    #expect(try CollectionPath.all(folder + "/kit/Package.swift") == [.package(folder + "/kit")])
    #expect(try CollectionPath.all(folder + "/One.swift") == [.file(folder + "/One.swift")])
    #expect(try CollectionPath.all(folder) == [.guide(folder + "/a.md")])
    #expect(CollectionPath.found(in: folder) == [.guide(folder + "/a.md")])
    #expect(CollectionPath.found(in: folder + "/kit") == [.package(folder + "/kit")])
    for wrong in ["/nothing", "/empty"] {
      #expect(throws: CollectionPath.Failure.self) { try CollectionPath.all(folder + wrong) }
    }
  }
}

@Suite("The secret") struct SecretTests {
  @Test("it has 128 bits in letters that addresses take, and is another each time")
  func form() {
    let texts = (0..<100).map { _ in Secret().text }
    #expect(Set(texts).count == 100)
    for text in texts {
      #expect(text.count == 22)
      #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
    }
  }

  @Test("only the whole of it matches")
  func matching() {
    let secret = Secret()
    #expect(secret.matches(secret.text))
    for other in ["", String(secret.text.dropLast()), secret.text + "A", Secret().text] {
      #expect(!secret.matches(other))
    }
  }
}
