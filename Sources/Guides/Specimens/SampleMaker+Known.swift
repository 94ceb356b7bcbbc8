/// Values of types of Swift, Foundation and SwiftUI.
extension SampleMaker {
  mutating func known(_ name: String, _ arguments: [TypeShape], in context: SampleContext) -> SampleChoice? {
    switch name {
    case "String", "Substring", "LocalizedStringKey", "LocalizedStringResource": return text(in: context)
    case "Text": return wrap(text(in: context), "SwiftUI.Text(", ")")
    case "AttributedString": return wrap(text(in: context), "AttributedString(", ")")
    case "Character": return SampleChoice(["J", "P", "T"].map { Sample(code: "\"\($0)\"", display: $0) })
    case "AnyHashable", "Any": return text(in: context)
    case "Bool": return bool(in: context)
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return Numbers.integers(
        for: context.name, component: context.component, comment: context.comment, uses: context.uses)
    case "Double", "Float", "CGFloat", "Decimal", "TimeInterval":
      return Numbers.fractions(
        for: context.name, component: context.component, comment: context.comment, uses: context.uses)
    case "Image", "UIImage":
      return SampleChoice((0..<3).map { picture($0, as: name) })
    case "URL": return links(in: context, isURL: true)
    case "Color", "UIColor": return colors(as: name)
    case "Binding": return arguments.first.flatMap { binding(to: $0, in: context) }
    case "Set": return arguments.first.flatMap { set(of: $0, in: context) }
    case "ClosedRange", "Range": return range(name, of: arguments.first)
    case "Namespace.ID":
      let value = freshName()
      return SampleChoice([Sample(code: value, display: "a namespace", needs: [.namespace(name: value)])])
    case "FocusState.Binding":
      let value = freshName()
      let type = arguments.first?.spelling ?? "Bool"
      return SampleChoice([Sample(code: value, display: "no focus", needs: [.focus(name: value, type: type)])])
    case "...":
      return arguments.first.flatMap { choice(of: $0, in: context) }
    default: break
    }
    if case .named(let base, let inner)? = focusBinding(name, arguments) { return known(base, inner, in: context) }
    if let values = KnownValues.table[name] {
      return SampleChoice(
        values.map { Sample(code: $0.code, display: $0.display) }, isTelling: KnownValues.telling.contains(name))
    }
    // A type that nobody has heard of will be a placeholder, which is made without arguments.
    guard name.first?.isUppercase == true, arguments.isEmpty else { return nil }
    return SampleChoice([Sample(code: "\(name)()", display: name)])
  }

  /// `FocusState<Bool>.Binding`.
  private func focusBinding(_ name: String, _ arguments: [TypeShape]) -> TypeShape? {
    guard name.hasPrefix("FocusState<"), name.hasSuffix(">.Binding") else { return nil }
    let inner = name.dropFirst("FocusState<".count).dropLast(">.Binding".count)
    return .named("FocusState.Binding", [.named(String(inner), [])])
  }

  private func wrap(_ choice: SampleChoice, _ start: String, _ end: String) -> SampleChoice {
    SampleChoice(
      choice.samples.map { Sample(code: start + $0.code + end, display: $0.display, needs: $0.needs) },
      isTelling: choice.isTelling)
  }

  private func text(in context: SampleContext) -> SampleChoice {
    if !context.uses.equal.isEmpty {
      let literals = context.uses.equal.filter { $0.hasPrefix("\"") }
      if !literals.isEmpty { return SampleChoice(literals.map { Sample(code: $0, display: $0) }, isTelling: true) }
    }
    if let quoted = quoted(in: context.comment) {
      let isList = quoted.count > 1
      return SampleChoice(quoted.map(Sample.text), isTelling: isList)
    }
    if isUsed(as: .symbol, in: context) || isSymbolName(context.name, unless: .text, in: context) {
      return symbols(in: context)
    }
    if isUsed(as: .link, in: context) { return links(in: context, isURL: false) }
    if isUsed(as: .asset, in: context) { return SampleChoice([Sample.text("landscape")]) }
    if isPictureLink(context.name) { return links(in: context, isURL: false) }
    if ["icon", "emoji", "glyph"].contains(Words(context.name).last) {
      return SampleChoice(Vocabulary.texts(for: "emoji", in: context.component).map(Sample.text))
    }
    var samples = Vocabulary.texts(for: context.name, in: context.component).map(Sample.text)
    if context.uses.isEmptyTested {
      samples = [samples[context.row % samples.count], Sample(code: "\"\"", display: "empty")]
      return SampleChoice(samples, isTelling: true)
    }
    return SampleChoice(samples)
  }

  private func quoted(in comment: String?) -> [String]? {
    guard let comment else { return nil }
    let texts = comment.matches(of: /["“]([^"”]+)["”]/).map { String($0.1) }
    return texts.isEmpty ? nil : texts
  }

  private func isUsed(as role: StringFlow.Role, in context: SampleContext) -> Bool {
    guard let flow = flows[role] else { return false }
    return flow.uses(property: context.name, of: context.owner) || flow.uses(parameter: context.name, of: context.owner)
  }

  private func isSymbolName(_ name: String, unless role: StringFlow.Role, in context: SampleContext) -> Bool {
    let words = Words(name)
    let isNamed =
      ["icon", "symbol", "glyph"].contains(words.last) || name.hasPrefix("systemImage") || name.hasPrefix("systemName")
      || name.hasPrefix("sfSymbol") || words.list.suffix(2) == ["icon", "name"]
    return isNamed && !isUsed(as: role, in: context)
  }

  private func symbols(in context: SampleContext) -> SampleChoice {
    let words = Words(context.name)
    let isFilled = words.containsAny(of: ["filled", "fill", "selected", "active"])
    return SampleChoice(Vocabulary.navigationSymbols.map { Sample.text(isFilled ? "\($0).fill" : $0) })
  }

  private func isPictureLink(_ name: String) -> Bool {
    let words = Words(name)
    let isPicture = words.containsAny(of: [
      "image", "photo", "avatar", "cover", "thumbnail", "poster", "artwork", "picture", "logo",
    ])
    return isPicture && words.containsAny(of: ["url", "link", "src", "source"])
  }

  private func links(in context: SampleContext, isURL: Bool) -> SampleChoice {
    let words = Words(context.name)
    let isPage = words.containsAny(of: ["link", "website", "site", "page", "destination", "web"])
    if isPage {
      let texts = Vocabulary.texts(for: "link", in: "").map(Sample.text)
      return SampleChoice(isURL ? texts.map { Sample(code: "URL(string: \($0.code))!", display: $0.display) } : texts)
    }
    let samples = (0..<3).map { row in
      let address = "vitrinePictureAddress(\(row))"
      return Sample(code: isURL ? "URL(string: \(address))!" : address, display: "a picture")
    }
    return SampleChoice(samples)
  }

  private func picture(_ row: Int, as name: String) -> Sample {
    Sample(code: name == "Image" ? "vitrinePicture(\(row))" : "UIImage()", display: "a picture")
  }

  private func bool(in context: SampleContext) -> SampleChoice {
    let words = Words(context.name)
    let isUsuallyTrue = words.containsAny(of: ["enabled", "available", "visible", "show", "active"])
    let samples = ["false", "true"].map { Sample(code: $0, display: $0) }
    return SampleChoice(isUsuallyTrue ? samples.reversed() : samples, isTelling: true)
  }

  /// The guide's own colours, the strong ones first.
  private func colors(as name: String) -> SampleChoice {
    let strong = tokens.filter { $0.kind == .color && $0.expression == "Color.\($0.name)" }.filter { token in
      guard let value = token.components, value.alpha == 1 else { return false }
      let parts = [value.red, value.green, value.blue]
      return parts.max()! - parts.min()! > 0.35
    }
    let step = max(1, strong.count / 5)
    let own = stride(from: 0, to: strong.count, by: step).prefix(5).map { strong[$0].name }
    let samples = own.isEmpty ? ["blue", "orange", "green", "purple"] : Array(own)
    return SampleChoice(
      samples.map {
        name == "Color"
          ? Sample(code: "SwiftUI.Color.\($0)", display: $0) : Sample(code: "UIColor(SwiftUI.Color.\($0))", display: $0)
      })
  }

  private mutating func binding(to type: TypeShape, in context: SampleContext) -> SampleChoice? {
    var inner = context
    inner.uses.isEmptyTested = context.uses.isEmptyTested || type == .named("String", [])
    guard let values = choice(of: type, in: inner) else { return nil }
    // What a generic parameter stands for is seen from the value.
    let isGeneric = context.generics.contains { type.spelling.contains($0.name) }
    let spelling = isGeneric ? "" : " as \(type.qualified(in: context.owner, index: index))"
    let samples = values.samples.map { value in
      let name = freshName()
      return Sample(
        code: name, display: value.display,
        needs: value.needs + [.state(name: name, initial: "(\(value.code))\(spelling)")],
        boundCode: value.needs.isEmpty ? value.code : nil)
    }
    return SampleChoice(samples, isTelling: values.isTelling)
  }

  private func range(_ name: String, of bound: TypeShape?) -> SampleChoice? {
    let dots = name == "Range" ? "..<" : "..."
    switch bound {
    case .named("Date", [])?: return nil
    case .named("Int", [])?: return SampleChoice([Sample(code: "1\(dots)5", display: "1\(dots)5")])
    default: return SampleChoice([Sample(code: "0\(dots)1", display: "0\(dots)1")])
    }
  }
}

extension TypeShape {
  /// The spelling with names that are declared inside another type written from the top.
  func qualified(in scope: String, index: SourceIndex) -> String {
    switch self {
    case .named(let name, let arguments):
      let full = index.type(named: name, in: scope).map(\.name) ?? name
      return arguments.isEmpty
        ? full : "\(full)<\(arguments.map { $0.qualified(in: scope, index: index) }.joined(separator: ", "))>"
    case .optional(let wrapped):
      let inner = wrapped.qualified(in: scope, index: index)
      if case .function = wrapped { return "(\(inner))?" }
      return "\(inner)?"
    case .array(let element): return "[\(element.qualified(in: scope, index: index))]"
    case .dictionary(let key, let value):
      return "[\(key.qualified(in: scope, index: index)): \(value.qualified(in: scope, index: index))]"
    default: return spelling
    }
  }
}
