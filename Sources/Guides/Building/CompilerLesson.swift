import Building

internal import SwiftSyntax

/// What a failed compilation teaches: repairs, names to stand in for, parts to leave out.
struct CompilerLesson {
  let guide: Guide
  let analysed: AnalysedGuide
  let toolchain: Toolchain
  let source: ModuleSource
  private(set) var hasLearned = false
  /// Lines that a modifier was left out of in this round.
  private var cutLines: [ClosedRange<Int>] = []

  init(guide: Guide, analysed: AnalysedGuide, toolchain: Toolchain, source: ModuleSource) {
    self.guide = guide
    self.analysed = analysed
    self.toolchain = toolchain
    self.source = source
  }

  mutating func learn(_ errors: [Diagnostic], tokens: [Token], drafts: [DraftSpecimen], in state: inout BuildState) {
    var open: [Diagnostic] = []
    var taught: Set<ClosedRange<Int>> = []
    var isHurried = false
    for error in errors where error.file == ModuleSource.fileName(of: guide) {
      if learn(error, in: &state) {
        fragment(at: error.line).map { _ = taught.insert($0) }
      } else if error.isImpatience, state.patience < BuildState.longPatience {
        isHurried = true
      } else {
        open.append(error)
      }
    }
    // A message that could not be answered in a fragment ends the fragment, for nothing else depends on it; but where
    // another one was answered, it may have followed from that.
    for error in open where fragment(at: error.line).map(taught.contains) != true {
      endFragment(at: error.line, because: error, in: &state)
    }
    for error in errors where error.file.hasPrefix(FragmentWriter.fileName) {
      if let number = Int(error.file.dropFirst(FragmentWriter.fileName.count)),
        source.fragments.indices.contains(number - 1)
      {
        endFragment(at: source.fragments[number - 1].lowerBound, because: error, in: &state)
      }
    }
    if hasLearned { return }
    if isHurried {
      state.patience = BuildState.longPatience
      hasLearned = true
      return
    }
    for error in open { leaveOut(error, in: &state) }
    if hasLearned { return }
    learnAboutSpecimens(errors, tokens: tokens, drafts: drafts, in: &state)
  }

  /// Whether something was done about a message in the guide's own code.
  private mutating func learn(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    let isDone =
      learnModule(error, in: &state) || learnAttribute(error, in: &state) || learnRepetition(error, in: &state)
      || learnRepair(error, in: &state)
      || learnUnavailable(error, in: &state) || learnUnknown(error, in: &state) || learnType(error, in: &state)
    hasLearned = hasLearned || isDone
    return isDone
  }

  /// A module that is not here: its import is left out, so that the rest of the guide can be shown.
  private func learnModule(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    guard error.message.hasPrefix("no such module"), let name = error.names.first, !state.leftOut.contains(error.line)
    else { return false }
    state.leftOut.insert(error.line)
    let block = block(at: error.line)
    if let block { state.failedBlocks.insert(block.id) }
    state.errors.append(
      GuideError(line: error.line, message: AppleModules.sentence(name), block: block?.id))
    return true
  }

  /// A wrapper or a macro that nobody defines: a property is kept as state, and everything else goes without.
  private func learnAttribute(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    guard error.message.hasPrefix("unknown attribute '"), let name = error.names.first, name.first?.isUppercase == true,
      let edit = UnknownAttribute.edit(
        of: name, at: error.line, in: analysed.index, text: { [state, guide] in state.line($0, of: guide) })
    else { return false }
    state.edits[edit.line] = edit.text
    if let lack = AppleNames.lack(ofAttribute: name) {
      report(lack, error.line, in: &state)
    } else {
      state.insertedValues.append(Placeholder(name: "@\(name)", kind: .type, line: error.line))
    }
    return true
  }

  /// `$name` in a view that has no such property: only a property of its own can be bound to.
  private func declareState(_ name: String, _ line: Int, in state: inout BuildState) -> Bool {
    guard !state.insertedValues.contains(where: { $0.name == name && $0.line == line }),
      let place = UnknownAttribute.opening(ofViewAround: line, in: analysed.index),
      let text = state.line(place.line, of: guide), let start = text.index(ofColumn: place.column),
      text[start...].first == "{"
    else { return false }
    var guesser = StandInGuesser(analysed)
    var types = StandInTypes()
    let value = types.spell(guesser.guess(name, in: place.unit), name: name)
    let declarations = types.declarations.map { $0.split(separator: "\n").joined(separator: "; ") }
    guard declarations.isEmpty else { return false }
    let property = " @SwiftUI.State private var \(name.escaped): \(value.type) = \(value.code);"
    state.edits[place.line] = text[...start] + property + text[text.index(after: start)...]
    state.insertedValues.append(Placeholder(name: name, kind: .value, line: line))
    return true
  }

  private func learnRepetition(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    guard error.message.hasPrefix("invalid redeclaration of"), let name = error.names.first, name != "body" else {
      return false
    }
    return Redeclarations.leaveOutEarlier(name, before: error.line, analysed: analysed, guide: guide, state: &state)
  }

  private func learnRepair(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    let context = RepairContext(
      analysed: analysed, text: { [state, guide] in state.line($0, of: guide) }, hasModule: toolchain.hasModule)
    for rule in RepairRules.all {
      let edits = rule.edits(for: error, in: context).filter { context.text($0.line) != $0.text }
      // A rule that was tried on a line twice does not help there.
      if edits.isEmpty
        || edits.contains(where: { edit in state.repairs.count { $0.rule == rule.name && $0.line == edit.line } > 3 })
      {
        continue
      }
      for edit in edits {
        let before = String((state.edits[edit.line] ?? guide.line(edit.line)).trimmed)
        state.edits[edit.line] = edit.text
        state.repairs.append(Repair(rule: rule.name, line: edit.line, before: before, after: String(edit.text.trimmed)))
      }
      return true
    }
    return false
  }

  /// What is declared only to say that it is not here: a type is stood in for, the call of a modifier is left out.
  private mutating func learnUnavailable(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    guard error.message.contains("' is unavailable: "), let name = error.names.first else { return false }
    guard name.first?.isUppercase == true else {
      let modifier = String(name.prefix { $0 != "(" })
      return modifier != "init" && cut(modifier, error.line, because: error.sentence, in: &state)
    }
    let units = analysed.index.units + analysed.index.fragments
    return add(UseSites(of: name, in: units).types.isEmpty ? .name(name) : .type(name), error.line, in: &state)
  }

  private mutating func learnUnknown(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    guard let name = error.names.first else { return false }
    let message = error.message
    let line = error.line
    if message.hasPrefix("cannot find type '") {
      return importModule(of: name, in: &state) || add(.type(name), line, in: &state)
    }
    if message.hasPrefix("cannot find '") {
      let plain = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
      if importModule(of: plain, in: &state) { return true }
      if isFragment(line), plain.first?.isLowercase == true, !isCalled(plain, at: line) {
        return correct(plain, type: nil, line, in: &state)
      }
      return name.hasPrefix("$") ? declareState(plain, line, in: &state) : add(.name(plain), line, in: &state)
    }
    guard message.contains("' has no member '"), error.names.count >= 2 else { return false }
    let type = error.names[0].filter { $0 != "?" }
    let member = error.names[1]
    if message.hasPrefix("type '"), ["Color", "Font", "ShapeStyle", "LinearGradient", "UIColor"].contains(type) {
      return add(.member(type: type, name: member), line, in: &state)
    }
    if message.hasPrefix("value of type '"), ["Color", "Font"].contains(type) {
      return add(.member(type: "value \(type)", name: member), line, in: &state)
    }
    if let lack = AppleNames.lack(ofModifier: member), !message.hasPrefix("type '") {
      return cut(member, line, because: lack, in: &state)
    }
    let isPlaceholder =
      type.hasPrefix("VitrinePlaceholder")
      || state.unknowns.contains { $0.unknown == .type(type) || $0.unknown == .name(type) }
    if isPlaceholder {
      return add(.member(type: message.hasPrefix("type '") ? "static \(type)" : type, name: member), line, in: &state)
    }
    return member.first?.isLowercase == true && isView(type) ? add(.modifier(member), line, in: &state) : false
  }

  /// A name of a module that the guide does not import: the module is imported. Several names may ask for it in one round.
  private func importModule(of name: String, in state: inout BuildState) -> Bool {
    guard let module = ModuleOfName.module(of: name), toolchain.hasModule(module) else { return false }
    if state.imports.contains(module) { return !source.text.contains("\nimport \(module)\n") }
    state.imports.append(module)
    state.repairs.append(Repair(rule: RepairRules.missingImport, line: 1, before: "", after: "import \(module)"))
    return true
  }

  /// A modifier that Apple has and we do not: the call is left out.
  private mutating func cut(_ name: String, _ line: Int, because lack: String, in state: inout BuildState) -> Bool {
    let edits = ModifierCut.edits(of: name, at: line, in: analysed.index) { [state, guide] in state.line($0, of: guide)
    }
    guard !edits.isEmpty else { return false }
    // Places were read before anything was left out: on the same lines the next round goes on.
    let lines = edits[0].line...edits[edits.count - 1].line
    if cutLines.contains(where: { $0.overlaps(lines) }) { return true }
    cutLines.append(lines)
    for edit in edits { state.edits[edit.line] = edit.text }
    report(lack, line, in: &state)
    return true
  }

  /// Says what is missing once, however often it is used.
  private func report(_ lack: String, _ line: Int, in state: inout BuildState) {
    guard !state.errors.contains(where: { $0.message == lack }) else { return }
    state.errors.append(GuideError(line: line, message: lack, block: block(at: line)?.id))
  }

  /// Whether a type in a message is one of a view, as far as its name says.
  private func isView(_ type: String) -> Bool {
    let name = String(type.prefix { $0 != "<" && $0 != " " })
    if type.hasPrefix("some View") || CompilerLesson.views.contains(name) { return true }
    return analysed.index.type(named: name)?.conforms(to: "View") == true
  }

  private static let views: Set<String> = [
    "Text", "Image", "View", "AnyView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "GridRow", "Button", "Label", "List", "ScrollView", "Form", "Section", "NavigationStack",
    "NavigationLink", "NavigationSplitView", "TabView", "Group", "ForEach", "Spacer", "Divider", "TextField",
    "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper", "ProgressView", "Link", "Menu", "AsyncImage",
    "GeometryReader", "EmptyView", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Color",
    "LinearGradient", "DatePicker", "GroupBox", "DisclosureGroup", "Gauge", "LabeledContent", "Canvas",
    "ModifiedContent",
  ]

  private func add(_ unknown: PlaceholderMaker.Unknown, _ line: Int, in state: inout BuildState) -> Bool {
    if state.unknowns.contains(where: { $0.unknown == unknown }) {
      // Several uses of one name are one placeholder; but a name that was stood in for before this round stays unknown.
      return newUnknowns(in: state).contains(unknown)
    }
    state.unknowns.append((unknown, line))
    return true
  }

  /// The names that were added since the module was written.
  private func newUnknowns(in state: BuildState) -> Set<PlaceholderMaker.Unknown> {
    Set(state.unknowns.dropFirst(source.unknownCount).map(\.unknown))
  }

  /// The value of a fragment has another type: the compiler says which.
  private func learnType(_ error: Diagnostic, in state: inout BuildState) -> Bool {
    guard isFragment(error.line), let text = state.line(error.line, of: guide) else { return false }
    let message = error.message
    guard message.hasPrefix("cannot convert value of type") || message.hasPrefix("cannot assign value of type"),
      error.names.count >= 2
    else { return false }
    let types = error.names.prefix(2).map(CompilerLesson.plainType)
    let isAssignment = message.hasPrefix("cannot assign")
    guard let start = text.index(ofColumn: error.column) else { return false }
    // An assignment points at its right side; the value that was stood in for may be on either.
    let name = String(text[start...].drop { $0 == "$" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let left = String(text[..<start].split(separator: "=").last?.trimmed ?? "")
    let target = isAssignment && !isValue(name, at: error.line) ? left : name
    guard isValue(target, at: error.line) else { return false }
    return correct(target, type: target == left && isAssignment ? types[0] : types[1], error.line, in: &state)
  }

  private func isValue(_ name: String, at line: Int) -> Bool {
    guard let range = source.fragments.first(where: { $0.contains(line) }) else { return false }
    return source.values.contains { $0.name == name && range.contains($0.line) }
  }

  private func correct(_ name: String, type: String?, _ line: Int, in state: inout BuildState) -> Bool {
    let correction = FragmentWriter.Correction(line: line, name: name, type: type)
    let earlier = state.corrections.filter { $0.name == name && $0.line == line }
    if earlier.contains(correction) || earlier.count > 3 { return false }
    state.corrections.append(correction)
    return true
  }

  /// `Binding<Bool>` → `Bool`.
  private static func plainType(_ type: String) -> String {
    type.hasPrefix("Binding<") && type.hasSuffix(">") ? String(type.dropFirst("Binding<".count).dropLast()) : type
  }

  private func isCalled(_ name: String, at line: Int) -> Bool {
    let units = analysed.index.fragments.filter { $0.lines(of: $0.tree).contains(line) }
    return UseSites(of: name, in: units).references.contains {
      $0.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == $0.id
    }
  }

  private func isFragment(_ line: Int) -> Bool { fragment(at: line) != nil }

  private func fragment(at line: Int) -> ClosedRange<Int>? { source.fragments.first { $0.contains(line) } }

  private func block(at line: Int) -> Block? { guide.blocks.first { $0.lines.contains(line) } }

  private mutating func endFragment(at line: Int, because error: Diagnostic, in state: inout BuildState) {
    guard let range = fragment(at: line), state.failedFragments.insert(range).inserted
    else { return }
    let message =
      error.file.hasPrefix(FragmentWriter.fileName)
      ? "The fragment could not be stood in for: \(error.sentence)" : error.sentence
    state.errors.append(GuideError(line: max(line, range.lowerBound), message: message, block: block(at: line)?.id))
    hasLearned = true
  }

  /// The smallest declaration that holds the error does without; the block has failed.
  private mutating func leaveOut(_ error: Diagnostic, in state: inout BuildState) {
    guard !state.leftOut.contains(error.line) else { return }
    let range = DroppableDeclaration.around(error.line, in: analysed.index.units) ?? error.line...error.line
    state.leftOut.formUnion(range)
    state.repairs.removeAll { range.contains($0.line) }
    let block = block(at: error.line)
    if let block { state.failedBlocks.insert(block.id) }
    state.errors.append(GuideError(line: error.line, message: error.sentence, block: block?.id))
    hasLearned = true
  }

  /// A component is tried without the knob that the first message is about, then its specimens without any.
  private func refuseKnobs(
    of draft: DraftSpecimen, among drafts: [DraftSpecimen], because error: Diagnostic,
    refusedBefore: [String: Set<String>], in state: inout BuildState
  ) {
    let component = draft.specimen.component
    if refusedBefore[component] == nil, let knobs = draft.live?.knobs,
      let position = source.specimens.knob(onLine: error.line, at: error.column), knobs.indices.contains(position)
    {
      state.refusedKnobs[component, default: []].insert(knobs[position].name)
      return
    }
    // What one function makes fails together.
    for other in drafts where other.specimen.component == component && other.making == draft.making {
      state.plainSpecimens.insert(BuildState.key(other.specimen))
    }
  }

  private mutating func learnAboutSpecimens(
    _ errors: [Diagnostic], tokens: [Token], drafts: [DraftSpecimen], in state: inout BuildState
  ) {
    let before = state.refusedKnobs
    for error in errors
    where error.file == SpecimenSource.fileName && source.specimens.entries.indices.contains(error.line - 1) {
      hasLearned = true
      switch source.specimens.entries[error.line - 1] {
      case .token(let position): state.failedTokens.insert(tokens[position].expression)
      case .choices(let name):
        for draft in drafts {
          for choices in draft.live?.choices ?? [] where choices.name == name {
            state.refusedKnobs[draft.specimen.component, default: []].insert(choices.parameter)
          }
        }
      case .specimen(let position) where drafts[position].live != nil:
        refuseKnobs(of: drafts[position], among: drafts, because: error, refusedBefore: before, in: &state)
      case .specimen(let position):
        let specimen = drafts[position].specimen
        let key = BuildState.key(specimen)
        if state.failedSpecimens[key] == nil { state.failedSpecimens[key] = error.sentence }
      }
    }
    // A component of which nothing is left is tried by its next initialiser.
    for component in Set(drafts.map(\.specimen.component)) {
      let own = drafts.filter { $0.specimen.component == component }
      if own.allSatisfy({ state.failedSpecimens[BuildState.key($0.specimen)] != nil }),
        let found = analysed.found.first(where: { $0.component.name == component }),
        (state.skippedSignatures[component] ?? 0) + 1 < found.signatures.count
      {
        state.skippedSignatures[component, default: 0] += 1
        state.refusedKnobs[component] = nil
      }
    }
  }
}
