import Foundation

internal import SwiftParser
internal import SwiftSyntax

/// The Swift of a kit in a package, and of the targets of the same package that it imports.
package struct KitSources: Sendable {
  package struct File: Sendable {
    /// The file's name without extension.
    var name: String
    /// Folders between the target and the file: `Tokens`, `Components`.
    var group: String
    /// The source as one module takes it: without imports of the package's own targets, and without the access level
    /// that only they know.
    var text: String
  }

  /// The target's name: `TodoistKit`.
  package let name: String
  package let package: URL
  let files: [File]
  /// What the kit imports of the package, in the order of its targets' names.
  let support: [File]

  /// The kits of a package, by the names of their folders.
  package static func names(in package: URL) -> [String] {
    folders(in: package.appending(path: "Sources")).filter { $0.hasSuffix("Kit") && $0 != "Kit" }
  }

  /// - Parameter name: with or without `Kit`, in any case.
  /// - Throws: `KitError`.
  package init(named name: String, in package: URL) throws {
    let targets = Self.folders(in: package.appending(path: "Sources"))
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path), !targets.isEmpty else {
      throw KitError.noPackage(package.path)
    }
    let kits = Self.names(in: package)
    let wanted = name.lowercased()
    guard let kit = kits.first(where: { $0.lowercased() == wanted || $0.lowercased() == wanted + "kit" }) else {
      throw KitError.noKit(name, kits)
    }
    self.name = kit
    self.package = package
    files = try Self.files(of: kit, in: package, own: Set(targets))
    var known: Set<String> = [kit]
    var waiting = try Self.imports(of: kit, in: package)
    var support: [File] = []
    while let next = waiting.popFirst() {
      guard targets.contains(next), known.insert(next).inserted else { continue }
      support += try Self.files(of: next, in: package, own: Set(targets))
      waiting.formUnion(try Self.imports(of: next, in: package))
    }
    self.support = support
  }

  private static func folders(in folder: URL) -> [String] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).filter { $0.hasDirectoryPath }.map(\.lastPathComponent).sorted()
  }

  /// Previews show a kit and are no part of it.
  private static func paths(of target: String, in package: URL) -> [String] {
    let folder = package.appending(path: "Sources/\(target)")
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains("Previews") }.sorted()
  }

  private static func files(of target: String, in package: URL, own: Set<String>) throws -> [File] {
    try paths(of: target, in: package).map { path in
      let url = package.appending(path: "Sources/\(target)/\(path)")
      let text = try String(contentsOf: url, encoding: .utf8)
      let parts = path.split(separator: "/").dropLast()
      return File(
        name: url.deletingPathExtension().lastPathComponent, group: parts.joined(separator: "/"),
        text: asOneModule(text, without: own))
    }
  }

  private static func imports(of target: String, in package: URL) throws -> Set<String> {
    var found: Set<String> = []
    for path in paths(of: target, in: package) {
      let text = try String(contentsOf: package.appending(path: "Sources/\(target)/\(path)"), encoding: .utf8)
      for item in Parser.parse(source: text).statements {
        if let node = item.item.as(ImportDeclSyntax.self), let name = node.path.first?.name.text { found.insert(name) }
      }
    }
    return found
  }

  private static func asOneModule(_ text: String, without own: Set<String>) -> String {
    let finder = CutFinder(own)
    finder.walk(Parser.parse(source: text))
    var bytes = Array(text.utf8)
    for range in finder.cuts.sorted(by: { $0.lowerBound > $1.lowerBound }) { bytes.removeSubrange(range) }
    return String(String(decoding: bytes, as: UTF8.self).trimmed) + "\n"
  }

  private final class CutFinder: SyntaxVisitor {
    private let own: Set<String>
    var cuts: [Range<Int>] = []

    init(_ own: Set<String>) {
      self.own = own
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.path.first?.name.text, own.contains(name) {
        cuts.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPosition.utf8Offset)
      }
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.tokenKind == .keyword(.package) {
        cuts.append(node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPosition.utf8Offset)
      }
      return .skipChildren
    }
  }
}

/// Why a kit could not be read.
package enum KitError: Error, CustomStringConvertible {
  case noPackage(String)
  case noKit(String, [String])
  case noSwift(String)

  package var description: String {
    switch self {
    case .noPackage(let path):
      "There is no Swift package in \(path): go to its folder, or name it with --package DIR."
    case .noKit(let name, let kits):
      kits.isEmpty
        ? "There is no kit “\(name)”: no target in Sources has a name that ends in Kit."
        : "There is no kit “\(name)”; there are \(kits.map { $0.dropLast(3).lowercased() }.joined(separator: ", "))."
    case .noSwift(let name): "\(name) has no Swift that a guide could show."
    }
  }
}
