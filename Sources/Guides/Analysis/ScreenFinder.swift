internal import SwiftSyntax

/// Whether a view fills a device: its body is a container that takes all the room there is.
enum ScreenFinder {
  private static let screens: Set<String> = [
    "TabView", "NavigationStack", "NavigationView", "NavigationSplitView", "List", "Form", "Map", "VideoPlayer",
  ]
  /// Containers that are looked into.
  private static let transparent: Set<String> = [
    "ZStack", "VStack", "Group", "GeometryReader", "ScrollViewReader", "AnyView", "HStack",
  ]

  /// The statements of `var body`.
  static func body(in members: MemberBlockItemListSyntax) -> CodeBlockItemListSyntax? {
    for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard let binding = variable.bindings.first, binding.pattern.trimmedDescription == "body" else { continue }
      switch binding.accessorBlock?.accessors {
      case .getter(let statements)?: return statements
      case .accessors(let accessors)?: return accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      default: continue
      }
    }
    return nil
  }

  static func isScreen(_ body: CodeBlockItemListSyntax) -> Bool {
    body.contains { item in
      switch item.item {
      case .expr(let expression): isScreen(expression, depth: 0)
      case .stmt(let statement):
        statement.as(ReturnStmtSyntax.self)?.expression.map { isScreen($0, depth: 0) } ?? false
      default: false
      }
    }
  }

  private static func isScreen(_ expression: ExprSyntax, depth: Int) -> Bool {
    guard depth < 4, let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return false }
      // A height of its own takes the screen away.
      if member.declName.baseName.text == "frame", call.arguments.contains(where: { $0.label?.text == "height" }) {
        return false
      }
      return isScreen(base, depth: depth)
    }
    let name = call.calledExpression.shortText
    if screens.contains(name) { return true }
    if name == "ScrollView" { return call.arguments.first?.expression.trimmedDescription != ".horizontal" }
    guard transparent.contains(name) else { return false }
    let statements = call.trailingClosure?.statements ?? CodeBlockItemListSyntax([])
    return statements.contains { item in
      if case .expr(let inner) = item.item {
        isScreen(inner, depth: depth + 1) || ignoresSafeArea(inner)
      } else {
        false
      }
    }
  }

  /// A background that reaches under the status bar belongs to a screen.
  private static func ignoresSafeArea(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "ignoresSafeArea" || member.base.map(ignoresSafeArea) == true
  }
}
