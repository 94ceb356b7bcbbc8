import Building
import Foundation
import Testing

@Suite("Modules of the runtime") struct RuntimeModuleTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Runtime/Sources")

  @Test("the modules of the runtime are its targets in Swift, but for macros and what tests look for")
  func all() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    let modules = folders.filter { folder in
      let files = FileManager.default.enumerator(atPath: Self.sources.appending(path: folder).path)
      return !folder.hasPrefix("_Testing") && folder != "SwiftUIMacros"
        && files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } == true
    }
    #expect(Set(modules) == Toolchain.runtimeModules)
  }

  @Test("a module that lies beside the runtime's is not the runtime's")
  func beside() throws {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let toolchain = try Toolchain.inFolder(products.path)
    #expect(FileManager.default.fileExists(atPath: toolchain.modules + "/TodoistKit.swiftmodule"))
    #expect(!toolchain.hasModule("TodoistKit"))
    #expect(toolchain.hasModule("SwiftUI") && toolchain.hasModule("Charts"))
    #expect(!toolchain.hasModule("../Modules/SwiftUI"))
  }
}
