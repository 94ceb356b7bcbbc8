import Foundation
import Testing

/// The kits use only names that Apple's SwiftUI and UIKit have on iOS 17: read from the index that the compiler wrote.
struct KitNameTests {
  /// What the check says of the kits, with a table of reviewed names.
  private func check(reviewed: URL) throws -> Command.Outcome {
    try Command.script(
      "Scripts/coverage", ["--build", Project.products.path, "--kits", "--reviewed", reviewed.path])
  }

  private static let table = Project.root.appending(path: "Runtime/Data/Coverage/kits.tsv")

  @Test("the kits use Apple's names only")
  func clean() throws {
    let outcome = try check(reviewed: Self.table)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("a name that nobody reviewed is found with its place, and a reviewed one that nobody uses, too")
  func bites() throws {
    let lines = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
    let altered = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).tsv")
    defer { try? FileManager.default.removeItem(at: altered) }
    let others = lines.filter { !$0.hasPrefix("UIColor.init(dynamicProvider:)") } + ["UIButton.sizeToFit()\tUIKit"]
    try others.joined(separator: "\n").write(to: altered, atomically: true, encoding: .utf8)
    let outcome = try check(reviewed: altered)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(#/Sources/KitSupport/Colors/AdaptiveColor.swift:\d+: UIColor.init\(dynamicProvider:\)/#))
    #expect(outcome.output.contains("no name fits 'UIButton.sizeToFit()'"))
  }
}
