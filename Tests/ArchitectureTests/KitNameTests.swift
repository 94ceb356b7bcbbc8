import Foundation
import Testing

/// The kits use only names that Apple's SwiftUI and UIKit have on iOS 17: read from the index that the compiler wrote.
struct KitNameTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What the check says of the kits, with a table of reviewed names.
  private func check(reviewed: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.arguments = [
      "python3", Self.root.appending(path: "Scripts/coverage").path, "--build", build.path, "--kits", "--reviewed",
      reviewed.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private static let table = root.appending(path: "Runtime/Data/Coverage/kits.tsv")

  @Test("the kits use Apple's names only")
  func clean() throws {
    let (status, output) = try check(reviewed: Self.table)
    #expect(status == 0, "\(output)")
  }

  @Test("a name that nobody reviewed is found with its place, and a reviewed one that nobody uses, too")
  func bites() throws {
    let lines = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
    let altered = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).tsv")
    defer { try? FileManager.default.removeItem(at: altered) }
    let others = lines.filter { !$0.hasPrefix("UIColor.init(dynamicProvider:)") } + ["UIButton.sizeToFit()\tUIKit"]
    try others.joined(separator: "\n").write(to: altered, atomically: true, encoding: .utf8)
    let (status, output) = try check(reviewed: altered)
    #expect(status == 1)
    #expect(output.contains(#/Sources/KitSupport/Colors/AdaptiveColor.swift:\d+: UIColor.init\(dynamicProvider:\)/#))
    #expect(output.contains("no name fits 'UIButton.sizeToFit()'"))
  }
}
