import Foundation

/// A step of the work on one guide, for those who watch.
package struct GuideStep: Sendable, Equatable {
  /// The same for all states of one step, such as the pictures that are drawn.
  package var name: String
  package var words: String
  /// How much of the guide is done, 0…1.
  package var share: Double
}

/// From a guide that was read to its files: builds it, draws it, checks it, writes its gallery and its report.
package struct GuidePipeline: Sendable {
  package var builder: GuideBuilder
  package var illustration: Illustration
  package var output: OutputFolder
  package var progress: @Sendable (GuideStep, Guide) -> Void

  package init(
    builder: GuideBuilder, illustration: Illustration, output: OutputFolder,
    progress: @escaping @Sendable (GuideStep, Guide) -> Void
  ) {
    self.builder = builder
    self.illustration = illustration
    self.output = output
    self.progress = progress
  }

  /// - Throws: a sentence, where the work is not possible at all; a guide that does not compile has a report.
  package func run(_ guide: Guide) throws -> Report { try exhibit(try build(guide)) }

  /// The first half of the work: the guide's module.
  package func build(_ guide: Guide) throws -> BuildResult {
    progress(GuideStep(name: "build", words: "building", share: 0.05), guide)
    return try illustration.slots.occupy { try builder.build(guide) }
  }

  /// The second half: pictures, findings, the gallery and the report.
  package func exhibit(_ result: BuildResult) throws -> Report {
    let (progress, guide) = (progress, result.guide)
    let exhibit = try illustration.draw(result) { done, all in
      let share = 0.3 + 0.6 * Double(done) / Double(max(all, 1))
      progress(GuideStep(name: "draw", words: "drawing, \(done) of \(all)", share: share), guide)
    }
    progress(GuideStep(name: "check", words: "checking and writing", share: 0.92), guide)
    let report = illustration.slots.occupy {
      ReportMaker(result: result, exhibit: exhibit, typeSizes: illustration.settings.typeSizes).report()
    }
    try output.write(report, text: guide.lines.joined(separator: "\n"), pictures: exhibit.folder)
    progress(GuideStep(name: "done", words: report.status.rawValue, share: 1), guide)
    return report
  }
}
