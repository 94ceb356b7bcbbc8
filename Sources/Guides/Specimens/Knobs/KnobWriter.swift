import Foundation
import Stage

/// Writes the arguments of a specimen that runs live: a parameter whose values can be told in a line has a knob.
struct KnobWriter {
  /// The name of the store in the generated code.
  static let store = "vitrineKnobs"
  /// Positions from here on are of values that are kept without a knob.
  static let firstKept = 1000

  let index: SourceIndex
  /// The type that names are looked up in.
  var owner: String
  var generics: [DeclaredType.GenericParameter]
  /// Parameters that get none.
  var refused: Set<String> = []
  /// Stands before the names of knobs: the parameter that they are parts of, with a dot.
  var path = ""

  var knobs: [SpecimenKnob] = []
  var choices: [KnobChoices] = []
  var keptCount = 0
  /// The last position in the lists that the parameters have; nil where no parameter is a position in them.
  private(set) var lastIndex: Double?

  init(index: SourceIndex, owner: String, generics: [DeclaredType.GenericParameter], refused: Set<String>) {
    self.index = index
    self.owner = owner
    self.generics = generics
    self.refused = refused
  }

  /// An argument as it stands in the call.
  struct Argument {
    var code: String
    var needs: [Sample.Need]
  }

  /// A position that is turned is not to leave the list beside it, nor the list to become shorter than that.
  mutating func setLastIndex(of parameters: [(parameter: CallSignature.Parameter, choice: SampleChoice?)]) {
    let isUsed = parameters.contains { parameter, _ in
      [.named("Int", []), .named("Binding", [.named("Int", [])])].contains(resolved(parameter.type))
        && KnobBounds.isIndex(parameter.name)
    }
    let counts = parameters.compactMap { $0.choice?.samples.lazy.compactMap(\.itemCount).first }
    lastIndex = isUsed ? counts.min().map { Double($0 - 1) } : nil
  }

  /// The argument for one of the parameter's samples.
  mutating func argument(_ parameter: CallSignature.Parameter, sample: Sample, among choice: SampleChoice) -> Argument {
    if let knob = knob(for: parameter, sample: sample, among: choice.samples) { return knob }
    return Argument(code: kept(sample, of: parameter.type), needs: sample.needs)
  }

  /// The argument for a parameter that is left out otherwise; nil where it stays so.
  mutating func argument(omitted parameter: CallSignature.Parameter, among choice: SampleChoice?) -> Argument? {
    guard let standard = parameter.defaultValue, let sample = KnobWriter.sample(ofDefault: standard) else { return nil }
    return knob(for: parameter, sample: sample, among: choice?.samples ?? [])
  }

  private mutating func knob(
    for parameter: CallSignature.Parameter, sample: Sample, among samples: [Sample]
  ) -> Argument? {
    let name = path + parameter.name
    // A view's own state takes its value once: a knob would turn nothing.
    if refused.contains(name) || parameter.wrapper == "State" || parameter.wrapper == "SwiftUI.State" {
      return nil
    }
    let request = KnobRequest(
      name: name, typeText: KnobWriter.typeText(of: parameter), comment: parameter.comment, sample: sample,
      samples: samples.filter { !$0.code.isEmpty })
    let before = (knobs.count, choices.count)
    if let argument = knob(for: request, type: resolved(parameter.type)) { return argument }
    knobs.removeSubrange(before.0...)
    choices.removeSubrange(before.1...)
    return nil
  }

  private static func typeText(of parameter: CallSignature.Parameter) -> String {
    let text = parameter.typeText.isEmpty ? parameter.type.spelling : parameter.typeText
    return parameter.wrapper == "Binding" ? "Binding<\(text)>" : text
  }

  /// The type behind aliases and generic parameters.
  func resolved(_ type: TypeShape) -> TypeShape {
    var type = type
    for _ in 0..<8 {
      switch type {
      case .named("...", let inner) where inner.count == 1: type = inner[0]
      case .named(let name, []):
        if let generic = generics.first(where: { $0.name == name }) { return .conforming(generic.constraint) }
        guard let declared = index.type(named: name, in: owner), declared.kind == .alias, let target = declared.target
        else { return type }
        type = target
      default: return type
      }
    }
    return type
  }

  /// Only what means the same wherever it stands can be passed in the place of a default.
  private static func sample(ofDefault code: String) -> Sample? {
    guard let first = code.first, !code.contains("\n"), !code.hasPrefix("Self.") else { return nil }
    guard first.isUppercase || first.isNumber || "\".-[".contains(first) || ["true", "false", "nil"].contains(code)
    else { return nil }
    var sample = Sample(code: code, display: SpecimenPlan.display(code))
    if code.hasPrefix(".constant("), code.hasSuffix(")") {
      sample.boundCode = String(code.dropFirst(".constant(".count).dropLast())
    }
    return sample
  }

  /// What is made anew whenever a knob is turned would lose its identity, where it has one.
  private mutating func kept(_ sample: Sample, of type: TypeShape) -> String {
    guard sample.code.contains("("), hasIdentity(type, depth: 0) else { return sample.code }
    keptCount += 1
    return "\(KnobWriter.store).kept(\(KnobWriter.firstKept + keptCount), \(sample.code))"
  }

  func hasIdentity(_ type: TypeShape, depth: Int) -> Bool {
    if depth > SampleMaker.depthLimit { return false }
    switch type {
    case .optional(let inner), .array(let inner): return hasIdentity(inner, depth: depth)
    case .dictionary(let key, let value): return hasIdentity(key, depth: depth) || hasIdentity(value, depth: depth)
    case .tuple(let elements): return elements.contains { hasIdentity($0.type, depth: depth) }
    case .function: return false
    case .conforming(let name):
      return !["View", "Shape", "ShapeStyle"].contains { name.hasSuffix($0) }
    case .named(let name, let arguments):
      if name == "Binding" { return false }
      guard let declared = index.type(named: name, in: owner) else {
        return arguments.contains { hasIdentity($0, depth: depth + 1) }
      }
      if declared.kind == .reference || declared.kind == .protocolType { return true }
      if ComponentFinder.kind(of: declared) != nil { return false }
      return declared.properties.contains { property in
        property.defaultValue?.contains("(") == true
          || property.type.map { hasIdentity($0, depth: depth + 1) } == true
      }
    }
  }
}

/// What a knob is asked for.
struct KnobRequest {
  var name: String
  var typeText: String
  var comment: String?
  /// What the specimen has before the knob is touched.
  var sample: Sample
  /// All values that were made up for the parameter.
  var samples: [Sample]
}

/// Values that stand once in the module, for all specimens that choose among them.
struct KnobChoices: Equatable {
  var name: String
  /// That they are for.
  var parameter: String
  /// With the type where the values alone do not tell it.
  var code: String
}
