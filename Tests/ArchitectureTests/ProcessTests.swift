import Foundation
import Testing

@Suite("Processes") struct ProcessTests {
  /// The shared libraries that the loader maps for a program, by their resolved paths.
  private func libraries(of program: String, preloading library: URL? = nil) throws -> [String] {
    var environment = ["LD_TRACE_LOADED_OBJECTS": "1"]
    if let library { environment["LD_PRELOAD"] = library.path }
    let listing = try Command.run(Project.products.appending(path: program).path, environment: environment)
    // `libswiftCore.so => /…/libswiftCore.so (0x00007f…)`, or the path alone where it was named by path.
    return listing.split(separator: "\n").compactMap { line in
      line.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("/") }
        .map { URL(filePath: String($0)).resolvingSymlinksInPath().path }
    }
  }

  /// The names of the symbols that a program defines itself.
  private func symbols(of program: String) throws -> [Substring] {
    try Command.run("/usr/bin/env", "nm", "--defined-only", Project.products.appending(path: program).path)
      .split(separator: "\n").compactMap { $0.split(separator: " ").last }
  }

  private func copies(of name: String, in libraries: [String]) -> [String] {
    Set(libraries.filter { $0.split(separator: "/").last?.hasPrefix(name + ".so") ?? false }).sorted()
  }

  @Test("a program holds one Swift runtime", arguments: ["vitrine", "vitrine-specimen"])
  func runtime(program: String) throws {
    #expect(copies(of: "libswiftCore", in: try libraries(of: program)).count == 1)
    #expect(!(try symbols(of: program)).contains("swift_retain"), "\(program) holds a runtime of its own")
  }

  @Test("a program holds the engine only as the shared library", arguments: ["vitrine", "vitrine-specimen"])
  func engine(program: String) throws {
    #expect(copies(of: "libVitrineRuntime", in: try libraries(of: program)).count <= 1)
    // A nominal type descriptor (…Mn) of an engine module that the program defines is a second copy of that module.
    let modules = LayerTable.runtime.map { "\($0.count)\($0)" }.joined(separator: "|")
    let descriptor = try Regex("\\$s(?:\(modules))[0-9A-Za-z_]+[VCO]Mn")
    let library = try symbols(of: "libVitrineRuntime.so").filter { $0.wholeMatch(of: descriptor) != nil }
    #expect(library.count > 20, "the library itself must be recognised as a copy of the engine")
    let copied = try symbols(of: program).filter { $0.wholeMatch(of: descriptor) != nil }
    #expect(copied.isEmpty, "\(program) defines \(copied.first ?? "")")
  }

  @Test("of the two programs only `vitrine` links the parser")
  func parser() throws {
    #expect(copies(of: "libSwiftSyntax", in: try libraries(of: "vitrine")).count == 1)
    #expect(copies(of: "libSwiftSyntax", in: try libraries(of: "vitrine-specimen")).isEmpty)
  }

  @Test("the macro plug-in holds one Swift runtime, the parser and nothing of the engine")
  func macros() throws {
    let mapped = try libraries(of: "SwiftUIMacros-tool")
    #expect(copies(of: "libSwiftSyntax", in: mapped).count == 1)
    #expect(copies(of: "libswiftCore", in: mapped).count == 1)
    #expect(copies(of: "libVitrineRuntime", in: mapped).isEmpty)
  }

  @Test("code that the specimen opens brings no second engine and no second runtime")
  func openedCode() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-opened-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Opened.swift"), library = folder.appending(path: "libOpened.so")
    try "import SwiftUI\npublic let moved = CGAffineTransform(translationX: 1, y: 2)\n".write(
      to: source, atomically: true, encoding: .utf8)
    _ = try Command.run(
      "/usr/bin/env", "swiftc", "-emit-library", "-parse-as-library", "-module-name", "Opened",
      "-I", Project.products.appending(path: "Modules").path, "-L", Project.products.path, "-lVitrineRuntime",
      source.path, "-o", library.path)
    let mapped = try libraries(of: "vitrine-specimen", preloading: library)
    #expect(mapped.contains(library.resolvingSymlinksInPath().path))
    #expect(copies(of: "libVitrineRuntime", in: mapped).count == 1)
    #expect(copies(of: "libswiftCore", in: mapped).count == 1)
  }
}
