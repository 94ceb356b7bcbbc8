import Foundation
import Guides
import Synchronization
import WebHost
import Building

/// `vitrine guide`: the gallery of one or more guides.
enum GuideCommand: Command {
  static let name = "guide"
  static let summary = "builds, draws and checks design guides, and writes their galleries"
  static let usage = "vitrine guide FILE.md… [--out DIR] [--json] [--serve] [--port N] [--no-sandbox]"
  static let options = [
    Option(name: "--out", value: "DIR", help: "the folder to write to; “gallery” where none is given"),
    Option(name: "--json", value: nil, help: "prints the reports as JSON"),
    Option(name: "--serve", value: nil, help: "serves the folder on this machine until Ctrl-C"),
    Option(name: "--port", value: "N", help: "the port to serve on; 8420 where none is given, 0 for any"),
    Option(name: "--type-size", value: "A,B", help: "text sizes to draw as well: \(sizes)"),
    Option(name: "--scheme", value: "S", help: "light, dark or both; light,dark where none is given"),
    Option(
      name: "--no-sandbox", value: nil, help: "runs the guide's code without bwrap: only for guides that you trust"),
  ]
  private static let sizes = Illustration.typeSizeNames.joined(separator: ", ")

  static var details: String {
    let width = (Rules.all.map(\.id.count).max() ?? 0) + 2
    let rules = Rules.all.map { rule in
      "  " + rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
        + rule.severity.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0) + rule.summary
    }
    return """
      For each guide: DIR/NAME/index.html, a page that needs nothing else; report.json; the pictures and their numbers.
      Exit code 0 when every guide is built or repaired, 1 when one is failed, 2 on wrong use.

      Rules, each with the worst that it says (error: wrong on a device):
      \(rules.joined(separator: "\n"))
      """
  }

  static func run(_ arguments: Arguments) throws -> Int32 {
    guard !arguments.rest.isEmpty else { throw WrongUse("Name at least one guide: \(usage)") }
    var settings = Illustration.Settings()
    if let schemes = try arguments.words("--scheme", among: ["light", "dark", "both"]) {
      settings.schemes = schemes.contains("both") ? ["light", "dark"] : schemes
    }
    if let sizes = try arguments.words("--type-size", among: Illustration.typeSizeNames) { settings.typeSizes += sizes }
    let port = try arguments.number("--port", in: 0...65_535) ?? 8420
    let (guides, areAllRead) = try read(arguments.rest)
    guard !guides.isEmpty else { return 1 }
    let out = arguments.value("--out") ?? "gallery"
    try Installation.requireFonts()
    let output = try OutputFolder(path: out, fonts: Installation.fonts)
    Interruption.watch { signal in
      Leftovers.removeAll()
      if signal == SIGINT { Terminal.complain("Stopped; what was written stays in \(out).") }
    }
    let results = try exhibit(guides, settings, output, isTrusted: arguments.has("--no-sandbox"))
    try output.writeIndex()
    let reports = results.compactMap { $0 }
    let isJSON = arguments.has("--json")
    for report in reports where report.status == .failed { complain(of: report) }
    try show(reports, in: out, asJSON: isJSON)
    let isGood = areAllRead && reports.count == results.count && reports.allSatisfy { $0.status != .failed }
    if arguments.has("--serve") { try serve(out, port: port, isResult: !isJSON) }
    return isGood ? 0 : 1
  }

  /// Reads all guides before anything is built, so that a wrong path costs no time.
  private static func read(_ paths: [String]) throws -> (guides: [Guide], areAllRead: Bool) {
    var guides: [Guide] = []
    var names: Set<String> = []
    var areAllRead = true
    for path in paths {
      do {
        var guide = try GuideReader().read(path)
        let name = guide.name
        var count = 2
        while !names.insert(guide.name).inserted {
          guide.name = "\(name)-\(count)"
          count += 1
        }
        guides.append(guide)
      } catch {
        switch error {
        case .missing, .folder: throw WrongUse("\(error)")
        default: Terminal.complain("\(error)")
        }
        areAllRead = false
      }
    }
    return (guides, areAllRead)
  }

  /// The reports in the order of the guides; nil where the work was not possible.
  private static func exhibit(
    _ guides: [Guide], _ settings: Illustration.Settings, _ output: OutputFolder, isTrusted: Bool
  ) throws -> [Report?] {
    let toolchain = try Toolchain.beside()
    let sandbox = isTrusted ? Sandbox(mode: .none) : try Sandbox.find()
    let bar = ProgressBar(guides: guides.count)
    let illustration = Illustration(
      program: Installation.specimen, fonts: Installation.fonts, sandbox: sandbox, settings: settings,
      slots: Slots(ProcessInfo.processInfo.activeProcessorCount))
    let pipeline = GuidePipeline(
      builder: GuideBuilder(toolchain: toolchain, sandbox: sandbox, cache: .standard), illustration: illustration,
      output: output, progress: { step, guide in bar.show(step, of: guide.name) })
    let reports = Mutex([Report?](repeating: nil, count: guides.count))
    DispatchQueue.concurrentPerform(iterations: guides.count) { place in
      do {
        let report = try pipeline.run(guides[place])
        reports.withLock { $0[place] = report }
      } catch {
        Interruption.holdWhenStopping()
        Terminal.complain("\(guides[place].name): \(error)")
      }
      Interruption.holdWhenStopping()
    }
    bar.finish()
    return reports.withLock { $0 }
  }

  /// What keeps a guide from being built: the lines as other tools of a compiler have them, and how many there are.
  private static func complain(of report: Report) {
    let errors = report.errors.filter { $0.component == nil }
    for error in errors { Terminal.say("\(report.file):\(error.line): error: \(error.message)") }
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    Terminal.complain("\(report.file) failed with \(count); the rest of it is shown.")
  }

  private static func show(_ reports: [Report], in out: String, asJSON: Bool) throws {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return Terminal.print(String(decoding: try encoder.encode(reports), as: UTF8.self))
    }
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    for report in reports {
      let errors = report.findings.count { $0.severity == .error }
      let missing = report.components.count { $0.status != .rendered }
      var words = "\(report.guide): \(report.status.rawValue), " + counted(report.components.count, "component")
      if missing > 0 { words += " (\(missing) not drawn)" }
      words += ", " + counted(report.findings.count, "finding")
      if errors > 0 { words += " (\(counted(errors, "error")))" }
      Terminal.print("\(words): \(out)/\(report.guide)/index.html")
    }
  }

  /// Serves until the program is interrupted, which is then its proper end.
  /// - Parameter isResult: Whether the address is part of the result; beside JSON it is not.
  private static func serve(_ folder: String, port: Int, isResult: Bool) throws {
    let server = StaticServer(site: StaticSite(folder: folder))
    let address = "http://127.0.0.1:\(try server.start(port: port))/"
    if isResult { Terminal.print(address) } else { Terminal.say(address) }
    Terminal.say("Serving \(folder); Ctrl-C ends it.")
    Interruption.wait()
    server.stop()
  }
}
