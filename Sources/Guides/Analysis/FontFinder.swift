internal import SwiftSyntax

/// Finds the faces that code names: `.custom("Inter-Bold", size: 28)`, `UIFont(name: "Inter-Bold", size: 28)`.
final class FontFinder: SyntaxVisitor {
  private(set) var fonts: [FontUse] = []
  private let unit: SwiftUnit

  static func fonts(in units: [SwiftUnit]) -> [FontUse] {
    units.flatMap { unit in
      let finder = FontFinder(unit)
      finder.walk(unit.tree)
      return finder.fonts
    }
  }

  private init(_ unit: SwiftUnit) {
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if var use = FontFinder.use(ofCall: node) {
      use.line = unit.line(of: node)
      fonts.append(use)
    }
    return .visitChildren
  }

  /// The face that an expression starts with: `Font.custom("A", size: 1).weight(.bold)`.
  static func use(in value: ExprSyntax) -> FontUse? {
    var current: ExprSyntax? = value
    while let expression = current {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if let use = use(ofCall: call) { return use }
        current = call.calledExpression
      } else {
        current = expression.as(MemberAccessExprSyntax.self)?.base
      }
    }
    return nil
  }

  private static func use(ofCall call: FunctionCallExprSyntax) -> FontUse? {
    let callee = call.calledExpression
    let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.shortText
    guard name == "custom" || name == "UIFont", let first = call.arguments.first,
      let face = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return nil }
    func argument(_ label: String) -> ExprSyntax? { call.arguments.first { $0.label?.text == label }?.expression }
    let fixed = argument("fixedSize")
    return FontUse(
      face: face, size: (argument("size") ?? fixed).flatMap(ColorLiteral.number), line: 0,
      relativeTo: argument("relativeTo")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      isFixedSize: fixed != nil)
  }
}
