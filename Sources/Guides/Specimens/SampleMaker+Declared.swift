/// Values of types that the guide declares.
extension SampleMaker {
  mutating func declared(_ type: DeclaredType, in context: SampleContext) -> SampleChoice? {
    switch type.kind {
    case .alias: return type.target.flatMap { choice(of: $0, in: context.inside(type)) }
    case .protocolType: return conforming(to: type.name, in: context)
    case .enumeration where !type.cases.isEmpty: return cases(of: type, in: context)
    default: break
    }
    if !type.instances.isEmpty {
      // The guide's own values say best what the type is for.
      let samples = type.instances.map { Sample(code: "\(type.name).\($0)", display: $0) }
      return SampleChoice(samples, isTelling: samples.count > 1)
    }
    var samples: [Sample] = []
    for row in 0..<(ComponentFinder.kind(of: type) == nil ? SampleMaker.rows : 1) {
      var inner = context
      inner.row = row
      guard let sample = structureRow(type, in: inner) else { return nil }
      samples.append(sample)
    }
    return SampleChoice(samples)
  }

  private mutating func cases(of type: DeclaredType, in context: SampleContext) -> SampleChoice? {
    var samples: [Sample] = []
    for (position, enumCase) in type.cases.enumerated() {
      guard let payload = payload(of: enumCase, type: type, row: position, in: context) else { continue }
      samples.append(
        Sample(
          code: "\(type.name).\(enumCase.name.escaped)\(payload.code)", display: enumCase.name, needs: payload.needs))
    }
    return samples.isEmpty ? nil : SampleChoice(samples, isTelling: true)
  }

  private mutating func payload(
    of enumCase: DeclaredType.EnumCase, type: DeclaredType, row: Int, in context: SampleContext
  ) -> Sample? {
    let values = enumCase.payload.filter { !$0.hasDefault }
    if enumCase.payload.isEmpty || values.isEmpty {
      return Sample(code: enumCase.payload.isEmpty ? "" : "()", display: "")
    }
    var parts: [String] = []
    var needs: [Sample.Need] = []
    for value in values {
      var inner = context.inside(type).named(value.label ?? enumCase.name)
      inner.component = value.label == nil ? type.baseName : enumCase.name
      inner.row = row
      guard let sample = sample(of: value.type, in: inner) else { return nil }
      parts.append((value.label.map { "\($0): " } ?? "") + sample.code)
      needs += sample.needs
    }
    return Sample(code: "(\(parts.joined(separator: ", ")))", display: "", needs: needs)
  }

  /// One value of a structure or a class; `nil` for other types and where none can be made.
  mutating func structureRow(_ type: DeclaredType, in context: SampleContext) -> Sample? {
    guard type.kind == .structure || type.kind == .reference, type.instances.isEmpty else { return nil }
    for signature in CallSignature.initialisers(of: type) {
      var inner = context.inside(type)
      inner.component = type.baseName
      guard let arguments = arguments(for: signature, in: inner) else { continue }
      return Sample(
        code: SampleStructure.call(type, signature, arguments: arguments.code), display: arguments.display,
        needs: arguments.needs, structure: arguments.structure)
    }
    return nil
  }

  /// The arguments of a call, those with defaults left out, one row of data.
  mutating func arguments(for signature: CallSignature, in context: SampleContext) -> Sample? {
    var parts: [String] = []
    var needs: [Sample.Need] = []
    var display = ""
    var made: [String: Sample] = [:]
    for parameter in signature.parameters where parameter.defaultValue == nil {
      var inner = context.named(parameter.name)
      inner.comment = parameter.comment
      inner.generics = signature.generics
      inner.row += SampleMaker.firstRow(of: parameter, in: signature)
      guard let sample = sample(of: parameter.type, in: inner) else { return nil }
      parts.append((parameter.label == "_" ? "" : "\(parameter.label.escaped): ") + sample.code)
      needs += sample.needs
      made[parameter.name] = sample
      if display.isEmpty, !Words(parameter.name).contains("id") { display = sample.display }
    }
    return Sample(
      code: parts.joined(separator: ", "), display: display, needs: needs,
      structure: SampleStructure(signature: signature, parts: made))
  }

  /// Values of some type that conforms to a protocol.
  mutating func conforming(to name: String, in context: SampleContext) -> SampleChoice? {
    let name = name.split(separator: "&").first.map { String($0.trimmed) } ?? ""
    switch name {
    case "View", "SwiftUI.View":
      return SampleChoice([Sample(code: "SwiftUI.Text(\"Morning routine\")", display: "a text")])
    case "ShapeStyle": return known("Color", [], in: context)
    case "Shape", "InsettableShape":
      return SampleChoice([Sample(code: "SwiftUI.RoundedRectangle(cornerRadius: 12)", display: "rounded rectangle")])
    case "", "Hashable", "Equatable", "Comparable", "StringProtocol", "CustomStringConvertible", "Codable", "Sendable",
      "Any",
      "Encodable", "LosslessStringConvertible":
      return known("String", [], in: context)
    case "BinaryInteger", "SignedInteger", "FixedWidthInteger", "Numeric", "Strideable":
      return known("Int", [], in: context)
    case "BinaryFloatingPoint", "FloatingPoint": return known("Double", [], in: context)
    case "Collection", "RandomAccessCollection", "Sequence", "BidirectionalCollection", "MutableCollection":
      return choice(of: .array(.named("String", [])), in: context)
    default: break
    }
    for type in index.types where type.kind != .protocolType && type.conforms(to: name) && type.generics.isEmpty {
      var inner = context
      inner.depth += 1
      if let choice = declared(type, in: inner) { return choice }
    }
    return nil
  }
}

extension SampleContext {
  /// Names are looked up in the type, which is one step deeper.
  fileprivate func inside(_ type: DeclaredType) -> SampleContext {
    var context = self
    context.owner = type.name
    context.depth += 1
    context.generics = type.generics
    return context
  }
}

extension String {
  /// In backquotes where it is a keyword of Swift.
  var escaped: String {
    let keywords: Set<String> = [
      "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
      "false",
      "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
      "private",
      "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
      "true",
      "try", "typealias", "var", "where", "while",
    ]
    return keywords.contains(self) ? "`\(self)`" : self
  }
}
