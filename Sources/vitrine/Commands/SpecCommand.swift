import Foundation
import Requirements

/// `vitrine spec`: what the kits must do, and the tests that show it.
enum SpecCommand: Command {
  static let name = "spec"
  static let summary = "shows each requirement of the kits with the test that shows it, and whether it passed"
  static let usage = "vitrine spec [KIT] [--open] [--json] [--rows FOLDER] [--results FILE]"
  static let options = [
    Option(name: "--open", value: nil, help: "shows only what failed or has no test"),
    Option(name: "--json", value: nil, help: "prints the ledger as JSON"),
    Option(
      name: "--rows", value: "FOLDER", help: "the tables of requirements; Specification of this project otherwise"),
    Option(name: "--results", value: "FILE", help: "what a test run left; that of the last `make test` otherwise"),
  ]
  static let details = """
    KIT is todoist, notes, figma, dropbox or goodreads; all of them where none is given.
    Exit code 0 when every requirement has a test that passed, or a reason why no test can show it here; 1 when one has not,
    or when no test has run yet; 2 on wrong use.
    """

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard arguments.rest.count <= 1 else { throw WrongUse("Name one kit at most: \(usage)") }
    let kit = try arguments.rest.first.map(kit(named:))
    let table = try RequirementTable(folder: try rows(arguments))
    let results = arguments.value("--results") ?? Installation.folder + "/verdicts.tsv"
    let verdicts = Verdict.read(URL(filePath: results))
    let ledger = RequirementLedger(table, verdicts: verdicts ?? [])
    let entries = ledger.entries.filter { entry in
      (kit == nil || entry.requirement.kit == kit)
        && (!arguments.has("--open") || entry.status == .failed || entry.status == .missing)
    }
    if arguments.has("--json") {
      Terminal.print(try SpecReport.json(entries))
    } else {
      for entry in entries { Terminal.print(SpecReport.line(entry)) }
      Terminal.say(SpecReport.summary(ledger, kit: kit))
    }
    guard verdicts != nil else {
      Terminal.complain("No test has run yet: run make test, which leaves its results in \(results).")
      return 1
    }
    for stranger in ledger.strangers {
      Terminal.complain("A test names \(stranger), and no table has it: mend the test's list, or add the row.")
    }
    let concerned = ledger.entries.filter { kit == nil || $0.requirement.kit == kit }
    return concerned.contains { $0.status == .failed || $0.status == .missing } || !ledger.strangers.isEmpty ? 1 : 0
  }

  private static func kit(named name: String) throws -> String {
    let kits = Requirement.kits.map(\.name)
    guard let kit = kits.first(where: { $0.lowercased() == name.lowercased() }) else {
      throw WrongUse.unknown("kit", name, among: kits.map { $0.lowercased() }, help: "vitrine spec --help lists them")
    }
    return kit
  }

  private static func rows(_ arguments: Arguments) throws -> URL {
    if let named = arguments.value("--rows") { return URL(filePath: named) }
    guard let folder = Installation.specification else {
      throw RequirementError("The tables of requirements were not found above this program; name them with --rows.")
    }
    return URL(filePath: folder)
  }
}
