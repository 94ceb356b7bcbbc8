import Stage

/// Writes specimens of every component: which values are passed, and the Swift that makes the view.
struct SpecimenMaker {
  private let guide: AnalysedGuide
  private var samples: SampleMaker
  private(set) var specimens: [DraftSpecimen] = []
  private(set) var missing: [BuildResult.Missing] = []

  private let refusedKnobs: [String: Set<String>]
  private let plainSpecimens: Set<String>

  /// `skippedSignatures` are the numbers of initialisers, by component, that the compiler did not take; `refusedKnobs` the
  /// parameters that stand as plain values, by component; `plainSpecimens` the keys of specimens that have no knobs.
  init(
    _ guide: AnalysedGuide, skippedSignatures: [String: Int] = [:], refusedKnobs: [String: Set<String>] = [:],
    plainSpecimens: Set<String> = []
  ) {
    self.guide = guide
    self.refusedKnobs = refusedKnobs
    self.plainSpecimens = plainSpecimens
    samples = SampleMaker(guide)
    for found in guide.found {
      var found = found
      found.signatures.removeFirst(min(skippedSignatures[found.component.name] ?? 0, found.signatures.count))
      add(found)
    }
  }

  private mutating func add(_ found: ComponentFinder.Found) {
    let signatures = found.signatures.isEmpty ? [nil] : found.signatures.map(Optional.some)
    if found.isCalled && found.signatures.isEmpty {
      missing.append(.init(component: found.component.name, reason: "It has no initialiser that specimens can call."))
      return
    }
    var reasons: [String] = []
    for signature in signatures {
      switch drafts(of: found, signature: signature) {
      case .success(let drafts):
        specimens += drafts
        return
      case .failure(let failure):
        reasons.append(failure.reason)
      }
    }
    missing.append(.init(component: found.component.name, reason: reasons.first ?? ""))
  }

  private struct Failure: Error { var reason: String }

  private mutating func drafts(of found: ComponentFinder.Found, signature: CallSignature?) -> Result<
    [DraftSpecimen], Failure
  > {
    let uses = LiteralUses.uses(in: found.type?.bodies ?? [])
    let owner = found.type?.name ?? String(found.component.name.dropFirst())
    var plan = SpecimenPlan(
      found, signature: signature,
      writer: KnobWriter(
        index: guide.index, owner: owner, generics: signature?.generics ?? [],
        refused: refusedKnobs[found.component.name] ?? []))
    for parameter in signature?.parameters ?? [] {
      var context = SampleContext(
        name: parameter.name, owner: owner,
        component: found.type?.baseName ?? found.component.name, comment: parameter.comment)
      context.uses = uses[parameter.name] ?? LiteralUses.Uses()
      context.generics = signature?.generics ?? []
      context.row = signature.map { SampleMaker.firstRow(of: parameter, in: $0) } ?? 0
      let choice = samples.choice(of: parameter.type, in: context)
      guard plan.add(parameter, choice: choice) else {
        return .failure(
          Failure(reason: "No value of type \(parameter.typeText) could be made for “\(parameter.name)”."))
      }
    }
    for property in plan.privateStates {
      guard let type = property.type else { continue }
      var context = SampleContext(
        name: property.name, owner: found.type?.name ?? "", component: found.type?.baseName ?? "")
      context.uses = uses[property.name] ?? LiteralUses.Uses()
      if let choice = samples.choice(of: type, in: context) { plan.add(property, choice: choice) }
    }
    var drafts = plan.drafts()
    for position in drafts.indices where plainSpecimens.contains(BuildState.key(drafts[position].specimen)) {
      drafts[position].live = nil
    }
    return .success(drafts)
  }
}

/// A specimen with what it takes to write it into the module.
struct DraftSpecimen {
  var specimen: Specimen
  /// The type whose extension must hold the code, to reach private members.
  var host: String?
  var isOptional: Bool
  var live: Live?

  /// What specimens have in common that differ in where their knobs start and in nothing else.
  var making: String { "\(host ?? "") \(live?.expression ?? specimen.expression)" }

  /// How the specimen is made when it runs with knobs.
  struct Live {
    var expression: String
    var knobs: [SpecimenKnob]
    var choices: [KnobChoices]
  }
}

package enum GuideSpecimens {
  /// The specimens of a guide as it stands, without asking the compiler.
  package static func make(for guide: Guide) -> (specimens: [Specimen], missing: [BuildResult.Missing]) {
    LargeStack.run {
      let maker = SpecimenMaker(AnalysedGuide(guide))
      return (maker.specimens.map(\.specimen), maker.missing)
    }
  }

  /// The specimens that have knobs: the Swift that reads them, and what they are.
  package static func live(
    for guide: Guide
  ) -> [(component: String, index: Int, expression: String, knobs: [SpecimenKnob])] {
    LargeStack.run {
      SpecimenMaker(AnalysedGuide(guide)).specimens.compactMap { draft in
        draft.live.map { (draft.specimen.component, draft.specimen.index, $0.expression, $0.knobs) }
      }
    }
  }

  /// What the pictures of a guide's components depend on, as it stands.
  package static func fingerprints(of guide: Guide) -> [String: String] {
    LargeStack.run {
      let analysed = AnalysedGuide(guide)
      return Fingerprints.of(SpecimenMaker(analysed).specimens.map(\.specimen), [], in: analysed, placeholders: "")
    }
  }
}
