/// Makes values of any type that a guide's parameters have.
struct SampleMaker {
  let index: SourceIndex
  let flows: [StringFlow.Role: StringFlow]
  let tokens: [Token]
  private(set) var stateCount = 0

  /// How deep structures are made inside structures.
  static let depthLimit = 4
  static let rows = 4

  init(_ guide: AnalysedGuide) {
    index = guide.index
    flows = guide.flows
    tokens = guide.analysis.tokens
  }

  /// A name that nothing in the guide has.
  mutating func freshName() -> String {
    stateCount += 1
    return "vitrineValue\(stateCount)"
  }

  /// Values of a type; `nil` where none can be made.
  mutating func choice(of type: TypeShape, in context: SampleContext) -> SampleChoice? {
    if context.depth > SampleMaker.depthLimit { return nil }
    switch type {
    case .optional(let wrapped): return optional(wrapped, in: context)
    case .array(let element): return array(of: element, in: context)
    case .dictionary(let key, let value): return dictionary(key, value, in: context)
    case .tuple(let elements): return tuple(elements, in: context)
    case .function(let parameters, let result, let isBuilder):
      return function(parameters, result: result, isBuilder: isBuilder, in: context)
    case .conforming(let name): return conforming(to: name, in: context)
    case .named(let name, let arguments):
      if let parameter = context.generics.first(where: { $0.name == name }) {
        return conforming(to: parameter.constraint, in: context)
      }
      if let declared = index.type(named: name, in: context.owner) {
        return self.declared(declared, in: context)
      }
      return known(name, arguments, in: context)
    }
  }

  /// The value of one row of a list, of a structure or of one variant.
  mutating func sample(of type: TypeShape, in context: SampleContext) -> Sample? {
    if context.depth > SampleMaker.depthLimit { return nil }
    switch type {
    case .optional(let wrapped):
      // In lists every other element does without.
      let none = Sample(code: "nil", display: "none")
      return context.row % 2 == 1 ? none : sample(of: wrapped, in: context) ?? none
    case .array(let element): return list(of: element, in: context) ?? Sample(code: "[]", display: "empty")
    case .tuple(let elements): return tupleRow(elements, in: context)
    case .named(let name, _):
      if !context.generics.contains(where: { $0.name == name }),
        let declared = index.type(named: name, in: context.owner),
        let sample = structureRow(declared, in: context)
      {
        return sample
      }
      return choice(of: type, in: context)?[context.row]
    default: return choice(of: type, in: context)?[context.row]
    }
  }

  private mutating func optional(_ wrapped: TypeShape, in context: SampleContext) -> SampleChoice? {
    let none = Sample(code: "nil", display: "none")
    guard let some = choice(of: wrapped, in: context) else { return SampleChoice([none], isTelling: true) }
    if case .function = wrapped {
      return SampleChoice([Sample(code: some[0].code, display: "set"), none], isTelling: true)
    }
    // Without is one of the pictures; of values that differ in nothing but their text one is enough.
    let shown = some.isTelling ? some.samples : [some[context.row]]
    return SampleChoice(shown.filter { $0.code != "nil" } + [none], isTelling: true)
  }

  private mutating func array(of element: TypeShape, in context: SampleContext) -> SampleChoice? {
    guard let full = list(of: element, in: context) else {
      return SampleChoice([Sample(code: "[]", display: "empty")])
    }
    var samples = [full]
    if context.uses.isEmptyTested { samples.append(Sample(code: "[]", display: "empty")) }
    return SampleChoice(samples, isTelling: samples.count > 1)
  }

  /// Where a list of the same kind begins, so that it does not repeat the thing that stands beside it.
  static func firstRow(of parameter: CallSignature.Parameter, in signature: CallSignature) -> Int {
    guard case .array(let element) = parameter.type else { return 0 }
    return signature.parameters.contains { $0.type == element } ? 1 : 0
  }

  /// An array literal with elements that differ.
  private mutating func list(of element: TypeShape, in context: SampleContext) -> Sample? {
    if let numbers = Numbers.series(of: element) { return numbers }
    // Pictures stand in grids; lists inside lists are short.
    let isPicture = element == .named("Image", []) || element == .named("URL", [])
    let count = isPicture ? 9 : context.depth > 1 ? 2 : SampleMaker.rows
    var codes: [String] = []
    var needs: [Sample.Need] = []
    for row in 0..<count {
      var inner = context.named(context.name)
      inner.depth += 1
      inner.row = context.row + row
      guard let sample = sample(of: element, in: inner) else { return nil }
      codes.append(sample.code)
      needs += sample.needs
    }
    return Sample(
      code: "[\(codes.joined(separator: ", "))]", display: "\(count) elements", needs: needs, itemCount: count)
  }

  mutating func set(of element: TypeShape, in context: SampleContext) -> SampleChoice? {
    var inner = context.named(context.name)
    inner.depth += 1
    let empty = Sample(code: "[]", display: "empty")
    // Whole numbers in a set are positions: the first and the third.
    if element == .named("Int", []) {
      return SampleChoice([Sample(code: "[0, 2]", display: "0 and 2"), empty], isTelling: true)
    }
    guard let elements = choice(of: element, in: inner) else { return nil }
    // Equal elements in a set literal are a crash.
    let codes = elements.samples.map(\.code).uniqued().prefix(2)
    let some = Sample(code: "[\(codes.joined(separator: ", "))]", display: "\(codes.count) elements")
    return SampleChoice([some, empty], isTelling: true)
  }

  private mutating func dictionary(_ key: TypeShape, _ value: TypeShape, in context: SampleContext) -> SampleChoice? {
    var inner = context.named(context.name)
    inner.depth += 1
    guard let keys = choice(of: key, in: inner), let values = choice(of: value, in: inner) else {
      return SampleChoice([Sample(code: "[:]", display: "empty")])
    }
    let pairs = keys.samples.map(\.code).uniqued().prefix(3).enumerated().map { "\($1): \(values[$0].code)" }
    return SampleChoice([Sample(code: "[\(pairs.joined(separator: ", "))]", display: "\(pairs.count) pairs")])
  }

  private mutating func tuple(_ elements: [TypeShape.TupleElement], in context: SampleContext) -> SampleChoice? {
    if elements.isEmpty { return SampleChoice([Sample(code: "()", display: "()")]) }
    var samples: [Sample] = []
    for row in 0..<SampleMaker.rows {
      var inner = context
      inner.row = row
      guard let sample = tupleRow(elements, in: inner) else { return nil }
      samples.append(sample)
    }
    return SampleChoice(samples)
  }

  /// A tuple stands for a thing of the parameter's name: `project.name` is a project's name.
  private mutating func tupleRow(_ elements: [TypeShape.TupleElement], in context: SampleContext) -> Sample? {
    if elements.isEmpty { return Sample(code: "()", display: "()") }
    var parts: [Sample] = []
    for element in elements {
      var inner = context.named(element.label ?? context.name)
      inner.component = context.name
      inner.depth += 1
      guard let sample = sample(of: element.type, in: inner) else { return nil }
      parts.append(sample)
    }
    let code = zip(elements, parts).map { element, part in (element.label.map { "\($0): " } ?? "") + part.code }
    return Sample(code: "(\(code.joined(separator: ", ")))", display: parts[0].display, needs: parts.flatMap(\.needs))
  }

  private mutating func function(
    _ parameters: [TypeShape], result: TypeShape, isBuilder: Bool, in context: SampleContext
  ) -> SampleChoice? {
    let names = parameters.isEmpty ? "" : "\(parameters.map { _ in "_" }.joined(separator: ", ")) in "
    if result == .void {
      return SampleChoice([Sample(code: parameters.isEmpty ? "{}" : "{ \(names)}", display: "does nothing")])
    }
    if isBuilder || isView(result, in: context) {
      // `transform: (Self) -> Content` gives back what it gets.
      if parameters.count == 1, parameters[0] == .named("Self", []) || parameters[0] == .named("Content", []) {
        return SampleChoice([Sample(code: "{ $0 }", display: "the same")])
      }
      return SampleChoice([
        content(named: context.name, parameters: names, isErased: !isBuilder && result == .named("AnyView", []))
      ])
    }
    var inner = context.named(context.name)
    inner.depth += 1
    guard let value = sample(of: result, in: inner), value.needs.isEmpty else { return nil }
    return SampleChoice([Sample(code: "{ \(names)\(value.code) }", display: "gives \(value.display)")])
  }

  private func isView(_ type: TypeShape, in context: SampleContext) -> Bool {
    switch type {
    case .conforming("View"), .named("AnyView", []), .conforming("SwiftUI.View"): true
    case .named(let name, []): context.generics.contains { $0.name == name && $0.constraint.hasSuffix("View") }
    default: false
    }
  }

  /// A closure that makes what a container shows.
  private func content(named name: String, parameters: String, isErased: Bool) -> Sample {
    let words = Words(name)
    let code: String
    if words.containsAny(of: ["icon", "leading", "image", "accessory", "trailing", "symbol", "avatar"]) {
      code = "SwiftUI.Image(systemName: \"star.fill\")"
    } else if words.containsAny(of: ["label", "title", "header", "badge"]) {
      code = "SwiftUI.Text(\"This week\")"
    } else {
      code =
        "SwiftUI.VStack(alignment: .leading, spacing: 4) { SwiftUI.Text(\"Morning routine\"); "
        + "SwiftUI.Text(\"Seven small habits for a calm start.\") }"
    }
    let view = isErased ? "SwiftUI.AnyView(\(code))" : code
    return Sample(code: "{ \(parameters)\(view) }", display: "sample content")
  }
}
