import Building
import Foundation
import SpecimenProtocol

/// One build of a project, from its sources to the list of its previews.
struct BuildRun {
  let project: PreviewProject
  let state: BuildState
  let key: String
  let progress: @Sendable (String) -> Void

  func run() throws -> PreviewBuild {
    let plan = try plan()
    let compiler = ModuleCompiler(workshop: project.workshop, place: project.place)
    var digests: [String: String] = [:]
    var objects: [String] = []
    for unit in plan.units {
      progress("compiling \(unit.module)")
      switch try compiler.compile(unit, digests: &digests) {
      case .compiled(let files): objects += files
      case .broken(let output):
        let words = CompilerWords(output)
        return .broken(messages: Diagnostic.errors(in: words.text), text: words.text)
      }
    }
    progress("linking")
    try WholeFile.makeFolder(project.place + "/libraries")
    let library = "\(project.place)/libraries/\(key.prefix(24)).so"
    if let text = try compiler.link(objects, to: library) { return .broken(messages: [], text: text) }
    progress("looking for previews")
    let listing = try PreviewLister(workshop: project.workshop).list(library)
    let places = PreviewPlaces(units: plan.units, root: project.root)
    let previews = places.placed(listing.previews)
    guard !previews.isEmpty else { throw PreviewError.noPreviews(in: project.path) }
    try state.keep(key, library: library, previews: previews, notes: plan.notes)
    return .built(library: library, previews: previews)
  }

  private func plan() throws -> BuildPlan {
    if project.isFile { return BuildPlan(file: project.path, toolchain: project.workshop.toolchain) }
    progress("reading Package.swift")
    let reader = ManifestReader(workshop: project.workshop, place: project.place)
    return try BuildPlan(
      graph: try PackageGraph(root: project.root, reader: reader), toolchain: project.workshop.toolchain)
  }
}
