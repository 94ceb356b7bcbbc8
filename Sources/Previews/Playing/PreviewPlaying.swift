import Building
import Foundation
import SpecimenProtocol

/// Has a script run against a preview by a process in the sandbox.
package struct PreviewPlaying {
  package struct Result {
    package var report: PlayReport
    /// Pictures of the moments at which lines failed, by line.
    package var pictures: [Int: Data]
  }

  /// A run as the supervisor of drawing processes sees it.
  private struct Run: SupervisedPicture {
    let id = PlayOrder.id

    func fails(with other: Run, isWhole: Bool) -> Bool { true }
  }

  /// Seconds that the whole script may take.
  private static let patience = 60.0
  private let project: PreviewProject
  private let library: String

  /// - Parameter library: What building the project came to.
  package init(of project: PreviewProject, library: String) {
    self.project = project
    self.library = library
  }

  /// - Throws: a sentence, where the preview's code ends the process or never ends.
  package func play(_ script: String, against preview: FoundPreview) throws -> Result {
    let folder = "\(project.place)/play-\(getpid())"
    try WholeFile.makeFolder(folder)
    Leftovers.add(folder)
    defer { Leftovers.remove(folder) }
    var settings = LiveSettings()
    if let device = preview.device { settings.device = device }
    settings.orientation = preview.orientation
    let order = PlayOrder(script: script, preview: preview.name, settings: settings, memoryLimit: 1_000_000_000)
    let path = "\(folder)/order.json"
    try JSONEncoder().encode(order).write(to: URL(fileURLWithPath: path))
    let workshop = project.workshop
    let command = workshop.sandbox.command(
      [workshop.specimen, "--library", library, "--play", path, "--out", folder], writable: [folder], limits: .drawing)
    let environment = SpecimenSurroundings.environment(fonts: workshop.fonts)
    let outcome = try Supervisor<Run>(
      launch: { _ in try WatchedProcess(command, environment: environment) }, patience: Self.patience
    ).draw([Run()])
    if let reason = outcome.failed[PlayOrder.id] {
      throw PreviewError("\(preview.name) could not be played: \(reason).")
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(PlayOrder.id).json"),
      let report = try? JSONDecoder().decode(PlayReport.self, from: data)
    else { throw PreviewError("\(preview.name) could not be played: the drawing process left no report.") }
    var pictures: [Int: Data] = [:]
    for failure in report.failures {
      pictures[failure.line] = FileManager.default.contents(atPath: "\(folder)/line-\(failure.line).png")
    }
    return Result(report: report, pictures: pictures)
  }
}
