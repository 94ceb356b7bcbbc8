import Foundation
import Testing

/// Everything that design guides use is there, or says what to do instead.
struct SurfaceRowTests {
  private func check(_ text: String, named name: String) throws -> [Int: [String]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-surface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("RowsOf\(name).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    var errors: [Int: [String]] = [:]
    for message in try Compiler.check(file).messages.split(separator: "\n") where message.contains(": error: ") {
      let place = message.components(separatedBy: "RowsOf\(name).swift:").dropFirst().first ?? ""
      errors[Int(place.prefix { $0.isNumber }) ?? 0, default: []].append(String(message))
    }
    return errors
  }

  @Test("every row of what design guides use compiles", arguments: SurfaceRows.names)
  func rows(_ name: String) throws {
    let (text, lines) = try SurfaceRows(name).source(of: .accepted)
    for (line, messages) in try check(text, named: name).sorted(by: { $0.key < $1.key }) {
      let row = lines[line].map { "\($0.name) \($0.form): \($0.sample)" } ?? "the context"
      Issue.record("\(row)\n\(messages.joined(separator: "\n"))")
    }
  }

  @Test("a row that is unavailable says so in a sentence with a next step", arguments: SurfaceRows.names)
  func unavailable(_ name: String) throws {
    let (text, lines) = try SurfaceRows(name).source(of: .unavailable)
    guard !lines.isEmpty else { return }
    let errors = try check(text, named: name)
    for (line, row) in lines {
      #expect(
        errors[line]?.contains { $0.contains("is unavailable: Vitrine ") && $0.contains("; ") } == true, "\(row.name)")
    }
  }

  @Test("a row that is wrong for Apple's compiler is wrong here", arguments: SurfaceRows.names)
  func rejected(_ name: String) throws {
    let (text, lines) = try SurfaceRows(name).source(of: .rejected)
    guard !lines.isEmpty else { return }
    let errors = try check(text, named: name)
    for (line, row) in lines {
      #expect(errors[line]?.allSatisfy { !$0.contains("unavailable") } == true, "\(row.name)")
    }
  }

  @Test("the rows are those of the guides, each once in each file")
  func count() throws {
    let files = try SurfaceRows.names.map { try SurfaceRows($0) }
    #expect(files.map(\.rows.count).reduce(0, +) > 800)
    for file in files {
      let keys = file.rows.map { "\($0.name) \($0.form) \($0.sample)" }
      #expect(Set(keys).count == keys.count, "\(file.name) has a row twice")
    }
  }
}
