import Building
import Foundation

/// One build: the module is written and compiled, what the compiler says is learned, until it compiles.
struct BuildRun {
  /// Rounds in which something may be learned.
  static let roundLimit = 16

  private let guide: Guide
  private let builder: GuideBuilder
  private let place: String
  private var state = BuildState()

  static func run(_ guide: Guide, builder: GuideBuilder, place: String) -> Result<BuildResult, BuildError> {
    var run = BuildRun(guide: guide, builder: builder, place: place)
    return Result { () throws(BuildError) in try run.run() }
  }

  private init(guide: Guide, builder: GuideBuilder, place: String) {
    self.guide = guide
    self.builder = builder
    self.place = place
  }

  /// The module as it is tried in one round.
  private struct Attempt {
    var analysed: AnalysedGuide
    var maker: SpecimenMaker
    var drafts: [DraftSpecimen]
    var tokens: [Token]
    var source: ModuleSource
    var placeholders: [Placeholder]
    var placeholderText: String
  }

  private mutating func run() throws(BuildError) -> BuildResult {
    Redeclarations.resolve(guide, in: &state)
    recallUnknowns()
    state.errors = guide.notes
    leaveOutBrokenPieces()
    leaveOutImports()
    prepareCode()
    try probeNames()
    var last: Attempt?
    for round in 1...BuildRun.roundLimit {
      let attempt = try prepare()
      last = attempt
      builder.progress(round == 1 ? "compiling" : "compiling again")
      switch try compile(attempt) {
      case .success:
        builder.cache.store(state.unknowns.map(\.unknown), of: guide, toolchain: builder.toolchain)
        return result(of: attempt, isBuilt: true)
      case .failure(let reason):
        state.errors.append(GuideError(line: nil, message: reason))
        return result(of: attempt, isBuilt: false)
      case .errors(let errors):
        var lesson = CompilerLesson(
          guide: guide, analysed: attempt.analysed, toolchain: builder.toolchain, source: attempt.source)
        lesson.learn(errors, tokens: attempt.tokens, drafts: attempt.drafts, in: &state)
        if !lesson.hasLearned {
          state.errors.append(GuideError(line: nil, message: errors.first?.sentence ?? "The module does not compile."))
          return result(of: attempt, isBuilt: false)
        }
      }
    }
    state.errors.append(
      GuideError(line: nil, message: "The guide still does not compile after \(BuildRun.roundLimit) rounds of repairs.")
    )
    return result(of: last!, isBuilt: false)
  }

  /// What was unknown before and is used still, but not declared by now.
  private mutating func recallUnknowns() {
    let known = builder.cache.unknowns(of: guide, toolchain: builder.toolchain)
    if known.isEmpty { return }
    let index = SourceIndex(guide)
    let units = index.units + index.fragments
    let declared = units.reduce(into: Set(index.types.map(\.baseName))) { $0.formUnion(FreeNames.declared(in: $1)) }
    for unknown in known {
      guard case .name(let name) = unknown, !declared.contains(name) else { continue }
      guard let unit = units.first(where: { !UseSites(of: name, in: [$0]).references.isEmpty }) else { continue }
      state.unknowns.append((unknown, FreeNames.line(of: name, in: unit)))
    }
  }

  /// Nothing of the guide is compiled together with a piece that would spoil it.
  private mutating func leaveOutBrokenPieces() {
    for block in guide.blocks {
      for piece in block.pieces {
        guard let problem = PieceIntegrity.problem(of: piece) else { continue }
        state.errors.append(GuideError(line: problem.line, message: problem.message, block: block.id))
        if piece.kind == .declarations {
          state.leftOut.formUnion(piece.lines)
          state.failedBlocks.insert(block.id)
        } else {
          state.failedFragments.insert(piece.lines)
        }
      }
    }
  }

  private mutating func leaveOutImports() {
    let index = AnalysedGuide(state.applied(to: guide)).index
    for (name, line) in AppleModules.missing(in: index, hasModule: builder.toolchain.hasModule) {
      let block = guide.blocks.first { $0.lines.contains(line) }
      state.leftOut.insert(line)
      if let block { state.failedBlocks.insert(block.id) }
      state.errors.append(GuideError(line: line, message: AppleModules.sentence(name), block: block?.id))
    }
  }

  /// Stands in for the types that nobody defines. What was found once need not be asked for again.
  private mutating func probeNames() throws(BuildError) {
    let index = AnalysedGuide(state.applied(to: guide)).index
    var known = builder.cache.knownNames(toolchain: builder.toolchain)
    let candidates = NameProbe.candidates(in: index).filter { candidate in
      !known.contains(candidate.key)
        // A module that is here brings it along; the lesson of its import is learned later.
        && ModuleOfName.module(of: candidate.name).map(builder.toolchain.hasModule) != true
        && !state.unknowns.contains { $0.unknown == .name(candidate.name) || $0.unknown == candidate.unknown }
    }
    if candidates.isEmpty { return }
    let file = path("vitrine-names.swift")
    let errors: [Diagnostic]
    do {
      let imports = index.imports.filter { builder.toolchain.hasModule($0) || $0 == "Foundation" }
      try NameProbe.source(of: candidates, imports: imports).write(toFile: file, atomically: true, encoding: .utf8)
      errors = try compiler.check(file)
    } catch {
      throw BuildError("The module cannot be compiled in \(place): \(error)")
    }
    // Where the compiler said something else altogether, it says so again.
    let missing = NameProbe.missing(of: candidates, errors: errors)
    for candidate in missing { state.unknowns.append((candidate.unknown, candidate.line)) }
    known.formUnion(candidates.filter { !missing.contains($0) }.map(\.key))
    builder.cache.store(knownNames: known, toolchain: builder.toolchain)
  }

  /// What is known to be wrong before the compiler says it, because it says it badly.
  private mutating func prepareCode() {
    let analysed = AnalysedGuide(state.applied(to: guide))
    let edits = StyleContext.edits(in: analysed, onlyChoices: true) { [state, guide] in state.line($0, of: guide) }
    for edit in edits {
      let before = String((state.edits[edit.line] ?? guide.line(edit.line)).trimmed)
      state.edits[edit.line] = edit.text
      state.repairs.append(
        Repair(rule: StyleMember().name, line: edit.line, before: before, after: String(edit.text.trimmed)))
    }
    for item in ForeignInitialisers.unknowns(in: analysed.index)
    where !state.unknowns.contains(where: { $0.unknown == item.unknown }) {
      state.unknowns.append(item)
    }
  }

  private func prepare() throws(BuildError) -> Attempt {
    let analysed = AnalysedGuide(state.applied(to: guide))
    let maker = SpecimenMaker(
      analysed, skippedSignatures: state.skippedSignatures, refusedKnobs: state.refusedKnobs,
      plainSpecimens: state.plainSpecimens)
    let drafts = maker.specimens.filter { state.failedSpecimens[BuildState.key($0.specimen)] == nil }
    let tokens = analysed.analysis.tokens.filter { !state.failedTokens.contains($0.expression) }
    let specimens = SpecimenSource(
      tokens: tokens.enumerated().map { ($0.offset, $0.element) },
      specimens: drafts.enumerated().map { ($0.offset, $0.element) },
      supplies: EnvironmentSupplies.modifiers(for: analysed, standIns: state.standInTypes))
    let source = ModuleSource(analysed, state: state, specimens: specimens)
    let (text, placeholders) = PlaceholderMaker.source(for: state.unknowns, guide: analysed)
    do {
      try source.text.write(toFile: path("Guide.swift"), atomically: true, encoding: .utf8)
      try text.write(toFile: path(PlaceholderMaker.fileName), atomically: true, encoding: .utf8)
    } catch {
      throw BuildError("The module cannot be written to \(place): \(error.localizedDescription)")
    }
    return Attempt(
      analysed: analysed, maker: maker, drafts: drafts, tokens: tokens, source: source, placeholders: placeholders,
      placeholderText: text)
  }

  private func compile(_ attempt: Attempt) throws(BuildError) -> Compiler.Outcome {
    do {
      return try compiler.build(
        module: moduleName, sources: [path("Guide.swift"), path(PlaceholderMaker.fileName)],
        library: path("libGuide.so"), patience: state.patience)
    } catch {
      throw BuildError(error.description)
    }
  }

  private var compiler: Compiler {
    Compiler(
      toolchain: builder.toolchain, sandbox: builder.sandbox, folder: place, moduleCache: builder.cache.moduleCache)
  }

  private func path(_ name: String) -> String { "\(place)/\(name)" }

  private var moduleName: String {
    "VitrineGuide_" + guide.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
  }

  private mutating func result(of attempt: Attempt, isBuilt: Bool) -> BuildResult {
    var analysis = attempt.analysed.analysis
    analysis.guide = guide
    // What was left out is still a component of the guide.
    let lost = AnalysedGuide(guide).analysis.components.filter { component in
      state.leftOut.contains(component.line)
        && !state.repairs.contains { $0.line == component.line && $0.after.isEmpty }
    }
    analysis.components = (analysis.components + lost).sorted { $0.line < $1.line }
    let failedSpecimens = state.failedSpecimens
    let specimens = isBuilt ? attempt.drafts.map(\.specimen) : []
    var missing = attempt.maker.missing
    for component in analysis.components where !specimens.contains(where: { $0.component == component.name }) {
      guard !missing.contains(where: { $0.component == component.name }) else { continue }
      if let error = state.errors.first(where: { $0.line.map(component.lines.contains) == true }),
        lost.contains(component)
      {
        missing.append(.init(component: component.name, reason: error.message))
        continue
      }
      let reason = attempt.maker.specimens.lazy.filter { $0.specimen.component == component.name }
        .compactMap { failedSpecimens[BuildState.key($0.specimen)] }.first
      missing.append(.init(component: component.name, reason: reason ?? "The guide does not compile."))
    }
    for placeholder in attempt.placeholders {
      guard let lack = AppleNames.lack(ofType: placeholder.name) else { continue }
      state.errors.append(GuideError(line: placeholder.line, message: lack))
    }
    let fingerprints =
      isBuilt
      ? Fingerprints.of(
        specimens, attempt.tokens, in: attempt.analysed, placeholders: attempt.placeholderText,
        standIns: state.standInTypes) : [:]
    let isFailed = !isBuilt || !state.failedBlocks.isEmpty
    var result = BuildResult(
      analysis: analysis, status: isFailed ? .failed : state.repairs.isEmpty ? .built : .repaired,
      library: isBuilt ? path("libGuide.so") : nil, source: path("Guide.swift"),
      repairs: state.repairs.sorted { $0.line < $1.line }, placeholders: placeholders(of: attempt),
      errors: state.errors.sorted { ($0.line ?? 0) < ($1.line ?? 0) }, specimens: specimens, missing: missing)
    result.fingerprints = fingerprints
    return result
  }

  private func placeholders(of attempt: Attempt) -> [Placeholder] {
    var seen: Set<String> = []
    let standIns = FrameworkStandIns.placeholders(in: attempt.analysed.index)
    return (standIns + attempt.placeholders + attempt.source.values + state.insertedValues).sorted {
      ($0.line, $0.name) < ($1.line, $1.name)
    }
    // What Apple defines is ours to add, and stands among the errors.
    .filter { ($0.kind == .framework || AppleNames.lack(ofType: $0.name) == nil) && seen.insert($0.name).inserted }
  }
}
