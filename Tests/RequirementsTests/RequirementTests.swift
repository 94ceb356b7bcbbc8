import Foundation
import Requirements
import Testing

struct RequirementTests {
  private static func requirement(_ text: String) -> Requirement {
    Requirement(id: "T-01", area: "", text: text, lines: "", checks: [])
  }

  @Test("numbers, names, words and colours are read from a sentence")
  func values() {
    let row = Self.requirement("`checkmark` 12 pt bold #FFFFFF at -1.5, \"P1, 2 comments\", 44 x 44, 10 %")
    #expect(row.numbers == [12, -1.5, 44, 44, 10])
    #expect(row.names == ["checkmark"])
    #expect(row.words == ["P1, 2 comments"])
    #expect(row.colors == ["#FFFFFF"])
  }

  @Test("a digit in a word is no number")
  func digitsInWords() {
    #expect(Self.requirement("p1 and H2 at 3").numbers == [3])
  }

  @Test("the ledger tells what passed, failed, is missing and has a reason")
  func ledger() throws {
    let folder = try Folder([
      "Todoist.tsv": "T-01\tA\tOne\t1\tSRC\nT-02\tA\tTwo\t1\tSRC\nT-03\tA\tThree\t1\tSRC, FRM\nT-04\tA\tFour\t1\tBLD\n",
      "Reasons.tsv": "T-04\tNobody can see it here.\n",
    ])
    let table = try RequirementTable(folder: folder.url)
    #expect(table["T-03"]?.checks == ["SRC", "FRM"])
    let verdicts = [
      Verdict(requirement: "T-01", test: "a", passed: true), Verdict(requirement: "T-02", test: "a", passed: true),
      Verdict(requirement: "T-02", test: "b", passed: false), Verdict(requirement: "T-99", test: "b", passed: true),
    ]
    let ledger = RequirementLedger(table, verdicts: verdicts)
    #expect(ledger.entries.map(\.status) == [.passed, .failed, .missing, .reason])
    #expect(ledger.strangers == ["T-99"])
    #expect(!ledger.isWhole)
  }

  @Test(
    "a table that is wrong is refused with file and line",
    arguments: [
      "T-01\tA\tOne\t1\n", "T-01\tA\t\t1\tSRC\n", "N-01\tA\tOne\t1\tSRC\n", "T-x\tA\tOne\t1\tSRC\n",
    ])
  func wrongTables(_ text: String) throws {
    let folder = try Folder(["Todoist.tsv": text])
    let error = #expect(throws: RequirementError.self) { try RequirementTable(folder: folder.url) }
    #expect(error?.description.contains("Todoist.tsv:1:") == true)
  }

  @Test("an id that stands twice, an empty folder and a reason for nothing are refused")
  func refusals() throws {
    let twice = try Folder(["Todoist.tsv": "T-01\tA\tOne\t1\tSRC\nT-01\tA\tTwo\t1\tSRC\n"])
    #expect(throws: RequirementError.self) { try RequirementTable(folder: twice.url) }
    let empty = try Folder([:])
    #expect(throws: RequirementError.self) { try RequirementTable(folder: empty.url) }
    let stray = try Folder(["Todoist.tsv": "T-01\tA\tOne\t1\tSRC\n", "Reasons.tsv": "T-02\tWhy\n"])
    #expect(throws: RequirementError.self) { try RequirementTable(folder: stray.url) }
  }

  @Test("a line of results comes back as it was, and half a line is none")
  func verdictLines() {
    let verdict = Verdict(requirement: "T-01", test: "TodoistKitTests.A/b()", passed: false)
    #expect(Verdict(line: verdict.line.dropLast()) == verdict)
    #expect(Verdict(line: "T-01\tpass") == nil)
  }

  /// A folder for one test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "requirements-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, text) in files {
        try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
}
