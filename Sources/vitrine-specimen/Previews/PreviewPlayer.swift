import Foundation
import SpecimenProtocol
import Stage

/// Runs a script against a preview.
@MainActor
enum PreviewPlayer {
  /// - Throws: a sentence, when there is no such preview or the script says nothing that can be done.
  static func play(_ order: PlayOrder, library: String, into folder: String) throws {
    let catalogue = PreviewCatalogue(library: library, resources: try StageResources())
    FixedRandomness.begin(order.preview)
    guard let entry = catalogue.entry(named: order.preview) else {
      throw Complaint("There is no preview called \(order.preview) in the library.")
    }
    let script = try StageScript(parsing: order.script)
    let stage = try catalogue.stage(showing: entry, settings: try StageSettings(describing: order.settings))
    let report = script.run(on: stage) { failure in
      // A picture that cannot be made is no reason to lose the report.
      if let picture = try? stage.png() { try? write(picture, to: "line-\(failure.line).png", in: folder) }
    }
    let failures = report.failures.map {
      PlayReport.Failure(line: $0.line, source: $0.source, message: $0.message, time: $0.time)
    }
    let result = PlayReport(steps: report.steps, failures: failures, text: report.description)
    try write(try JSONEncoder().encode(result), to: "\(PlayOrder.id).json", in: folder)
  }

  private static func write(_ data: Data, to name: String, in folder: String) throws {
    try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
  }
}
