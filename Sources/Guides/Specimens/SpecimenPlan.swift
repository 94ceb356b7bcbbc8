/// The variants of one component.
struct SpecimenPlan {
  private let found: ComponentFinder.Found
  private let signature: CallSignature?
  private var arguments: [(parameter: CallSignature.Parameter, choice: SampleChoice, isOmittable: Bool)] = []
  private var states: [(property: DeclaredType.StoredProperty, choice: SampleChoice)] = []
  private let subject: SpecimenSubject
  /// All parameters in order, with all values that were made up for them.
  private var parameters: [(parameter: CallSignature.Parameter, choice: SampleChoice?)] = []
  /// Writes the code with knobs; each specimen begins with it as it is.
  private let writer: KnobWriter

  init(_ found: ComponentFinder.Found, signature: CallSignature?, writer: KnobWriter) {
    self.found = found
    self.signature = signature
    self.writer = writer
    subject = SpecimenSubject(found)
  }

  /// State that a component starts by itself is no parameter, but can be set where it is declared.
  var privateStates: [DeclaredType.StoredProperty] {
    guard found.component.kind == .view, let type = found.type, type.generics.isEmpty, signature != nil else {
      return []
    }
    return type.properties.filter { $0.isPrivate && $0.wrappers == ["State"] && $0.defaultValue != nil }
  }

  /// `false` where the parameter must be passed and there is no value for it.
  mutating func add(_ parameter: CallSignature.Parameter, choice: SampleChoice?) -> Bool {
    parameters.append((parameter, choice))
    guard let standard = parameter.defaultValue else {
      guard let choice else { return false }
      arguments.append((parameter, choice, false))
      return true
    }
    guard let choice, choice.isTelling, !isPlainNumber(parameter) else { return true }
    var samples = choice.samples.filter { $0.code != standard && !SpecimenPlan.isSame($0.code, standard) }
    if samples.isEmpty { return true }
    // A closure that may be left out shows or hides what it is for.
    let name =
      choice.samples.first { SpecimenPlan.isSame($0.code, standard) }?.display ?? SpecimenPlan.display(standard)
    samples.insert(Sample(code: "", display: name), at: 0)
    arguments.append((parameter, SampleChoice(samples, isTelling: true), true))
    return true
  }

  mutating func add(_ property: DeclaredType.StoredProperty, choice: SampleChoice) {
    guard choice.isTelling else { return }
    let others = choice.samples.filter {
      !SpecimenPlan.isSame($0.code, property.defaultValue ?? "") && $0.needs.isEmpty
    }
    if !others.isEmpty { states.append((property, SampleChoice(others, isTelling: true))) }
  }

  func drafts() -> [DraftSpecimen] {
    let telling = arguments.indices.filter { arguments[$0].choice.isTelling && arguments[$0].choice.samples.count > 1 }
    let counts = telling.map { arguments[$0].choice.samples.count } + [subject.variants.count]
    let limit = found.component.presentation == .screen ? 4 : VariantPlanner.usual
    var rows = VariantPlanner.rows(counts: counts, limit: limit)
    let hasData = arguments.contains { !$0.choice.isTelling && $0.choice.samples.count > 1 }
    if rows.count == 1, hasData { rows.append(rows[0]) }
    var drafts: [DraftSpecimen] = []
    for (number, row) in rows.enumerated() {
      drafts.append(draft(row: row, number: number, telling: telling, states: [], index: drafts.count))
    }
    // State on its own: a text that is typed in stays for what comes after it, because it may be what shows the rest.
    var kept: [(position: Int, sample: Sample)] = []
    let texts = states.indices.filter { states[$0].choice.samples[0].code.hasPrefix("\"") }
    for position in texts + states.indices.filter({ !texts.contains($0) }) {
      for sample in states[position].choice.samples.prefix(6) where drafts.count < VariantPlanner.most {
        let all = kept + [(position, sample)]
        drafts.append(draft(row: rows[0], number: 0, telling: telling, states: all, index: drafts.count))
      }
      if texts.contains(position) { kept.append((position, states[position].choice.samples[0])) }
    }
    return labelled(drafts)
  }

  private func draft(
    row: [Int], number: Int, telling: [Int], states set: [(position: Int, sample: Sample)], index: Int
  ) -> DraftSpecimen {
    var parts: [String] = []
    var shown: [Specimen.Argument] = []
    var needs: [Sample.Need] = []
    var passed: [String: Sample] = [:]
    for (position, argument) in arguments.enumerated() {
      let chosen = telling.firstIndex(of: position).map { row[$0] }
      var sample = chosen.map { argument.choice.samples[$0] } ?? argument.choice[number]
      if let initials = initials(for: argument.parameter, row: row, number: number, telling: telling) {
        sample = initials
      }
      shown.append(Specimen.Argument(name: argument.parameter.name, value: sample.display))
      if argument.isOmittable && sample.code.isEmpty { continue }
      passed[argument.parameter.name] = sample
      parts.append(SpecimenPlan.labelled(sample.code, for: argument.parameter))
      needs += sample.needs
    }
    for (position, sample) in set {
      shown.append(Specimen.Argument(name: states[position].property.name, value: sample.display))
    }
    if subject.variants.count > 1 {
      shown.append(Specimen.Argument(name: "", value: subject.variants[row.last ?? 0]))
    }
    let variant = row.last ?? 0
    let specimen = Specimen(
      component: found.component.name, index: index, variant: "", arguments: shown,
      expression: expression(parts, needs: needs, states: set, variant: variant),
      presentation: found.component.presentation)
    var draft = DraftSpecimen(specimen: specimen, host: host(needsState: !set.isEmpty), isOptional: index > 0)
    draft.live = live(passed, states: set, variant: variant)
    return draft
  }

  private static func labelled(_ code: String, for parameter: CallSignature.Parameter) -> String {
    (parameter.label == "_" ? "" : "\(parameter.label.escaped): ") + code
  }

  private func expression(
    _ arguments: [String], needs: [Sample.Need], states set: [(position: Int, sample: Sample)], variant: Int
  ) -> String {
    var call = subject.expression(
      arguments: arguments.joined(separator: ", "), signature: signature, variant: variant)
    if !set.isEmpty {
      let assignments = set.map { position, sample in
        let property = states[position].property
        let type = property.typeText.isEmpty ? "" : " as \(property.typeText)"
        return "view._\(property.name) = SwiftUI.State(initialValue: \(sample.code)\(type)); "
      }
      call = "{ var view = \(call); \(assignments.joined())return view }()"
    }
    return SpecimenSource.wrap(call, in: needs)
  }

  /// The same specimen with knobs; nil where it has none.
  /// - Parameter passed: The values of the parameters that are not left out.
  private func live(
    _ passed: [String: Sample], states set: [(position: Int, sample: Sample)], variant: Int
  ) -> DraftSpecimen.Live? {
    var writer = writer
    writer.setLastIndex(of: parameters)
    var parts: [String] = []
    var needs: [Sample.Need] = []
    for (parameter, choice) in parameters {
      let argument: KnobWriter.Argument? =
        if let sample = passed[parameter.name] {
          writer.argument(parameter, sample: sample, among: choice ?? SampleChoice([sample]))
        } else {
          writer.argument(omitted: parameter, among: choice)
        }
      guard let argument else { continue }
      parts.append(SpecimenPlan.labelled(argument.code, for: parameter))
      needs += argument.needs
    }
    if writer.knobs.isEmpty { return nil }
    return DraftSpecimen.Live(
      expression: expression(parts, needs: needs, states: set, variant: variant), knobs: writer.knobs,
      choices: writer.choices)
  }

  /// The initials of the name that stands beside them.
  private func initials(
    for parameter: CallSignature.Parameter, row: [Int], number: Int, telling: [Int]
  ) -> Sample? {
    guard Words(parameter.name).last == "initial", parameter.type == .named("String", []) else { return nil }
    let names = arguments.indices.filter { position in
      let name = Words(arguments[position].parameter.name).last
      return ["name", "title", "author", "username"].contains(name)
        && arguments[position].parameter.type == parameter.type
    }
    guard let position = names.first else { return nil }
    let chosen = telling.firstIndex(of: position).map { row[$0] }
    let name = (chosen.map { arguments[position].choice.samples[$0] } ?? arguments[position].choice[number]).display
    let letters = name.split { !$0.isLetter }.compactMap(\.first).prefix(parameter.name.hasSuffix("s") ? 2 : 1)
    return letters.isEmpty ? nil : Sample.text(String(letters).uppercased())
  }

  /// Private state without a value, and types hidden inside others, can only be reached from an extension.
  private func host(needsState: Bool) -> String? {
    guard let type = found.type, type.generics.isEmpty else { return nil }
    if type.isHidden, type.name.contains(".") {
      return String(type.name.split(separator: ".").dropLast().joined(separator: "."))
    }
    return needsState || signature?.isPrivate == true ? type.name : nil
  }

  /// Says of each variant what no other one shares, in as few words as do.
  private func labelled(_ drafts: [DraftSpecimen]) -> [DraftSpecimen] {
    guard drafts.count > 1 else { return drafts }
    let names = drafts.flatMap { $0.specimen.arguments.map(\.name) }
    let varying = Set(names).filter { name in
      Set(drafts.map { draft in draft.specimen.arguments.first { $0.name == name }?.value }).count > 1
    }
    let telling = Set(
      arguments.filter { $0.choice.isTelling }.map(\.parameter.name) + states.map(\.property.name) + [""])
    var result = drafts
    for names in [varying.intersection(telling), varying] {
      for index in result.indices {
        let parts = result[index].specimen.arguments.filter { names.contains($0.name) }
        result[index].specimen.variant = parts.map { $0.name.isEmpty ? $0.value : "\($0.name): \($0.value)" }
          .joined(separator: ", ")
      }
      if Set(result.map(\.specimen.variant)).count == result.count { break }
    }
    return result
  }

  /// Sizes and counts that have a default are shown at their default.
  private func isPlainNumber(_ parameter: CallSignature.Parameter) -> Bool {
    guard case .named(let name, []) = parameter.type else { return false }
    return ["CGFloat", "Double", "Int", "Float", "Color", "Font"].contains(name)
  }

  /// `.p4` and `Priority.p4` are one value.
  static func isSame(_ code: String, _ standard: String) -> Bool {
    code == standard || (standard.hasPrefix(".") && code.hasSuffix(standard))
  }

  static func display(_ standard: String) -> String {
    switch standard {
    case "nil": "none"
    case "{}", "{ }": "does nothing"
    default: standard.hasPrefix(".") ? String(standard.dropFirst()) : standard
    }
  }
}
