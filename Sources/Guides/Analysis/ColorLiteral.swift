internal import SwiftSyntax
import Foundation

/// Reads colours from Swift literals and from comments.
enum ColorLiteral {
  /// The components of `Color(red: 0.86, green: 220 / 255, blue: 0)`, `Color(.displayP3, …)`, `Color(white: 0.5)`,
  /// `Color(hex: 0xDC4C3E)`, `Color.white`, `UIColor(…)`, and of these with `.opacity(…)`; `nil` for anything else.
  static func components(of value: ExprSyntax) -> Token.Components? {
    if let member = value.as(MemberAccessExprSyntax.self) { return named(member) }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["opacity", "withAlphaComponent"].contains(member.declName.baseName.text)
    {
      guard var color = components(of: base), let alpha = call.arguments.first.flatMap({ number($0.expression) }) else {
        return nil
      }
      color.alpha *= alpha
      return color
    }
    let callee = call.calledExpression.shortText
    guard ["Color", "UIColor", ".init", "Color.init", "UIColor.init", "Self", "SwiftUI.Color"].contains(callee) else {
      return nil
    }
    if call.arguments.count == 1, let only = call.arguments.first, only.label == nil || only.label?.text == "uiColor",
      let inner = only.expression.as(FunctionCallExprSyntax.self)
    {
      return components(of: ExprSyntax(inner))
    }
    return components(of: call.arguments)
  }

  /// Hex colours in a comment as `#RRGGBB` or `#RRGGBBAA`.
  static func hexes(in comment: String) -> [String] {
    var result: [String] = []
    let marks = comment.replacing("0x", with: "#").replacing("0X", with: "#")
    for part in marks.split(separator: "#", omittingEmptySubsequences: false).dropFirst() {
      let digits = part.prefix(while: \.isHexDigit)
      let next = part.dropFirst(digits.count).first
      if next?.isLetter == true || next?.isNumber == true { continue }
      switch digits.count {
      case 6, 8: result.append("#" + digits.uppercased())
      case 3, 4: result.append("#" + digits.uppercased().map { "\($0)\($0)" }.joined())
      default: continue
      }
    }
    return result
  }

  /// The value of a number that is written out, such as `0.5`, `-1`, `220 / 255`, `0xDC`, `CGFloat(1)`.
  static func number(_ expression: ExprSyntax) -> Double? {
    if let literal = expression.as(FloatLiteralExprSyntax.self) {
      return Double(literal.literal.text.filter { $0 != "_" })
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) { return integer(literal.literal.text) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return number(prefix.expression).map { -$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return number(only.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      ["Double", "CGFloat", "Float"].contains(call.calledExpression.shortText)
    {
      return call.arguments.first.flatMap { number($0.expression) }
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, let left = number(parts[0]), let right = number(parts[2]) else { return nil }
    switch parts[1].trimmedDescription {
    case "/": return right == 0 ? nil : left / right
    case "*": return left * right
    case "+": return left + right
    case "-": return left - right
    default: return nil
    }
  }

  static func integer(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16).map { Double($0) } }
    if digits.hasPrefix("0b") { return UInt64(digits.dropFirst(2), radix: 2).map { Double($0) } }
    return Double(digits)
  }

  private static func named(_ member: MemberAccessExprSyntax) -> Token.Components? {
    guard member.base == nil || ["Color", "UIColor"].contains(member.base!.shortText) else { return nil }
    switch member.declName.baseName.text {
    case "white": return Token.Components(red: 1, green: 1, blue: 1)
    case "black": return Token.Components(red: 0, green: 0, blue: 0)
    case "clear": return Token.Components(red: 0, green: 0, blue: 0, alpha: 0)
    default: return nil
    }
  }

  private static func components(of arguments: LabeledExprListSyntax) -> Token.Components? {
    var values: [String: Double] = [:]
    var isDisplayP3 = false
    for argument in arguments {
      if let label = argument.label?.text {
        if let value = number(argument.expression) {
          values[label] = value
        } else if let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
          guard let hex = hexes(in: text.hasPrefix("#") ? text : "#" + text).first else { return nil }
          return components(ofHex: String(hex.dropFirst()))
        } else {
          return nil
        }
      } else if argument.expression.trimmedDescription.hasSuffix("displayP3") {
        isDisplayP3 = true
      } else if let literal = argument.expression.as(IntegerLiteralExprSyntax.self) {
        values["hex"] = integer(literal.literal.text)
      } else if let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        guard text.hasPrefix("#"), let hex = hexes(in: text).first else { return nil }
        return components(ofHex: String(hex.dropFirst()))
      }
    }
    let alpha = values["opacity"] ?? values["alpha"] ?? 1
    if let red = values["red"], let green = values["green"], let blue = values["blue"] {
      return Token.Components(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isDisplayP3)
    }
    if let white = values["white"] {
      return Token.Components(red: white, green: white, blue: white, alpha: alpha, isDisplayP3: isDisplayP3)
    }
    if let hex = values["hex"] ?? values["rgb"], hex >= 0, hex <= 0xFF_FFFF {
      let code = Int(hex)
      return Token.Components(
        red: Double(code >> 16) / 255, green: Double(code >> 8 & 255) / 255, blue: Double(code & 255) / 255,
        alpha: alpha)
    }
    return nil
  }

  private static func components(ofHex digits: String) -> Token.Components? {
    guard digits.count == 6, let code = Int(digits, radix: 16) else { return nil }
    return Token.Components(
      red: Double(code >> 16) / 255, green: Double(code >> 8 & 255) / 255, blue: Double(code & 255) / 255)
  }
}
