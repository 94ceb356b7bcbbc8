import Foundation
import Guides
import Requirements

/// `vitrine export guide`: a design guide of a kit.
enum ExportCommand: Command {
  static let name = "export"
  static let summary = "writes a design guide of a kit, with its own Swift, that `vitrine guide` builds"
  static let usage = "vitrine export guide KIT [--package DIR] [--out FILE.md]"
  static let options = [
    Option(
      name: "--package", value: "DIR", help: "the package that has the kit; the one around this folder otherwise"),
    Option(name: "--out", value: "FILE.md", help: "the file to write; KIT.md in this folder where none is given"),
  ]
  static let details = """
    KIT is the name of a target in Sources that ends in Kit, such as todoist. The guide has the kit's colours and type in
    tables, its components with pictures and Swift, and its rules; pictures go into a folder beside it.
    Exit code 0 when the guide is written, 1 when it could not be, 2 on wrong use.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.first == "guide" else {
      guard let word = arguments.rest.first else { throw WrongUse("Say what to export: \(usage)") }
      throw WrongUse.unknown("export", word, among: ["guide"], help: usage)
    }
    guard arguments.rest.count == 2 else { throw WrongUse("Name one kit: \(usage)") }
    let package = try package(arguments)
    let kit: KitSources
    do {
      kit = try KitSources(named: arguments.rest[1], in: package)
    } catch let error as KitError {
      throw WrongUse("\(error)")
    }
    let out = URL(filePath: arguments.value("--out") ?? kit.name.lowercased() + ".md")
    let folder = out.deletingPathExtension().lastPathComponent + "-pictures"
    Terminal.say("reading \(kit.name)")
    let (text, pictures) = try KitGuideWriter(
      kit, pictureFolder: folder, rules: try rules(of: kit.name.dropLast(3), in: package)
    ).guide()
    try write(text, pictures, to: out, folder: out.deletingLastPathComponent().appending(path: folder))
    Terminal.print(out.relativePath)
    return 0
  }

  private static func package(_ arguments: Arguments) throws -> URL {
    if let named = arguments.value("--package") { return URL(filePath: named, directoryHint: .isDirectory) }
    var folder = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    while folder.path.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    throw WrongUse("There is no Swift package around this folder: name one with --package DIR.")
  }

  /// The requirements of the kit, where its package has a table of them.
  private static func rules(of kit: Substring, in package: URL) throws -> [(section: String, text: String)] {
    let folder = package.appending(path: "Specification")
    guard FileManager.default.fileExists(atPath: folder.appending(path: "\(kit).tsv").path) else { return [] }
    return try RequirementTable(folder: folder).rows.filter { $0.kit.map { $0 == kit } ?? false }
      .map { ($0.area, $0.text) }
  }

  /// The pictures first: a guide that is there is whole.
  private static func write(
    _ text: String, _ pictures: [KitGuideWriter.Picture], to out: URL, folder: URL
  ) throws {
    do {
      let files = FileManager.default
      if !pictures.isEmpty { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
      for picture in pictures {
        let target = folder.appending(path: picture.name)
        try Data(contentsOf: picture.source).write(to: target, options: .atomic)
      }
      try files.createDirectory(at: out.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: out, options: .atomic)
    } catch let error as CocoaError {
      throw ExportError(description: "\(out.relativePath) cannot be written: \(error.localizedDescription)")
    }
  }

  private struct ExportError: Error, CustomStringConvertible {
    var description: String
  }
}
