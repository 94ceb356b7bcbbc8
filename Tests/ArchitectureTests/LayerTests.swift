import Foundation
import Testing

@Suite("Layers") struct LayerTests {
  @Test("the manifests draw no arrow that the table of layers lacks", arguments: Project.packages)
  func manifests(package: URL) throws {
    let targets = try Manifest.read(package).targets.filter { $0.type != "test" }
    #expect(!targets.isEmpty)
    for target in targets {
      let row = try #require(LayerTable.row(of: target.name), "\(target.name) has no row in the table of layers")
      for dependency in target.dependencies {
        // A kit gets SwiftUI from the runtime here and from the system elsewhere.
        let isSwiftUI = dependency.name == "VitrineRuntime" && row.restsOn.contains("SwiftUI")
        #expect(
          isSwiftUI || row.restsOn.contains(dependency.name), "\(target.name) must not rest on \(dependency.name)")
      }
    }
  }

  @Test("no source imports what its target may not rest on", arguments: Project.packages)
  func imports(package: URL) throws {
    var files = 0
    for target in try Manifest.read(package).targets where target.type != "test" {
      for (path, text) in try Project.sources(of: target.name, in: package) {
        files += 1
        for (line, module) in Project.imports(in: text) {
          #expect(
            LayerTable.allows(target.name, toImport: module),
            "\(path):\(line): \(target.name) must not import \(module)")
        }
      }
    }
    #expect(files > 3, "the sources of \(package.lastPathComponent) were not found")
  }

  @Test("imports are found in every form that Swift has for them")
  func forms() {
    let text = """
      import Drawing
      @_exported import Foundation
      @preconcurrency package import Images
      internal import struct CoreGraphics.CGAffineTransform
      // import Raster
      let important = 1
      """
    #expect(Project.imports(in: text).map(\.module) == ["Drawing", "Foundation", "Images", "CoreGraphics"])
    #expect(Project.imports(in: text).map(\.line) == [1, 2, 3, 4])
  }
}
