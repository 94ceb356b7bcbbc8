import Building

internal import SwiftSyntax

/// Finds out before anything is compiled which types of a guide nobody defines.
///
/// A body with types that do not exist keeps the compiler guessing: one `ForEach` over an undefined type took it 40
/// seconds (measured), only to say what a list of the names tells in a quarter of a second.
struct NameProbe {
  struct Candidate: Equatable {
    enum Form: String {
      case name, type
      /// A value of the environment: `@Environment(\.theme)`.
      case environment
      /// A colour of the app's catalogue: `Color(.brand)`.
      case color
    }

    var name: String
    var form: Form
    var line: Int

    var isType: Bool { form == .type }
    /// Tells names of one form from others.
    var key: String { form == .environment || form == .color ? "\(form.rawValue) \(name)" : name }

    var unknown: PlaceholderMaker.Unknown {
      switch form {
      case .name: .name(name)
      case .type: .type(name)
      case .environment: .member(type: "EnvironmentValues", name: name)
      case .color: .member(type: "UIColor", name: name)
      }
    }
  }

  /// Names that the guide uses and does not declare: those in upper case without the most common ones, and those in
  /// lower case in views, which inherit few.
  static func candidates(in index: SourceIndex) -> [Candidate] {
    var declared = common.union(index.types.map { Substring($0.baseName) })
    for unit in index.units + index.fragments { declared.formUnion(FreeNames.declared(in: unit).map { $0[...] }) }
    var found: [String: Candidate] = [:]
    for unit in index.units + index.fragments {
      let finder = Finder(unit)
      finder.walk(unit.tree)
      declared.formUnion(finder.declared)
      for candidate in finder.candidates {
        if let known = found[candidate.key], known.isType || !candidate.isType { continue }
        found[candidate.key] = candidate
      }
    }
    let keys = index.extensions.filter { $0.typeName.hasSuffix("EnvironmentValues") }.flatMap { part in
      part.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription }
    }
    return found.values.filter { candidate in
      switch candidate.form {
      case .environment: !keys.contains(candidate.name)
      case .color: true
      case .name, .type: !declared.contains(candidate.name[...])
      }
    }.sorted { ($0.name, $0.form.rawValue) < ($1.name, $1.form.rawValue) }
  }

  /// A source that does not compile where a candidate does not exist: one line for each.
  static func source(of candidates: [Candidate], imports: [String]) -> String {
    let lines = candidates.enumerated().map { place, candidate in
      switch candidate.form {
      case .type: "typealias VitrineName\(place) = \(candidate.name)"
      case .name: "func vitrineName\(place)() { _ = \(candidate.name.escaped) }"
      case .color: "func vitrineName\(place)() { _ = UIKit.UIColor.\(candidate.name.escaped) }"
      case .environment: "func vitrineName\(place)() { _ = \\SwiftUI.EnvironmentValues.\(candidate.name.escaped) }"
      }
    }
    let imports = (["SwiftUI"] + imports).uniqued().map { "import \($0)" }.joined(separator: "; ")
    // Within a view, for what views have themselves.
    let view = "struct VitrineNames: SwiftUI.View { var body: some SwiftUI.View { SwiftUI.EmptyView() }"
    return ([imports, view] + lines).joined(separator: "\n") + "\n}\n"
  }

  /// The candidates that the compiler did not find; everything else that it says of them is no matter.
  static func missing(of candidates: [Candidate], errors: [Diagnostic]) -> [Candidate] {
    let names = errors.filter { $0.message.hasPrefix("cannot find ") && $0.message.contains("in scope") }
      .compactMap(\.names.first)
    let values = errors.filter { $0.message.contains("'EnvironmentValues' has no member") }.compactMap(\.names.last)
    let colors = errors.filter { $0.message.contains("'UIColor' has no member") }.compactMap(\.names.last)
    return candidates.filter { candidate in
      let missing = candidate.form == .environment ? values : candidate.form == .color ? colors : names
      return missing.contains(candidate.name)
    }
  }

  private static let common = Set(
    """
    Any AnyView App Array Binding Bool Button ButtonStyle CGFloat CGPoint CGRect CGSize CaseIterable Circle Codable
    Color Configuration Content Date Dictionary Divider Double Environment EnvironmentKey EnvironmentValues Equatable
    Error Float Font ForEach GeometryReader GridItem Group HStack Hashable Identifiable Image Int Label LazyHStack
    LazyVGrid LazyVStack LinearGradient List Namespace NavigationLink NavigationStack Never ObservableObject Optional
    Path PreviewProvider Rectangle RoundedRectangle Scene ScrollView Section Self Set Shape Spacer State String Text
    TextField TimeInterval Toggle UIColor UIFont UUID VStack View ViewModifier Void WindowGroup ZStack
    """.split(whereSeparator: \.isWhitespace))

  private final class Finder: SyntaxVisitor {
    private let unit: SwiftUnit
    var candidates: [Candidate] = []
    /// Generic parameters, associated types and what is imported.
    var declared: Set<Substring> = []

    init(_ unit: SwiftUnit) {
      self.unit = unit
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.is(AttributeSyntax.self) != true, !node.isInherited { add(node.name.text, isType: true, node) }
      return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.environmentKey { addKey(name, node) }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.environmentKey { addKey(name, node) }
      if node.calledExpression.shortText == "Color", node.arguments.count == 1, let first = node.arguments.first,
        first.label == nil, let member = first.expression.as(MemberAccessExprSyntax.self), member.base == nil
      {
        let name = member.declName.baseName.text
        candidates.append(Candidate(name: name, form: .color, line: unit.line(of: node)))
      }
      return .visitChildren
    }

    private func addKey(_ name: String, _ node: some SyntaxProtocol) {
      candidates.append(Candidate(name: name, form: .environment, line: unit.line(of: node)))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.parent?.as(MemberAccessExprSyntax.self)
      let isInPath = node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      if member?.declName.id != node.id, !isInPath {
        add(node.baseName.text, isType: false, node)
        addLowercase(node)
      }
      return .visitChildren
    }

    private func addLowercase(_ node: DeclReferenceExprSyntax) {
      let name = node.baseName.text.drop { $0 == "$" }
      guard name.first?.isLowercase == true, !Self.implied.contains(name), node.isInView else { return }
      candidates.append(Candidate(name: String(name), form: .name, line: unit.line(of: node)))
    }

    /// What Swift declares by itself.
    private static let implied: Set<Substring> = ["self", "super", "error", "newValue", "oldValue", "body", "nil"]

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      for part in node.path { _ = declare(part.name) }
      return .skipChildren
    }

    private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(token.text[...])
      return .visitChildren
    }

    private func add(_ name: String, isType: Bool, _ node: some SyntaxProtocol) {
      guard name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        return
      }
      candidates.append(Candidate(name: name, form: isType ? .type : .name, line: unit.line(of: node)))
    }
  }
}

extension IdentifierTypeSyntax {
  /// Names of types that those who conform to a protocol have from it.
  private static let inherited: [String: Set<String>] = [
    "Layout": ["Subviews", "Cache"], "PreferenceKey": ["Value"], "Animatable": ["AnimatableData"],
    "UIViewRepresentable": ["Context", "Coordinator", "UIViewType"],
    "UIViewControllerRepresentable": ["Context", "Coordinator", "UIViewControllerType"],
    "TimelineProvider": ["Context", "Entry"], "TextRenderer": ["Layout"],
  ]

  /// Whether a type around the name has it from a protocol that it conforms to.
  fileprivate var isInherited: Bool {
    var node = parent
    while let current = node {
      let clause =
        current.as(StructDeclSyntax.self)?.inheritanceClause ?? current.as(ClassDeclSyntax.self)?.inheritanceClause
        ?? current.as(EnumDeclSyntax.self)?.inheritanceClause ?? current.as(ExtensionDeclSyntax.self)?.inheritanceClause
      for type in clause?.inheritedTypes ?? []
      where Self.inherited[type.type.trimmedDescription]?.contains(name.text) == true {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the innermost type around a name is a view, or something else that inherits nothing that it would name.
  fileprivate var isInView: Bool {
    var node = parent
    while let current = node {
      if let type = current.as(StructDeclSyntax.self) {
        let names = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return names.contains { name in ComponentFinder.kinds.contains { $0.protocolName == name } && name != "Shape" }
      }
      if current.is(ExtensionDeclSyntax.self) || current.is(ClassDeclSyntax.self) || current.is(EnumDeclSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }
}
