internal import SwiftSyntax

extension StandInGuesser {
  /// What an expression is that stands beside the value: a literal, a conversion, a property whose type the guide says.
  mutating func kind(of expression: ExprSyntax) -> StandIn? {
    if expression.is(BooleanLiteralExprSyntax.self) { return .bool }
    if expression.is(StringLiteralExprSyntax.self) { return .string }
    if expression.is(FloatLiteralExprSyntax.self) { return .double }
    if expression.is(IntegerLiteralExprSyntax.self) { return .int }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return kind(of: prefix.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return kind(of: inner.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return StandInGuesser.conversions[call.calleeName] }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return StandInGuesser.elementType(of: reference).map { .value(type: $0, code: "\($0)()") }
        ?? property(reference.baseName.text)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    if base.shortText == "Color" { return .color }
    switch member.declName.baseName.text {
    case "count": return .int
    case "isEmpty": return .bool
    case "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY": return .length
    case let name: return property(name)
    }
  }

  /// Functions of lists that give back a list of the same elements.
  static let sameList: Set<String> = [
    "filter", "sorted", "prefix", "suffix", "reversed", "dropFirst", "dropLast", "shuffled",
  ]

  /// A function of an object as its calls need it; it gives back what is done with it, else the object.
  mutating func function(_ name: String, calls: [FunctionCallExprSyntax]) -> StandIn {
    let guess = FunctionGuess(name, calls: calls)
    let known = merged(calls.map(ExprSyntax.init), name: "", isFollowing: false)
    var result = "-> Self { self }"
    if case .value(let type, let code)? = known { result = "-> \(type) { \(code) }" }
    func typeName(_ label: String) -> String {
      "\(name.prefix(1).uppercased())\(name.dropFirst())\(label == "_" ? "Value" : label.prefix(1).uppercased() + label.dropFirst())"
    }
    var lines = guess.clauses(choiceType: typeName).map { clause in
      "@discardableResult func \(name.escaped)\(clause.generics)\(clause.parameters) \(result)"
    }
    // `router.show(.home)`, `log.add(.opened(item))`: members without a type, of a type beside the function.
    let labels = Set(guess.choices.keys).union(guess.makers.keys)
    for label in labels.sorted() {
      let makers = (guess.makers[label] ?? []).flatMap { maker in
        maker.clauses { _ in "String" }.map { clause in
          "static func \(maker.name.escaped)\(clause.generics)\(clause.parameters) -> Self { Self() }"
        }
      }
      let type = StandInTypes.enumeration(typeName(label), cases: guess.choices[label] ?? [])
      lines.append(type.dropLast() + "; " + makers.joined(separator: "; ") + "}")
    }
    return .function(lines)
  }

  /// The type of all properties of a name, where they agree.
  private mutating func property(_ name: String) -> StandIn? {
    let properties = guide.index.types.flatMap { type in
      type.properties.filter { $0.name == name }.map { (owner: type.name, type: $0.type) }
    }
    guard let first = properties.first?.type, properties.allSatisfy({ $0.type == first }) else { return nil }
    return value(of: first, name: name, owner: properties[0].owner)
  }

  private static let conversions: [String: StandIn] = [
    "Int": .int, "Double": .double, "CGFloat": .length, "Float": .value(type: "Float", code: "0.62"), "String": .string,
    "Decimal": .value(type: "Decimal", code: "Decimal(12)"), "Bool": .bool, "Color": .color, "Font": .font,
    "Date": StandIn.named("date"),
    "UUID": .value(type: "UUID", code: "UUID()"), "URL": .value(type: "URL?", code: "nil"),
  ]

  /// The type of `tag` in `ForEach(Tag.allCases) { tag in … }`.
  private static func elementType(of reference: DeclReferenceExprSyntax) -> String? {
    var node = reference.parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self), firstParameter(of: closure) == reference.baseName.text,
        closure.signature != nil, let call = closure.parent?.as(FunctionCallExprSyntax.self),
        let list = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
        list.declName.baseName.text == "allCases"
      {
        return list.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
      node = current.parent
    }
    return nil
  }

  /// What is given to a conversion is something else: `Double(count)`, `Int(progress * 100)`.
  static let converted: [String: StandIn] = [
    "Int": .double, "Double": .int, "CGFloat": .double, "Float": .double, "String": .int, "Decimal": .int,
  ]

  /// `"a"` in `isOn ? title : "a"`.
  static func otherBranch(beside use: ExprSyntax) -> ExprSyntax? {
    if let ternary = use.parent?.as(UnresolvedTernaryExprSyntax.self),
      let (list, index) = ExprSyntax(ternary).operands, index + 1 < list.count
    {
      return list[index + 1]
    }
    guard let (list, index) = use.operands, index > 0 else { return nil }
    return list[index - 1].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
  }

  /// The value of an interpolation by how it is written: a format is one of a number, and so is what counts a plural.
  static func interpolation(of use: ExprSyntax) -> StandIn? {
    guard let segment = use.parent?.parent?.parent?.as(ExpressionSegmentSyntax.self) else { return nil }
    let labels = segment.expressions.compactMap(\.label?.text)
    if labels.contains("specifier") {
      return segment.expressions.trimmedDescription.contains("d\"") ? .int : .double
    }
    if labels.contains("style") { return StandIn.named("date") }
    if labels.contains("format") {
      let text = segment.expressions.trimmedDescription
      return text.contains("date") || text.contains("relative") ? StandIn.named("date") : .double
    }
    let named = StandIn.named(use.shortText)
    guard named == .bool, !["is", "has"].contains(Words(use.shortText).list.first ?? "") else {
      return named == .action || named == .namespace ? .string : named
    }
    let segments = segment.parent?.as(StringLiteralSegmentListSyntax.self).map { Array($0) } ?? []
    guard let place = segments.firstIndex(where: { $0.id == segment.id }), place + 1 < segments.count,
      case .stringSegment(let next) = segments[place + 1]
    else { return use.shortText.hasSuffix("s") ? .int : .string }
    let word = next.content.text.drop { $0 == " " || $0 == "/" }.prefix { $0.isLetter || $0 == "%" }
    return word.hasSuffix("s") || word.hasPrefix("%") || ["of", "min", "km", "pt", "h", "m"].contains(word)
      ? .int : .string
  }
}
