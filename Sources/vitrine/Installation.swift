import Foundation

/// Where the parts of this program are: beside it, or where the environment says.
enum Installation {
  /// The folder that holds this program, with links followed.
  static let folder: String = {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return (path as NSString).deletingLastPathComponent
  }()

  static var specimen: String { folder + "/vitrine-specimen" }
  static var libraries: String { folder }
  static var modules: String { folder + "/Modules" }

  /// The folder with the pinned fonts: `VITRINE_FONTS`, or `.setup/fonts` in a folder above this program.
  static var fonts: String? {
    if let named = ProcessInfo.processInfo.environment["VITRINE_FONTS"], !named.isEmpty { return named }
    return above(".setup/fonts")
  }

  /// The sample guide, in a folder above this program.
  static var sample: String? { above("Documentation/Samples/Driftwood.md") }

  /// The tables of what the kits must do, in a folder above this program.
  static var specification: String? { above("Specification") }

  /// A file or folder of the project that this program was built in.
  private static func above(_ path: String) -> String? {
    var above = folder
    while above.count > 1 {
      let candidate = above + "/" + path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      above = (above as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// - Throws: One sentence with what to do, where no picture could be drawn for want of fonts.
  static func requireFonts() throws {
    let remedy = "run make setup, or set VITRINE_FONTS to the folder that has them"
    guard let folder = fonts else { throw MissingFonts(description: "The pinned fonts are missing; \(remedy).") }
    guard fontFiles(in: folder) > 0 else {
      throw MissingFonts(description: "There are no fonts in \(folder); \(remedy).")
    }
  }

  struct MissingFonts: Error, CustomStringConvertible {
    var description: String
  }

  static func fontFiles(in folder: String) -> Int {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.count { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
  }

  /// `swiftc` on PATH.
  static var compiler: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Where built guides and their pictures are kept between runs.
  static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["VITRINE_CACHE"], !named.isEmpty { return named }
    if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") { return named + "/vitrine" }
    return NSHomeDirectory() + "/.cache/vitrine"
  }
}
