internal import SwiftSyntax

/// Writes functions and initialisers that take what the guide passes to a name that nobody defines.
struct FunctionGuess {
  /// What a call gives back.
  enum Result: Equatable {
    case nothing, view
    case value(StandIn)
  }

  struct Form: Hashable {
    var parameters: [Parameter]
  }

  struct Parameter: Hashable {
    enum Kind: Hashable {
      case anything, nothing
      /// A member without a type: `.today`.
      case choice(String)
      /// A call of such a member: `.value("km", 3)`.
      case maker(String, Form)
      case action(Int)
      case content
      /// A view for each element of the first argument: `Chart(samples) { sample in … }`.
      case rows
      /// A view of something: `Card { size in … }`.
      case contentOf(Int)
    }

    var label: String
    var kind: Kind
  }

  let name: String
  /// The forms of the calls, without repetition.
  let forms: [Form]

  init(_ name: String, forms: [Form]) {
    self.name = name
    self.forms = forms
  }

  init(_ name: String, calls: [FunctionCallExprSyntax]) {
    self.name = name
    var forms: [Form] = []
    for call in calls {
      let form = FunctionGuess.form(of: call)
      if !forms.contains(form) { forms.append(form) }
    }
    self.forms = forms
  }

  /// The name with its labels, as Swift has it: `schedule(_:to:)`.
  var fullName: String {
    guard let form = forms.first else { return name }
    return "\(name)(\(form.parameters.map { "\($0.label):" }.joined()))"
  }

  /// The members that calls pass without a type, by parameter.
  var choices: [String: [String]] {
    var result: [String: [String]] = [:]
    for form in forms {
      for parameter in form.parameters {
        if case .choice(let member) = parameter.kind, result[parameter.label]?.contains(member) != true {
          result[parameter.label, default: []].append(member)
        }
      }
    }
    return result
  }

  /// The calls of members that calls pass without a type, by parameter.
  var makers: [String: [FunctionGuess]] {
    var result: [String: [FunctionGuess]] = [:]
    for form in forms {
      for parameter in form.parameters {
        guard case .maker(let member, let inner) = parameter.kind else { continue }
        let guess = FunctionGuess(member, forms: [inner])
        let isKnown = result[parameter.label]?.contains { $0.name == member && $0.forms == guess.forms } == true
        if !isKnown { result[parameter.label, default: []].append(guess) }
      }
    }
    return result
  }

  /// Parameter clauses with their generic clauses, one for each form that can be told apart.
  func clauses(choiceType: (String) -> String) -> [(generics: String, parameters: String)] {
    var result: [(generics: String, parameters: String)] = []
    for form in forms {
      var generics: [String] = []
      let parameters = form.parameters.enumerated().map { index, parameter in
        let label = parameter.label == "_" ? "_" : parameter.label.escaped
        let inner = "value\(index)"
        switch parameter.kind {
        case .anything:
          generics.append("T\(index)")
          return "\(label) \(inner): T\(index)"
        case .nothing: return "\(label) \(inner): String?"
        case .choice, .maker: return "\(label) \(inner): \(choiceType(parameter.label))"
        case .action(let count):
          let types = Array(repeating: "String", count: count).joined(separator: ", ")
          return "\(label) \(inner): @escaping (\(types)) -> Void"
        case .content:
          generics.append("T\(index): SwiftUI.View")
          return "@SwiftUI.ViewBuilder \(label) \(inner): () -> T\(index)"
        case .rows:
          generics.append("T\(index): SwiftUI.View")
          if let place = generics.firstIndex(of: "T0") { generics[place] = "T0: RandomAccessCollection" }
          return "@SwiftUI.ViewBuilder \(label) \(inner): (T0.Element) -> T\(index)"
        case .contentOf(let count):
          generics.append("T\(index): SwiftUI.View")
          let types = Array(repeating: "String", count: count).joined(separator: ", ")
          return "@SwiftUI.ViewBuilder \(label) \(inner): (\(types)) -> T\(index)"
        }
      }
      let clause = (
        generics: generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>",
        parameters: "(\(parameters.joined(separator: ", ")))"
      )
      if !result.contains(where: { $0 == clause }) { result.append(clause) }
    }
    return result
  }

  private static func form(of call: FunctionCallExprSyntax) -> Form {
    var parameters = call.arguments.map { argument in
      Parameter(label: argument.label?.text ?? "_", kind: kind(of: argument.expression, isView: false))
    }
    let isView = call.calleeName.first?.isUppercase == true
    if let closure = call.trailingClosure {
      var kind = kind(of: closure, isView: isView)
      let hasRows = parameters.first.map { $0.label == "_" && $0.kind == .anything } ?? false
      if kind == .contentOf(1), hasRows { kind = .rows }
      parameters.append(Parameter(label: "_", kind: kind))
    }
    for closure in call.additionalTrailingClosures {
      parameters.append(Parameter(label: closure.label.text, kind: kind(of: closure.closure, isView: isView)))
    }
    return Form(parameters: parameters)
  }

  private static func kind(of expression: some ExprSyntaxProtocol, isView: Bool) -> Parameter.Kind {
    let expression = ExprSyntax(expression)
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return .choice(member.declName.baseName.text)
    }
    // `.value("km", 3)` has no type either: its name is that of a function of the type.
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    {
      return .maker(member.declName.baseName.text, form(of: call))
    }
    guard let closure = expression.as(ClosureExprSyntax.self) else { return .anything }
    let count = StandInGuesser.parameterCount(of: closure)
    guard isView ? ViewContext.isContent(closure) : ViewContext.makesView(closure) else { return .action(count) }
    return count == 0 ? .content : isView ? .contentOf(count) : .action(count)
  }
}

extension StandInGuesser {
  static func parameterCount(of closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: list.count
    case .parameterClause(let clause)?: clause.parameters.count
    default: closure.statements.trimmedDescription.contains("$0") ? 1 : 0
    }
  }
}

/// Whether code stands where views are made.
enum ViewContext {
  private static let actions: Set<String> = [
    "onTapGesture", "onAppear", "onDisappear", "onChange", "onSubmit", "onLongPressGesture", "task", "refreshable",
    "withAnimation",
    "Task", "async", "asyncAfter", "onEnded", "onChanged", "updating", "onReceive", "onDelete", "onMove", "onHover",
    "sink",
    "scheduledTimer", "map", "filter", "forEach", "sorted", "reduce", "onPreferenceChange", "onOpenURL",
    "simultaneousGesture",
    "gesture", "run", "_onButtonGesture",
  ]
  private static let actionLabels: Set<String> = [
    "action", "perform", "onPressingChanged", "pressing", "completion", "onCommit",
  ]

  /// Whether the innermost closure or body around a node is one that makes views.
  static func holds(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if let closure = parent.as(ClosureExprSyntax.self) { return makesView(closure) }
      if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.trimmedDescription.hasSuffix("View") == true
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription.hasSuffix("View") == true
      }
      current = parent.parent
    }
    return false
  }

  /// Whether a closure holds views: by the call that it is passed to.
  static func makesView(_ closure: ClosureExprSyntax) -> Bool {
    if let labelled = closure.parent?.as(LabeledExprSyntax.self) {
      if let label = labelled.label?.text { return !actionLabels.contains(label) && !label.hasPrefix("on") }
      return true
    }
    if let multiple = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return !actionLabels.contains(multiple.label.text) && !multiple.label.text.hasPrefix("on")
    }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calleeName
    if name == "Button" {
      // `Button { action } label: { view }` and `Button("Title") { action }`, but `Button(action: f) { view }`.
      return call.arguments.contains { $0.label?.text == "action" }
    }
    return !actions.contains(name) && !name.hasPrefix("on")
  }

  /// Whether a closure that is passed to a view which nobody defines holds views: by its label and by what it does.
  static func isContent(_ closure: ClosureExprSyntax) -> Bool {
    let label =
      closure.parent?.as(LabeledExprSyntax.self)?.label?.text
      ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
    if let label, actionLabels.contains(label) || label.hasPrefix("on") { return false }
    return !closure.statements.isEmpty && closure.statements.allSatisfy(isView)
  }

  private static func isView(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .stmt(let statement): return statement.is(ExpressionStmtSyntax.self)
    case .expr(let expression):
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return true }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return !sequence.elements.contains { $0.is(AssignmentExprSyntax.self) || $0.is(BinaryOperatorExprSyntax.self) }
      }
      guard let first = expression.firstToken(viewMode: .sourceAccurate)?.text.first else { return false }
      // `Text("A")`, `header`, but not `dismiss()` and not `store.save()`.
      return first.isUppercase || first == "@" || !expression.is(FunctionCallExprSyntax.self)
    default: return true
    }
  }
}
