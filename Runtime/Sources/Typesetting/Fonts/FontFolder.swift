import Foundation

/// Where the pinned fonts of a process are.
enum FontFolder {
  /// - Throws: an error that says how to get the fonts.
  static func standard() throws(FontError) -> String {
    if let named = ProcessInfo.processInfo.environment["VITRINE_FONTS"], !named.isEmpty { return named }
    for start in [imagePath(), executablePath(), invokedPath()].compactMap({ $0 }) {
      var folder = URL(fileURLWithPath: start).deletingLastPathComponent()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent(".setup/fonts").path
        if FileManager.default.fileExists(atPath: candidate) { return candidate }
        folder.deleteLastPathComponent()
      }
    }
    throw .noFolder
  }

  /// Font files of a folder in the order of their names.
  static func files(in folder: String) throws(FontError) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let fonts = names.filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }
    guard !fonts.isEmpty else { throw .emptyFolder(folder) }
    return fonts.sorted().map { (folder as NSString).appendingPathComponent($0) }
  }

  /// The file that this code was loaded from: the runtime's library, or a program that links it.
  private static func imagePath() -> String? {
    let address = UInt(bitPattern: #dsohandle)
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    for line in maps.split(separator: "\n") {
      // 7f00…-7f01… r-xp 00000000 fe:01 1234   /path/with spaces
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let ends = (fields.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] <= address, address < ends[1], fields.count == 6 else { continue }
      return String(fields[5].drop { $0 == " " })
    }
    return nil
  }

  private static func executablePath() -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// For a sandbox that shows no /proc.
  private static func invokedPath() -> String? {
    CommandLine.arguments.first.flatMap { $0.contains("/") ? URL(fileURLWithPath: $0).path : nil }
  }
}
