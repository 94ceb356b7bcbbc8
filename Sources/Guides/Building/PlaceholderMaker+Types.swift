internal import SwiftSyntax

extension PlaceholderMaker {
  mutating func addType(_ name: String, line: Int) {
    let sites = UseSites(of: name, in: guesser.units)
    list(name, .type, line)
    if sites.types.contains(where: { $0.parent?.is(InheritedTypeSyntax.self) == true }) {
      declarations.append("protocol \(name) {}")
      return
    }
    let own = sites.references.map(ExprSyntax.init).filter { $0.parent?.is(MemberAccessExprSyntax.self) == true }
    let statics = members(of: own).filter { $0.name != "allCases" && $0.name != "self" }
    guesser.ownType = name
    defer { guesser.ownType = "" }
    var found = guesser.merged(uses(ofType: name, sites: sites), name: name, isFollowing: false, isThing: true)
    if case .optional(let wrapped)? = found { found = wrapped }
    switch found {
    case .choice(let cases)?:
      let all = cases + statics.map(\.name).filter { !cases.contains($0) }
      declarations.append(StandInTypes.enumeration(name, cases: all))
    case .tagged(let tags)?: declarations.append(StandInTypes.enumeration(name, tags: tags, types: &types))
    default:
      var members: [StandIn.Member] = []
      if case .object(let list)? = found { members = list }
      let initialisers = initialisers(FunctionGuess(name, calls: calls(of: name)), name: name).filter {
        $0 != "init() {}"
      }
      var text = StandInTypes.structure(
        name, members: members, initialisers: initialisers, types: &types, kind: kind(of: name, sites: sites))
      if sites.references.contains(where: \.isAllCases) {
        text +=
          "\nextension \(name): CaseIterable { static var allCases: [\(name)] { [\(name)(), \(name)(), \(name)()] } }"
      }
      let lines = statics.compactMap { member -> String? in
        if case .function = member.value { return nil }
        return "  static var \(member.name.escaped): \(name) { \(name)() }\n"
      }
      if !lines.isEmpty { text += "\nextension \(name) {\n\(lines.joined())}" }
      declarations.append(text)
    }
  }

  /// By the wrappers of the properties that have the type: some want an object.
  private func kind(of name: String, sites: UseSites) -> StandInTypes.Kind {
    let calls = calls(of: name).filter(\.isInitialValue)
    let properties = sites.types.compactMap(\.declaredProperty) + calls.compactMap(\.declaredProperty)
    let wrappers = Set(
      properties.flatMap {
        $0.variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
      })
    if !wrappers.isDisjoint(with: ["StateObject", "ObservedObject", "EnvironmentObject"]) { return .observedObject }
    let isEnvironment = sites.references.contains { reference in
      reference.isMetatype
        && reference.parent?.parent?.parent?.parent?.is(AttributeSyntax.self) == true
    }
    return isEnvironment || wrappers.contains("Bindable") ? .observable : .value
  }

  /// The expressions that have the type: properties and parameters that are declared with it, the elements of those that
  /// are declared as lists of it, and what begins with a value of it.
  private func uses(ofType name: String, sites: UseSites) -> [ExprSyntax] {
    var uses: [ExprSyntax] = []
    for site in sites.types {
      guard let (declared, isList) = PlaceholderMaker.declaredName(of: site) else { continue }
      for reference in UseSites(of: declared, in: guesser.units).references {
        uses += isList ? StandInGuesser.elements(of: ExprSyntax(reference)) : [ExprSyntax(reference)]
      }
    }
    for call in calls(of: name) where call.isInitialValue {
      guard let property = call.declaredProperty?.name else { continue }
      uses += UseSites(of: property, in: guesser.units).references.map(ExprSyntax.init)
    }
    for property in sites.references.filter(\.isMetatype).compactMap({ $0.declaredProperty?.name }) {
      uses += UseSites(of: property, in: guesser.units).references.map(ExprSyntax.init)
    }
    for all in sites.references.filter(\.isAllCases).compactMap({ $0.parent?.as(MemberAccessExprSyntax.self) }) {
      uses += StandInGuesser.elements(of: ExprSyntax(all))
    }
    return uses
  }

  /// The property or parameter that a type annotation belongs to.
  private static func declaredName(of site: IdentifierTypeSyntax) -> (name: String, isList: Bool)? {
    var node = site.parent
    var isList = false
    while let current = node {
      if current.is(ArrayTypeSyntax.self) { isList = true }
      if let annotation = current.as(TypeAnnotationSyntax.self) {
        return annotation.parent?.as(PatternBindingSyntax.self).map { ($0.pattern.trimmedDescription, isList) }
      }
      if let parameter = current.as(FunctionParameterSyntax.self) {
        return ((parameter.secondName ?? parameter.firstName).text, isList)
      }
      if current.is(FunctionTypeSyntax.self) || current.is(CodeBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// `@Environment(\.theme) var theme`, whose key nobody declares.
  mutating func addEnvironmentValue(_ name: String, line: Int) {
    let finder = EnvironmentUses(name)
    for unit in guesser.units { finder.walk(unit.tree) }
    let uses = finder.properties.flatMap { UseSites(of: $0, in: guesser.units).references.map(ExprSyntax.init) }
    let standIn =
      guesser.merged(uses, name: name, isFollowing: true) ?? finder.values.lazy.compactMap { [guesser] value in
        var guesser = guesser
        return guesser.kind(of: value)
      }.first ?? StandIn.named(name)
    let value = types.spell(standIn, name: name)
    declarations.append(
      "extension SwiftUI.EnvironmentValues { var \(name.escaped): \(value.type) { get { \(value.code) } set {} } }")
    list("EnvironmentValues.\(name)", .member, line)
  }

  /// `Color("BrandInk")`: a colour of the app's catalogue. An initialiser of the module comes before SwiftUI's.
  mutating func addColors(line: Int) {
    let calls = ForeignInitialisers.assets(in: guesser.units)
    if calls.isEmpty { return }
    declarations.append(
      """
      extension SwiftUI.Color {
        nonisolated init(_ name: String, bundle: Foundation.Bundle? = nil) {
          self = name.hasPrefix("#") ? vitrineColor(hex: name, opacity: nil) : \(StandInColors.code)
        }
      }
      """)
    for code in calls.map(\.code).uniqued() { list(code, .value, line) }
  }

  /// `Image(.hero)`: a picture of the app's catalogue.
  mutating func addImages(_ calls: [FunctionCallExprSyntax], line: Int) {
    let names = calls.compactMap {
      $0.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
    .uniqued()
    if names.isEmpty { return }
    let type = "VitrineImages"
    declarations.append(StandInTypes.enumeration(type, cases: names))
    declarations.append("extension SwiftUI.Image { init(_ picture: \(type)) { self.init(systemName: \"photo\") } }")
    for name in names { list("Image(.\(name))", .member, line) }
  }
}

/// Finds where a value of the environment is read and written.
private final class EnvironmentUses: SyntaxVisitor {
  private let name: String
  private(set) var properties: [String] = []
  private(set) var values: [ExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if attributes.contains(where: { $0.environmentKey == name }), let binding = node.bindings.first {
      properties.append(binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.environmentKey == name, let value = node.arguments.dropFirst().first?.expression { values.append(value) }
    return .visitChildren
  }
}

extension AttributeSyntax {
  /// `theme` in `@Environment(\.theme)`.
  var environmentKey: String? {
    guard attributeName.trimmedDescription == "Environment", case .argumentList(let list)? = arguments else {
      return nil
    }
    return list.first?.expression.as(KeyPathExprSyntax.self)?.onlyName
  }
}

extension FunctionCallExprSyntax {
  /// `theme` in `.environment(\.theme, value)`.
  var environmentKey: String? {
    guard calleeName == "environment", arguments.count == 2 else { return nil }
    return arguments.first?.expression.as(KeyPathExprSyntax.self)?.onlyName
  }
}

extension KeyPathExprSyntax {
  /// The name of a path of one name without a type before it.
  fileprivate var onlyName: String? {
    guard root == nil, components.count == 1 else { return nil }
    return components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
  }
}
