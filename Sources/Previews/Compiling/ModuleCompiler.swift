import Building
import Foundation

/// Compiles modules one after another and keeps what came of it: what has not changed is not compiled again.
struct ModuleCompiler {
  let workshop: Workshop
  /// The project's folder in the cache.
  let place: String

  enum Outcome {
    /// Objects to be linked.
    case compiled([String])
    /// What the compiler says.
    case broken(String)
  }

  /// Seconds that one module may take.
  static let timeLimit = 300.0

  var modules: String { "\(place)/modules" }
  var clangModules: String { "\(place)/clang" }
  private var bundles: String { "\(place)/bundles" }

  /// - Parameter digests: Of the modules that were compiled before; the own one is added.
  func compile(_ unit: Unit, digests: inout [String: String]) throws -> Outcome {
    let folder = "\(place)/units/\(unit.module)"
    for path in [folder + "/objects", modules, clangModules] { try WholeFile.makeFolder(path) }
    var sources = unit.folder.swift.map(\.path)
    let accessorPath = try ResourceBundle.make(for: unit, bundles: bundles, code: folder)
    if let accessorPath { sources.append(accessorPath) }
    let overlay = try PhoneConditions.overlay(unit.folder.swift, in: folder + "/overlay")
    let objects = objects(of: sources, in: folder)
    let map = try outputMap(sources, objects, in: folder)
    let program = arguments(unit, sources: sources, map: map, overlay: overlay)
    let accessor = accessorPath.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
    let stamps =
      unit.folder.swift.map(\.text) + unit.dependencies.map { digests[$0] ?? "" }
      + [String(decoding: accessor, as: UTF8.self)]
    let key = SHA256.digest(of: (program + stamps + [workshop.identity]).joined(separator: "\n").utf8)
    let keyFile = folder + "/key"
    let isKept =
      FileManager.default.contents(atPath: keyFile) == Data(key.utf8)
      && objects.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    if !isKept {
      unlink(keyFile)
      let outcome = try workshop.run(program, writable: [place], timeLimit: Self.timeLimit)
      if outcome.end == .timeout {
        return .broken("The compiler took more than \(Int(Self.timeLimit)) seconds for \(unit.module) and was stopped.")
      }
      guard outcome.isSuccess else {
        let text = outcome.errors + outcome.output
        // A compiler that was stopped in the middle may have left something that it cannot go on from.
        if Diagnostic.errors(in: text).isEmpty { Leftovers.remove(folder) }
        return .broken(text)
      }
      try WholeFile.write(Data(key.utf8), to: keyFile)
    }
    let module = FileManager.default.contents(atPath: "\(modules)/\(unit.module).swiftmodule") ?? Data()
    digests[unit.module] = SHA256.digest(of: [UInt8](module))
    return .compiled(objects)
  }

  private func arguments(_ unit: Unit, sources: [String], map: String, overlay: String?) -> [String] {
    let toolchain = workshop.toolchain
    var words = [
      toolchain.compiler, "-module-name", unit.module, "-c", "-emit-module", "-emit-module-path",
      "\(modules)/\(unit.module).swiftmodule", "-avoid-emit-module-source-info", "-incremental", "-enable-batch-mode",
      "-j", "\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", map, "-Onone", "-swift-version",
      unit.languageMode, "-D", "DEBUG", "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-module-cache-path", clangModules, "-I", modules, "-I", toolchain.modules, "-load-plugin-executable",
      "\(toolchain.macros)#SwiftUIMacros",
    ]
    if !unit.hasMainFile { words.append("-parse-as-library") }
    // Programs are put into one library: their starts must not have one name.
    if unit.isProgram || unit.hasMainFile {
      words += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(unit.module)_main"]
    }
    if let package = unit.packageAccess { words += ["-D", "SWIFT_PACKAGE", "-package-name", package] }
    if let overlay { words += ["-vfsoverlay", overlay] }
    return words + toolchain.arguments + unit.flags + sources
  }

  private func objects(of sources: [String], in folder: String) -> [String] {
    var taken: Set<String> = []
    return sources.map { source in
      let stem = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
      var name = stem
      var count = 2
      while !taken.insert(name).inserted {
        name = "\(stem)-\(count)"
        count += 1
      }
      return "\(folder)/objects/\(name).o"
    }
  }

  private func outputMap(_ sources: [String], _ objects: [String], in folder: String) throws -> String {
    var map: [String: [String: String]] = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
    for (source, object) in zip(sources, objects) {
      map[source] = ["object": object, "swift-dependencies": (object as NSString).deletingPathExtension + ".swiftdeps"]
    }
    let data = try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys, .withoutEscapingSlashes])
    try WholeFile.write(data, to: folder + "/outputs.json")
    return folder + "/outputs.json"
  }

  /// Links objects to a library; an earlier one stays as long as somebody has it open.
  /// - Returns: what the linker says where it fails.
  func link(_ objects: [String], to library: String) throws -> String? {
    let toolchain = workshop.toolchain
    let part = "\(library).part-\(getpid())"
    let program =
      [toolchain.compiler, "-emit-library", "-o", part] + objects + [
        "-L", toolchain.libraries, "-lVitrineRuntime", "-Xlinker", "-rpath", "-Xlinker", toolchain.libraries,
      ]
    let outcome = try workshop.run(program, writable: [place], timeLimit: Self.timeLimit)
    guard outcome.isSuccess else {
      unlink(part)
      return outcome.errors + outcome.output
    }
    guard rename(part, library) == 0 else { throw WholeFile.failure(library) }
    return nil
  }
}
