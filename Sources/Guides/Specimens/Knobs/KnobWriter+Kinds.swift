import Building
import Foundation
import Stage

/// Which knob a type gets.
extension KnobWriter {
  mutating func knob(for request: KnobRequest, type: TypeShape) -> Argument? {
    switch type {
    case .optional(let wrapped): return optional(request, of: resolved(wrapped))
    case .array: return items(request)
    case .conforming(let name):
      // A generic parameter is what its sample is.
      guard ["", "StringProtocol", "Hashable", "Equatable", "CustomStringConvertible"].contains(name) else {
        return nil
      }
      return text(request, "text")
    case .named("Binding", let arguments):
      guard arguments.count == 1 else { return nil }
      return binding(request, to: resolved(arguments[0]))
    case .named(let name, let arguments):
      guard arguments.isEmpty else { return nil }
      if let declared = index.type(named: name, in: owner) {
        return choice(request, of: declared) ?? structure(request, of: declared)
      }
      return known(request, name)
    default: return nil
    }
  }

  private mutating func known(_ request: KnobRequest, _ name: String) -> Argument? {
    let code = request.sample.code
    switch name {
    case "Bool":
      guard code == "true" || code == "false" else { return nil }
      return add(request, .flag(code == "true"), "flag")
    case "String": return text(request, "text")
    case "Substring", "Character": return text(request, "value", "as: \(name).self")
    case "LocalizedStringKey": return text(request, "value", "as: SwiftUI.LocalizedStringKey.self")
    case "Text": return text(request, inside: "SwiftUI.Text(")
    case "AttributedString": return text(request, inside: "AttributedString(")
    case "Color": return color(request)
    default: break
    }
    if let function = KnobWriter.numbers[name] { return number(request, name, function) }
    guard KnownValues.table[name] != nil else { return nil }
    return choice(request, type: "", isHidden: false)
  }

  /// The functions for numbers; those without one of their own say their type.
  static let numbers: [String: String] = [
    "Int": "integer", "Double": "number", "TimeInterval": "number", "CGFloat": "points",
    "Int8": "value", "Int16": "value", "Int32": "value", "Int64": "value", "UInt": "value", "UInt8": "value",
    "UInt16": "value", "UInt32": "value", "UInt64": "value", "Float": "value", "Decimal": "value",
  ]

  private mutating func number(_ request: KnobRequest, _ type: String, _ function: String) -> Argument? {
    guard let start = number(in: request.sample.code) else { return nil }
    let isWhole = type.contains("Int") && type != "TimeInterval"
    // What a Double does not hold to the last bit stands in the code.
    let isExact = isWhole ? abs(start) < 0x1p53 : type != "Float" && type != "Decimal"
    var knob = SpecimenKnob(name: request.name, type: request.typeText, value: .number(start), isWhole: isWhole)
    knob.range = KnobBounds.range(of: request.name, comment: request.comment, start: start, isWhole: isWhole)
    if isWhole, KnobBounds.isIndex(request.name), let lastIndex, start >= 0 { knob.range = 0...max(lastIndex, start) }
    if !isExact { return add(knob, "value", "\(request.sample.code) as \(type)") }
    return add(knob, function, function == "value" ? "as: \(type).self" : "")
  }

  private func number(in code: String) -> Double? {
    guard code.first?.isNumber == true || code.first == "-" else { return nil }
    return Double(code.filter { $0 != "_" })
  }

  private mutating func text(_ request: KnobRequest, _ function: String, _ arguments: String = "") -> Argument? {
    guard let text = Sample.content(ofLiteral: request.sample.code) else { return nil }
    return add(request, .text(text), function, arguments)
  }

  private mutating func text(_ request: KnobRequest, inside start: String) -> Argument? {
    let code = request.sample.code
    guard code.hasPrefix(start), let text = Sample.content(ofLiteral: String(code.dropFirst(start.count).dropLast()))
    else { return nil }
    return add(request, .text(text), "value", code)
  }

  private mutating func color(_ request: KnobRequest) -> Argument? {
    let code = request.sample.code
    let name = code.hasPrefix("SwiftUI.") ? String(code.dropFirst("SwiftUI.".count)) : code
    var knob = SpecimenKnob(name: request.name, type: request.typeText, value: .choice(0), offersColors: true)
    knob.choices = [name.hasPrefix(".") ? "Color\(name)" : name]
    return add(knob, "color", code)
  }

  private mutating func items(_ request: KnobRequest) -> Argument? {
    guard lastIndex == nil, let full = request.samples.first(where: { $0.itemCount != nil }), let most = full.itemCount
    else {
      return nil
    }
    let code = request.sample.code
    guard code == full.code || code == "[]" else { return nil }
    let knob = SpecimenKnob(
      name: request.name, type: request.typeText, value: .number(code == "[]" ? 0 : Double(most)),
      range: 0...Double(most), isWhole: true)
    var argument = add(knob, "items", full.code)
    argument?.needs = full.needs
    return argument
  }

  // MARK: Choices

  private mutating func choice(_ request: KnobRequest, of declared: DeclaredType) -> Argument? {
    guard declared.kind == .enumeration || !declared.instances.isEmpty else { return nil }
    var request = request
    // A part of a structure was made up by itself, without the other cases.
    if declared.kind == .enumeration, request.samples.count < 2 {
      request.samples = declared.cases.map { Sample(code: "\(declared.name).\($0.name.escaped)", display: $0.name) }
      guard declared.cases.allSatisfy(\.payload.isEmpty) else { return nil }
    }
    return choice(request, type: declared.name, isHidden: declared.isHidden)
  }

  /// - Parameter type: Swift that names the type, for a start that is none of the samples.
  private mutating func choice(_ request: KnobRequest, type: String, isHidden: Bool) -> Argument? {
    let samples = request.samples.filter(\.needs.isEmpty)
    guard samples.count > 1, request.sample.needs.isEmpty, Set(samples.map(\.display)).count == samples.count else {
      return nil
    }
    let start = samples.firstIndex { SpecimenPlan.isSame($0.code, request.sample.code) }
    // A short form has its type from where it stands.
    if start == nil, request.sample.code.hasPrefix("."), type.isEmpty { return nil }
    let all = (start == nil ? [request.sample] : []) + samples
    return choice(request, among: all, start: start ?? 0, type: start == nil ? type : "", isHidden: isHidden)
  }

  private mutating func choice(
    _ request: KnobRequest, among all: [Sample], start: Int, type: String, isHidden: Bool
  ) -> Argument? {
    let knob = SpecimenKnob(
      name: request.name, type: request.typeText, value: .choice(start), choices: all.map(\.display))
    let array = shared(all, for: request.name, type: type, isHidden: isHidden)
    // Where something is initialised, the others are not to be made along with what the specimen starts with.
    guard all.contains(where: { $0.code.contains(/[A-Z]\w*\(/) }) else { return add(knob, "choice", array) }
    return add(knob, "choice", "\(all[start].code)\(type.isEmpty ? "" : " as \(type)"), \(array)")
  }

  /// The name of an array that stands once in the module; types that are out of reach there are written where they are
  /// used.
  private mutating func shared(
    _ samples: [Sample], for parameter: String, type: String, isHidden: Bool
  ) -> String {
    let array = "[\(samples.map(\.code).joined(separator: ", "))]"
    if isHidden { return type.isEmpty ? array : "\(array) as [\(type)]" }
    let code = "\(type.isEmpty ? "" : ": [\(type)]") = \(array)"
    let name = "vitrineChoices" + SHA256.digest(of: code.utf8).prefix(12)
    choices.append(KnobChoices(name: name, parameter: parameter, code: code))
    return name
  }

  private mutating func optional(_ request: KnobRequest, of wrapped: TypeShape) -> Argument? {
    let code = request.sample.code
    if case .named(let name, []) = wrapped, name == "String" || name == "LocalizedStringKey" {
      let type = name == "String" ? "String?" : "SwiftUI.LocalizedStringKey?"
      guard let text = code == "nil" ? "" : Sample.content(ofLiteral: code) else { return nil }
      // That there is an empty text cannot be told from there being none.
      let start = text.isEmpty && code != "nil" ? "\(code) as \(type)" : "as: (\(type)).self"
      return add(request, .text(text), "value", start)
    }
    if let telling = tellingOptional(request, of: wrapped) { return telling }
    guard let some = code == "nil" ? request.samples.first(where: { $0.code != "nil" }) : request.sample else {
      return nil
    }
    let isSet = code != "nil"
    let knob = SpecimenKnob(
      name: request.name, type: request.typeText, value: .choice(isSet ? 1 : 0), choices: ["none", some.display])
    var argument = add(knob, "optional", some.code)
    argument?.needs = some.needs
    return argument
  }

  /// None, or one of several values.
  private mutating func tellingOptional(_ request: KnobRequest, of wrapped: TypeShape) -> Argument? {
    guard case .named(let name, []) = wrapped else { return nil }
    let declared = index.type(named: name, in: owner)
    guard declared != nil || name == "Bool" || KnobWriter.numbers[name] != nil || KnownValues.table[name] != nil else {
      return nil
    }
    let values = request.samples.filter { $0.code != "nil" && $0.needs.isEmpty }
    guard values.count > 1, Set(values.map(\.display)).count == values.count else { return nil }
    let all = [Sample(code: "nil", display: "none")] + values
    guard let start = all.firstIndex(where: { SpecimenPlan.isSame($0.code, request.sample.code) }) else { return nil }
    let type = "\(declared?.name ?? name)?"
    return choice(request, among: all, start: start, type: type, isHidden: declared?.isHidden == true)
  }

  // MARK: Bindings

  private mutating func binding(_ request: KnobRequest, to type: TypeShape) -> Argument? {
    guard let code = request.sample.boundCode else { return nil }
    var request = request
    request.sample = Sample(code: code, display: request.sample.display)
    request.samples = request.samples.compactMap { sample in
      sample.boundCode.map { Sample(code: $0, display: sample.display) }
    }
    let wrapped: TypeShape
    if case .optional(let inner) = type { wrapped = resolved(inner) } else { wrapped = type }
    guard case .named(let name, []) = wrapped, let read = knob(for: request, type: type) else { return nil }
    let isOptional = wrapped != type
    if let declared = index.type(named: name, in: owner) {
      // What the view writes has to be found among the choices.
      let start = "\(KnobWriter.store).choice("
      guard declared.kind == .enumeration, declared.cases.allSatisfy(\.payload.isEmpty), read.code.hasPrefix(start)
      else { return nil }
      return Argument(code: "\(KnobWriter.store).choiceBinding(\(read.code.dropFirst(start.count))", needs: [])
    }
    guard name == "String" || !isOptional && (name == "Bool" || KnobWriter.numbers[name] != nil) else { return nil }
    let known = "\(KnobWriter.store).value(\(knobs.count - 1), "
    let arguments =
      read.code.hasPrefix(known) ? String(read.code.dropFirst(known.count)) : "as: \(name).self)"
    return Argument(code: "\(KnobWriter.store).binding(\(knobs.count - 1), \(arguments)", needs: [])
  }

  // MARK: Adding

  private mutating func add(
    _ request: KnobRequest, _ value: SpecimenKnob.Value, _ function: String, _ arguments: String = ""
  ) -> Argument? {
    add(SpecimenKnob(name: request.name, type: request.typeText, value: value), function, arguments)
  }

  private mutating func add(_ knob: SpecimenKnob, _ function: String, _ arguments: String) -> Argument? {
    knobs.append(knob)
    let rest = arguments.isEmpty ? "" : ", \(arguments)"
    return Argument(code: "\(KnobWriter.store).\(function)(\(knobs.count - 1)\(rest))", needs: [])
  }
}
