import Foundation
package import Guides
import SpecimenProtocol
import Synchronization

/// A design guide as a source of specimens.
package struct GuideSource: CollectionSource {
  private let path: String
  private let id: String
  private let pipeline: GuidePipeline

  /// - Parameter id: Unique among the collections; the folder of the guide's files is called that.
  package init(path: String, id: String, pipeline: GuidePipeline) {
    self.path = path
    self.id = id
    self.pipeline = pipeline
  }

  package var collection: Catalogue.Collection {
    let title = (try? GuideReader().read(path))?.title
    return Catalogue.Collection(id: id, title: title ?? id, kind: .guide, path: path, status: .building)
  }

  package func files() -> [String] { [path] }

  package func build(progress: @escaping @Sendable (String) -> Void) -> CollectionBuild {
    do {
      var guide = try GuideReader().read(path)
      guide.name = id
      var pipeline = pipeline
      let said = Mutex<Set<String>>([])
      pipeline.progress = { step, _ in
        // Each step once, and not each picture; what came of it is said by whoever asked for it.
        guard let words = ["build": "building", "draw": "drawing its pictures"][step.name] else { return }
        if said.withLock({ $0.insert(step.name).inserted }) { progress(words) }
      }
      let result = try pipeline.build(guide)
      let shown = ShownGuide(id: id, result: result)
      guard let library = result.library else { return .broken(shown.errors) }
      let whole = pipeline
      let folder = pipeline.output.path + "/" + id
      return .built(
        BuiltCollection(collection: shown.collection(nil), library: library, builds: shown.builds) {
          FinishedCollection(collection: shown.collection(try whole.exhibit(result)), folder: folder)
        })
    } catch {
      return .broken("\(error)")
    }
  }
}

/// A guide that was built, as the gallery lists it.
private struct ShownGuide {
  let id: String
  let result: BuildResult
  /// The names of the specimens in addresses, which are those of their pictures.
  private let stems: [String]

  init(id: String, result: BuildResult) {
    self.id = id
    self.result = result
    var names = FileNames()
    stems = result.specimens.map { names.stem($0.component, numbered: $0.index) }
  }

  var builds: [String: LiveBuild] {
    var builds: [String: LiveBuild] = [:]
    for (stem, specimen) in zip(stems, result.specimens) {
      builds[stem] = LiveBuild(
        library: "", subject: .component(name: specimen.component, index: specimen.index), width: specimen.width)
    }
    return builds
  }

  /// - Parameter report: Nil as long as the guide is not drawn and checked.
  func collection(_ report: Report?) -> Catalogue.Collection {
    let guide = result.guide
    let status: Catalogue.Collection.Status =
      result.status == .failed ? .broken(errors) : .ready(report?.status.rawValue ?? result.status.rawValue)
    var components: [String: Report.Component] = [:]
    for component in report?.components ?? [] where components[component.name] == nil {
      components[component.name] = component
    }
    let specimens = zip(stems, result.specimens).map { stem, specimen in
      let lines = lines(of: specimen.component)
      let pictures = components[specimen.component]?.images.map(\.file) ?? []
      return Catalogue.Specimen(
        id: stem, title: specimen.component, variant: specimen.variant,
        subject: .component(name: specimen.component, index: specimen.index),
        isScreen: specimen.presentation == .screen,
        picture: pictures.first { ($0 as NSString).lastPathComponent == stem + "-light.png" },
        source: lines.map { guide.line($0) }.joined(separator: "\n"), file: guide.path, line: lines.lowerBound,
        findings: findings(of: specimen.component, in: report))
    }
    return Catalogue.Collection(
      id: id, title: guide.title, kind: .guide, path: guide.path, status: status, specimens: specimens)
  }

  private func lines(of component: String) -> Range<Int> {
    guard let found = result.analysis.components.first(where: { $0.name == component }) else { return 0..<0 }
    return found.lines.lowerBound..<(found.lines.upperBound + 1)
  }

  private func findings(of component: String, in report: Report?) -> [Catalogue.Specimen.Finding] {
    guard let report else { return [] }
    let failures = report.errors.filter { $0.component == component }.map {
      Catalogue.Specimen.Finding(severity: "error", line: $0.line, message: $0.message)
    }
    let found = report.findings.filter { $0.component == component }.map { finding in
      let repair = finding.repair.map { " " + $0 } ?? ""
      return Catalogue.Specimen.Finding(
        severity: finding.severity.rawValue, line: finding.line, message: finding.message + repair)
    }
    return failures + found
  }

  /// What keeps the guide from being built, as a compiler would say it.
  var errors: String {
    result.errors.map { error in
      let place = error.line.map { "\(result.guide.path):\($0): " } ?? "\(result.guide.path): "
      return place + "error: " + error.message
    }.joined(separator: "\n")
  }
}
