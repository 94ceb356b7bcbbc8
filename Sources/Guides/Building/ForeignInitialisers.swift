internal import SwiftSyntax

/// Initialisers that guides add to SwiftUI's colours and often leave out, such as `Color(hex:)`.
enum ForeignInitialisers {
  /// The labels of what the types have themselves. Behind them no argument is looked at.
  private static let known: [String: Set<String>] = [
    "Image": ["systemName", "decorative", "uiImage", "nsImage", "cgImage", "size", "variableValue", "_"],
    "Color": ["red", "hue", "white", "uiColor", "nsColor", "cgColor", "_"],
    "UIColor": [
      "red", "hue", "white", "named", "ciColor", "cgColor", "patternImage", "dynamicProvider", "displayP3Red", "coder",
      "resource", "_",
    ],
  ]

  /// The types whose initialisers nobody defines but the guide calls, with the line of the first call.
  static func unknowns(in index: SourceIndex) -> [(unknown: PlaceholderMaker.Unknown, line: Int)] {
    var result: [(unknown: PlaceholderMaker.Unknown, line: Int)] = []
    for type in known.keys.sorted() where index.type(named: type) == nil {
      for unit in index.units + index.fragments {
        for call in calls(of: type, in: unit) where !isKnown(call, of: type) && !isDeclared(call, of: type, in: index) {
          let unknown = PlaceholderMaker.Unknown.initialiser(type: type, label: label(of: call))
          if !result.contains(where: { $0.unknown == unknown }) { result.append((unknown, unit.line(of: call))) }
        }
      }
    }
    let named = (index.units + index.fragments).lazy.compactMap { unit in
      calls(of: "Color", in: unit).first { isAsset($0) && !isDeclared($0, of: "Color", in: index) }.map {
        unit.line(of: $0)
      }
    }.first
    if let named { result.append((.initialiser(type: "Color", label: asset), named)) }
    return result
  }

  /// Stands for `Color("BrandInk")`, a colour of the app's catalogue: SwiftUI has the initialiser, and nobody the colour.
  static let asset = "catalogue"

  static func assets(in units: [SwiftUnit]) -> [FunctionCallExprSyntax] {
    units.flatMap { calls(of: "Color", in: $0) }.filter(isAsset)
  }

  private static func isAsset(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.arguments.first, first.label == nil, first.expression.is(StringLiteralExprSyntax.self) else {
      return false
    }
    return call.arguments.dropFirst().allSatisfy { $0.label?.text == "bundle" }
  }

  /// Calls of one initialiser, by its first label.
  static func calls(of type: String, label: String, in units: [SwiftUnit]) -> [FunctionCallExprSyntax] {
    units.flatMap { calls(of: type, in: $0) }.filter { self.label(of: $0) == label && !isKnown($0, of: type) }
  }

  private static func calls(of type: String, in unit: SwiftUnit) -> [FunctionCallExprSyntax] {
    guard unit.text.contains("\(type)(") || unit.text.contains(".init(") else { return [] }
    return UseSites(of: type, in: [unit]).references.compactMap { reference in
      // `SwiftUI.Color(…)` is no reference of its own.
      let callee = reference.parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(reference)
      if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text != "init" { return nil }
      guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
        return nil
      }
      return call
    }
  }

  private static func label(of call: FunctionCallExprSyntax) -> String { call.arguments.first?.label?.text ?? "_" }

  private static func isKnown(_ call: FunctionCallExprSyntax, of type: String) -> Bool {
    guard let first = call.arguments.first else { return true }
    guard first.label == nil else { return known[type]?.contains(label(of: call)) == true }
    // `Image(.hero)` names a picture of the app's catalogue, which nobody has here.
    if type == "Image" {
      return call.arguments.count > 1 || first.expression.as(MemberAccessExprSyntax.self).map { $0.base != nil } ?? true
    }
    // `Color(0xDC4C3E)`; any other value without a label may be of a type that there is an initialiser for.
    return call.arguments.count > 1 || !first.expression.is(IntegerLiteralExprSyntax.self)
  }

  private static func isDeclared(_ call: FunctionCallExprSyntax, of type: String, in index: SourceIndex) -> Bool {
    let label = label(of: call)
    return index.extensions.contains { part in
      [type, "SwiftUI.\(type)", "UIKit.\(type)"].contains(part.typeName)
        && part.members.contains { member in
          guard let initialiser = member.decl.as(InitializerDeclSyntax.self) else { return false }
          let first = initialiser.signature.parameterClause.parameters.first
          return first?.firstName.text == label
        }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the value of the call is treated as one that may be missing: `Color(hex: "#FFF")!`, `Color(hex: a) ?? b`.
  var isUnwrapped: Bool {
    if parent?.is(ForceUnwrapExprSyntax.self) == true || parent?.is(OptionalChainingExprSyntax.self) == true {
      return true
    }
    if let (list, index) = operands, index + 1 < list.count {
      return list[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
    return parent?.is(InitializerClauseSyntax.self) == true
      && parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
