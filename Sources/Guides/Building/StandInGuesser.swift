internal import SwiftSyntax

/// Guesses from its uses what a value must be that nobody declares.
struct StandInGuesser {
  let guide: AnalysedGuide
  let units: [SwiftUnit]
  /// The type that is being made: that a value is one says nothing of it.
  var ownType = ""
  private var samples: SampleMaker

  init(_ guide: AnalysedGuide) {
    self.guide = guide
    units = guide.index.units + guide.index.fragments
    samples = SampleMaker(guide)
  }

  /// `scope` is the code that the name means this value in; the whole guide where it is `nil`.
  mutating func guess(_ name: String, in scope: SwiftUnit? = nil) -> StandIn {
    let sites = UseSites(of: name, in: scope.map { [$0] } ?? units).references
    return merged(sites.map(ExprSyntax.init), name: name, isFollowing: true) ?? StandIn.named(name)
  }

  /// A member that is used somewhere, of whatever value.
  mutating func memberValue(_ name: String) -> StandIn {
    let finder = MemberUses(name)
    for unit in units { finder.walk(unit.tree) }
    return merged(finder.uses, name: name, isFollowing: true) ?? StandIn.named(name)
  }

  /// What all uses together say.
  /// - Parameter isThing: Whether the value is of a type of its own, whose members may be called like those of lists.
  mutating func merged(_ uses: [ExprSyntax], name: String, isFollowing: Bool, isThing: Bool = false) -> StandIn? {
    var members: [String: [ExprSyntax]] = [:]
    var order: [String] = []
    var cases: [StandIn.Tag] = []
    var isOptional = false
    var found: StandIn?
    var weak: StandIn?
    var traits: [(value: StandIn, member: String, node: ExprSyntax)] = []
    for use in uses {
      switch evidence(of: use, isFollowing: isFollowing) {
      case .kind(.value(let type, _))? where !ownType.isEmpty && type.filter({ !"?[]".contains($0) }) == ownType:
        continue
      case .kind(let value)?: found = StandInGuesser.better(found, value)
      case .trait(let value, let member, let node)?: traits.append((value, member, node))
      case .weak(let value)?: weak = weak ?? value
      case .member(let member, let node)?:
        if members[member] == nil { order.append(member) }
        members[member, default: []].append(node)
      case .cases(let tags)?:
        for tag in tags {
          if let place = cases.firstIndex(where: { $0.name == tag.name }) {
            if cases[place].values.isEmpty { cases[place] = tag }
          } else {
            cases.append(tag)
          }
        }
      case .optional(let wrapped)?:
        isOptional = true
        found = wrapped.map { StandInGuesser.better(found, $0) } ?? found
      case nil: continue
      }
    }
    if found == nil, !cases.isEmpty {
      found = cases.allSatisfy(\.values.isEmpty) ? .choice(cases.map(\.name)) : .tagged(cases)
    }
    if isThing || !order.isEmpty {
      for trait in traits {
        if members[trait.member] == nil { order.append(trait.member) }
        members[trait.member, default: []].append(trait.node)
      }
    } else if found == nil, cases.isEmpty {
      for trait in traits { found = StandInGuesser.better(found, trait.value) }
    }
    if found == nil, !order.isEmpty {
      var parts: [StandIn.Member] = []
      for member in order {
        let calls = members[member]!.compactMap { use -> FunctionCallExprSyntax? in
          guard let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id else {
            return nil
          }
          return call
        }
        if !calls.isEmpty {
          parts.append(StandIn.Member(name: member, value: function(member, calls: calls)))
          continue
        }
        let value = merged(members[member]!, name: member, isFollowing: isFollowing) ?? StandIn.named(member)
        parts.append(StandIn.Member(name: member, value: value))
      }
      found = .object(parts)
    }
    found = found ?? weak
    if isOptional { return .optional(found ?? StandIn.named(name)) }
    return found
  }

  /// Of two guesses the first, unless it only says that there are several of something.
  private static func better(_ first: StandIn?, _ second: StandIn) -> StandIn {
    if case .list(.string)? = first, case .list = second { return second }
    return first ?? second
  }

  private enum Evidence {
    case kind(StandIn)
    /// What counts where nothing else is known.
    case weak(StandIn)
    /// A member that values of this kind have, and other things may have too.
    case trait(StandIn, String, ExprSyntax)
    case member(String, ExprSyntax)
    case cases([StandIn.Tag])
    /// With what the wrapped value must be, where that is known.
    case optional(StandIn?)
  }

  private mutating func evidence(of use: ExprSyntax, isFollowing: Bool) -> Evidence? {
    guard let parent = use.parent else { return nil }
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == use.id {
      // A type's members are its own whatever they are called.
      let isType = use.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
      return isType && !member.isCalled
        ? .member(member.declName.baseName.text, ExprSyntax(member)) : evidence(ofMember: member)
    }
    if let whole = StandInGuesser.choice(around: use) {
      if let known = evidence(of: whole, isFollowing: isFollowing) { return known }
      guard let other = StandInGuesser.otherBranch(beside: use), let value = kind(of: other) else { return nil }
      return .kind(value)
    }
    if parent.is(OptionalChainingExprSyntax.self) {
      // What is read behind the question mark is a member of the wrapped value.
      guard let member = parent.parent?.as(MemberAccessExprSyntax.self) else { return .optional(nil) }
      switch evidence(ofMember: member) {
      case .kind(let value)?, .trait(let value, _, _)?: return .optional(value)
      default: return .optional(nil)
      }
    }
    if let subscripted = parent.as(SubscriptCallExprSyntax.self), subscripted.calledExpression.id == use.id {
      guard case .kind(let element)? = evidence(of: ExprSyntax(subscripted), isFollowing: false) else {
        let element = merged([ExprSyntax(subscripted)], name: "", isFollowing: false)
        return element.map { .kind(.list($0)) } ?? .weak(.list(.string))
      }
      return .kind(.list(element))
    }
    if parent.as(LabeledExprSyntax.self)?.parent?.parent?.is(SubscriptCallExprSyntax.self) == true {
      return .weak(.int)
    }
    if let text = StandInGuesser.interpolation(of: use) { return .kind(text) }
    if let argument = use.argument {
      // `.sheet(item: $album) { album in … }` shows what is there.
      if argument.label == "item", argument.call.trailingClosure != nil {
        return .optional(element(of: argument.call))
      }
      return evidence(of: argument, use: use).map { .kind($0) }
    }
    if let (list, index) = use.operands { return evidence(in: list, at: index, isFollowing: isFollowing) }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? .kind(.bool) : .kind(.double)
    }
    if parent.is(ConditionElementSyntax.self) { return .kind(.bool) }
    if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
      return .optional(nil)
    }
    if let statement = parent.as(SwitchExprSyntax.self), statement.subject.id == use.id {
      return .cases(cases(of: statement))
    }
    if let loop = parent.as(ForStmtSyntax.self), loop.sequence.id == use.id { return .kind(.list(.string)) }
    return nil
  }

  /// `a ? x : y` is what `x` and `y` are, and so are brackets around one of them.
  private static func choice(around use: ExprSyntax) -> ExprSyntax? {
    guard let parent = use.parent else { return nil }
    if parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self) { return ExprSyntax(parent) }
    if let ternary = parent.as(UnresolvedTernaryExprSyntax.self), ternary.thenExpression.id == use.id {
      return ternary.parent?.parent?.as(SequenceExprSyntax.self).map(ExprSyntax.init)
    }
    if let (list, index) = use.operands, index > 0, index == list.count - 1,
      list[index - 1].is(UnresolvedTernaryExprSyntax.self)
    {
      return use.parent?.parent?.as(SequenceExprSyntax.self).map(ExprSyntax.init)
    }
    if let element = parent.as(LabeledExprSyntax.self), let tuple = element.parent?.parent?.as(TupleExprSyntax.self),
      tuple.elements.count == 1
    {
      return ExprSyntax(tuple)
    }
    return nil
  }

  private mutating func evidence(ofMember member: MemberAccessExprSyntax) -> Evidence? {
    let name = member.declName.baseName.text
    let isCalled = member.isCalled
    if isCalled, StandInGuesser.sameList.contains(name), let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure != nil || call.argument?.call.trailingClosure != nil
    {
      return listEvidence(of: call)
    }
    if isCalled, name == "enumerated", let call = member.parent?.as(FunctionCallExprSyntax.self) {
      let uses = StandInGuesser.numberedElements(of: call)
      if !uses.isEmpty { return .kind(.list(merged(uses, name: "", isFollowing: true) ?? .string)) }
    }
    switch name {
    case "localizedDescription": return .kind(.value(type: "any Error", code: "CancellationError()"))
    case "toggle" where isCalled: return .kind(.bool)
    case "append", "insert", "remove", "removeAll", "contains", "first", "last", "indices", "enumerated", "prefix",
      "filter", "map", "compactMap", "flatMap", "forEach", "sorted", "reversed", "suffix", "dropFirst", "dropLast",
      "randomElement", "firstIndex", "allSatisfy", "joined":
      return .trait(.list(.string), name, ExprSyntax(member))
    case "isEmpty", "uppercased", "lowercased", "trimmingCharacters", "hasPrefix", "hasSuffix", "split", "capitalized",
      "components", "localizedCaseInsensitiveContains", "replacingOccurrences":
      return .trait(.string, name, ExprSyntax(member))
    case "rounded", "isNaN", "squareRoot": return .kind(.double)
    case "isMultiple", "quotientAndRemainder": return .kind(.int)
    case "timeIntervalSinceNow", "timeIntervalSince", "addingTimeInterval": return .kind(StandIn.named("date"))
    case "wrappedValue", "self": return nil
    case "count": return .trait(.list(.string), name, ExprSyntax(member))
    case "width", "height":
      let size = StandIn.value(type: "CGSize", code: "CGSize(width: 120, height: 80)")
      return .trait(size, name, ExprSyntax(member))
    case "x", "y":
      return .trait(.value(type: "CGPoint", code: "CGPoint(x: 40, y: 24)"), name, ExprSyntax(member))
    case "impactOccurred":
      return .kind(.value(type: "UIImpactFeedbackGenerator", code: "UIImpactFeedbackGenerator(style: .light)"))
    case "notificationOccurred":
      return .kind(.value(type: "UINotificationFeedbackGenerator", code: "UINotificationFeedbackGenerator()"))
    case "selectionChanged":
      return .kind(.value(type: "UISelectionFeedbackGenerator", code: "UISelectionFeedbackGenerator()"))
    default: return .member(name, ExprSyntax(member))
    }
  }

  private mutating func evidence(
    of argument: (call: FunctionCallExprSyntax, label: String?, index: Int), use: ExprSyntax
  ) -> StandIn? {
    let callee = argument.call.calleeName
    if let declared = parameter(label: argument.label, index: argument.index, of: callee) { return declared }
    if let label = argument.label, let value = StandInGuesser.labels[label] { return value }
    switch (callee, argument.label) {
    case ("Marker", "coordinate"), ("Annotation", "coordinate"), ("MapCircle", "center"): return .place
    case ("MapPolyline", "coordinates"), ("MapPolygon", "coordinates"): return .list(.place)
    case ("VideoPlayer", "player"): return .value(type: "AVPlayer", code: "AVPlayer()")
    case ("matchedGeometryEffect", "in"), ("matchedTransitionSource", "in"): return .namespace
    case ("focused", nil): return .focus(type: argument.call.arguments.count > 1 ? "String?" : "Bool")
    case ("Slider", "value"), ("Gauge", "value"), ("ProgressView", "value"): return .double
    case ("Stepper", "value"):
      let range = argument.call.arguments.first { $0.label?.text == "in" || $0.label?.text == "step" }?.expression
      let bound = range?.as(SequenceExprSyntax.self)?.elements.first ?? range
      return bound.flatMap { kind(of: $0) } ?? .int
    case ("DatePicker", "selection"): return StandIn.named("date")
    case ("ColorPicker", "selection"): return .color
    case ("Text", nil) where argument.call.arguments.contains { $0.label?.text == "style" }:
      return StandIn.named("date")
    case ("Text", nil) where argument.call.arguments.contains { $0.label?.text == "format" }:
      let format = argument.call.arguments.first { $0.label?.text == "format" }?.trimmedDescription ?? ""
      return ["date", "relative", "Date", "time"].contains(where: format.contains) ? StandIn.named("date") : .double
    case ("ForEach", nil), ("List", nil): return .list(element(of: argument.call))
    case ("matchedGeometryEffect", "id"): return .string
    // What is compared cannot be an action, whatever it is called.
    case (_, "trigger"), (_, "value"), ("onChange", "of"):
      let named = StandIn.named(use.shortText)
      return named == .action || named == .namespace ? .bool : nil
    case (_, nil) where argument.call.arguments.count == 1 && StandInGuesser.converted[callee] != nil:
      return StandInGuesser.converted[callee]
    case ("min", nil), ("max", nil):
      let others = argument.call.arguments.enumerated().filter { $0.offset != argument.index }
      return others.compactMap { kind(of: $0.element.expression) }.first
    case ("padding", nil) where argument.index == 1: return .length
    case (_, nil): return argument.index == 0 ? StandInGuesser.callees[callee] : nil
    default: return nil
    }
  }

  /// What `trails` is in `ForEach(trails.filter { $0.isOpen }) { trail in … }`: both closures say something of it.
  private mutating func listEvidence(of call: FunctionCallExprSyntax) -> Evidence {
    var uses: [ExprSyntax] = []
    for closure in [call.argument?.call.trailingClosure, call.trailingClosure] {
      guard let closure, let name = StandInGuesser.firstParameter(of: closure) else { continue }
      uses += UseSites(of: name, in: closure.statements).references.map(ExprSyntax.init)
    }
    return .kind(.list(merged(uses, name: "", isFollowing: true) ?? .string))
  }

  private static let gridItems = StandIn.value(
    type: "[SwiftUI.GridItem]", code: "[SwiftUI.GridItem(.flexible()), SwiftUI.GridItem(.flexible())]")

  private static let labels: [String: StandIn] = [
    "isPresented": .bool, "isOn": .bool, "isActive": .bool, "isEnabled": .bool, "isExpanded": .bool, "text": .string,
    "systemName": .string, "systemImage": .string, "url": .value(type: "URL?", code: "nil"), "width": .length,
    "height": .length,
    "minWidth": .length, "maxWidth": .length, "minHeight": .length, "maxHeight": .length, "x": .length, "y": .length,
    "radius": .length, "cornerRadius": .length, "lineWidth": .length, "spacing": .length, "size": .length,
    "from": .length,
    "count": .int, "action": .action, "perform": .action, "color": .color, "duration": .double, "response": .double,
    "dampingFraction": .double, "colors": .list(.color), "columns": StandInGuesser.gridItems,
    "rows": StandInGuesser.gridItems,
  ]

  private static let callees: [String: StandIn] = [
    "opacity": .double, "degrees": .double, "radians": .double, "scaleEffect": .length, "blur": .length,
    "cornerRadius": .length,
    "tracking": .length, "kerning": .length, "lineSpacing": .length, "padding": .length, "Text": .string, "font": .font,
    "foregroundStyle": .color, "foregroundColor": .color, "fill": .color, "background": .color, "tint": .color,
    "stroke": .color,
    "strokeBorder": .color, "disabled": .bool, "hidden": .bool, "navigationTitle": .string, "lineLimit": .int,
    "zIndex": .double,
    "Image": .string, "Color": .string,
    "animation": .value(type: "SwiftUI.Animation", code: "SwiftUI.Animation.default"),
    "transition": .value(type: "SwiftUI.AnyTransition", code: "SwiftUI.AnyTransition.opacity"), "Label": .string,
    "Button": .string,
    "withAnimation": .value(type: "SwiftUI.Animation", code: "SwiftUI.Animation.default"), "brightness": .double,
    "offset": .value(type: "CGSize", code: "CGSize.zero"),
  ]

  /// The declared type of the guide's own function or initialiser says it all.
  mutating func parameter(label: String?, index: Int, of callee: String) -> StandIn? {
    for found in guide.found where found.component.name == callee || found.component.name == ".\(callee)" {
      guard let parameter = found.signatures.first?.parameters.first(where: { $0.label == label ?? "_" }) else {
        continue
      }
      return value(of: parameter.type, name: parameter.name, owner: found.type?.name ?? "")
    }
    return nil
  }

  mutating func value(of type: TypeShape, name: String, owner: String) -> StandIn? {
    var type = type
    if case .named("Binding", let arguments) = type, let inner = arguments.first { type = inner }
    if case .function(_, .tuple([]), _) = type,
      let code = samples.choice(of: type, in: SampleContext(name: name, owner: owner, component: owner))
    {
      return .value(type: type.spelling, code: code[0].code)
    }
    let context = SampleContext(name: name, owner: owner, component: owner)
    guard let sample = samples.choice(of: type, in: context)?[0], sample.needs.isEmpty,
      !sample.code.contains("vitrinePicture")
    else { return nil }
    return .value(type: type.qualified(in: owner, index: guide.index), code: sample.code)
  }

  /// What the closure of `ForEach(tasks) { task in … }` does with its argument.
  private mutating func element(of call: FunctionCallExprSyntax) -> StandIn {
    guard let closure = call.trailingClosure, let name = StandInGuesser.firstParameter(of: closure) else {
      return .object([])
    }
    let uses = UseSites(of: name, in: closure.statements).references.map(ExprSyntax.init)
    return merged(uses, name: name, isFollowing: true) ?? .object([])
  }

  static func firstParameter(of closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: list.first.map { String($0.name.text.drop { $0 == "$" }) }
    case .parameterClause(let clause)?:
      (clause.parameters.first?.secondName ?? clause.parameters.first?.firstName).map {
        String($0.text.drop { $0 == "$" })
      }
    default: "$0"
    }
  }

  private mutating func evidence(in list: [ExprSyntax], at index: Int, isFollowing: Bool) -> Evidence? {
    func symbol(_ place: Int) -> String? {
      list.indices.contains(place)
        && (list[place].is(BinaryOperatorExprSyntax.self) || list[place].is(AssignmentExprSyntax.self))
        ? list[place].trimmedDescription : nil
    }
    // Of the two neighbours the one that binds tighter: `a == b && c` compares b.
    let sides = [(index - 1, index - 2), (index + 1, index + 2)].compactMap { sign, other in
      symbol(sign).map { (symbol: $0, other: other, isLeft: other > index) }
    }
    let isTested = index + 1 < list.count && list[index + 1].is(UnresolvedTernaryExprSyntax.self)
    guard let side = sides.min(by: { StandInGuesser.looseness($0.symbol) < StandInGuesser.looseness($1.symbol) }) else {
      return isTested ? .kind(.bool) : nil
    }
    let other = list[side.other]
    switch side.symbol {
    case "&&", "||": return .kind(.bool)
    case "??": return side.isLeft ? .optional(kind(of: other)) : kind(of: other).map { .kind($0) }
    case "..<", "...": return .kind(.int)
    case "=" where isTested: return .kind(.bool)
    case "=", "==", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "+=", "-=", "*=", "/=", "%":
      if other.is(NilLiteralExprSyntax.self) { return .optional(nil) }
      if let value = kind(of: other) { return .kind(value) }
      if let member = other.as(MemberAccessExprSyntax.self), member.base == nil {
        return .cases([StandIn.Tag(name: member.declName.baseName.text, values: [])])
      }
      // `progress = current`: one of the two may be used in a way that says more.
      let otherName = other.as(DeclReferenceExprSyntax.self)?.baseName.text
      if isFollowing, let otherName {
        let sites = UseSites(of: otherName, in: units).references.map(ExprSyntax.init)
        if let found = merged(sites, name: otherName, isFollowing: false) { return .kind(found) }
      }
      guard let name = list[index].lastName, let otherName = otherName ?? other.lastName else {
        return StandInGuesser.isArithmetic(side.symbol) ? .weak(.double) : nil
      }
      return StandInGuesser.number(name, otherName, by: side.symbol).map { .weak($0) }
    default: return nil
    }
  }

  private static func looseness(_ symbol: String) -> Int {
    switch symbol {
    case "*", "/", "%": 0
    case "+", "-": 1
    case "..<", "...": 2
    case "??": 3
    case "&&": 5
    case "||": 6
    case "=", "+=", "-=", "*=", "/=": 7
    default: 4
    }
  }

  /// The type of two names that stand on both sides of a sign: the same, whichever of them is asked for. What is put
  /// in order or reckoned with is a number, whatever it is called.
  private static func number(_ name: String, _ other: String, by symbol: String) -> StandIn? {
    let named = [StandIn.named(name), StandIn.named(other)]
    for kind in [StandIn.named("date"), .length, .double] where named.contains(kind) { return kind }
    if ["<", ">", "<=", ">="].contains(symbol) || isArithmetic(symbol) { return .int }
    for kind in [StandIn.color, .int, .string] where named.contains(kind) { return kind }
    let isPredicate = ["is", "has", "show", "should", "can", "did"].contains(Words(name).list.first ?? "")
    return isPredicate ? .bool : nil
  }

  private static func isArithmetic(_ symbol: String) -> Bool {
    ["*", "/", "-", "*=", "/=", "-=", "%"].contains(symbol)
  }
}

/// Finds uses of a member by its name: `note.title`.
private final class MemberUses: SyntaxVisitor {
  private let name: String
  var uses: [ExprSyntax] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == name, node.base != nil { uses.append(ExprSyntax(node)) }
    return .visitChildren
  }
}
