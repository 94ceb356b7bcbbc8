internal import SwiftSyntax

/// Colours that a guide leaves undefined.
enum StandInColors {
  /// A grey of no meaning, that nobody else has: what is drawn in it is not the guide's.
  static let placeholder = HexColor(red: 0x8E, green: 0x8F, blue: 0x92)

  static let uiCode = "UIKit.UIColor(red: 142.0 / 255, green: 143.0 / 255, blue: 146.0 / 255, alpha: 1)"

  static let code = "SwiftUI.Color(red: 142.0 / 255, green: 143.0 / 255, blue: 146.0 / 255)"

  /// An initialiser of `Color` or `UIColor`. What its label says of the value is kept: a hex code is that colour, and of
  /// a light and a dark colour the scheme's is taken.
  static func initialiser(
    of type: String, label: String, calls: [FunctionCallExprSyntax], choiceType: (String) -> String
  ) -> [String] {
    let guess = FunctionGuess("init", calls: calls)
    let isFailable = calls.contains(where: \.isUnwrapped)
    let isClass = type == "UIColor"
    let head = "\(isClass ? "convenience " : "")init\(isFailable ? "?" : "")"
    return zip(guess.forms, guess.clauses(choiceType: choiceType)).map { form, clause in
      let value = value(of: form, label: label)
      let body = isClass ? "self.init(\(value))" : "self = \(value)"
      return "extension \(isClass ? "UIKit.UIColor" : "SwiftUI.Color") {\n"
        + "  \(head)\(clause.generics)\(clause.parameters) { \(body) }\n}"
    }
  }

  /// A function such as `Color.hex("#FFF")`.
  static func function(_ name: String, calls: [FunctionCallExprSyntax], choiceType: (String) -> String) -> [String] {
    let guess = FunctionGuess(name, calls: calls)
    return zip(guess.forms, guess.clauses(choiceType: choiceType)).map { form, clause in
      "extension SwiftUI.Color {\n  static func \(name.escaped)\(clause.generics)\(clause.parameters) -> SwiftUI.Color "
        + "{ \(value(of: form, label: name)) }\n}"
    }
  }

  private static func value(of form: FunctionGuess.Form, label: String) -> String {
    let labels = form.parameters.map(\.label)
    let isPlain = form.parameters.allSatisfy { $0.kind == .anything }
    guard isPlain else { return code }
    if let light = labels.firstIndex(where: isLight), let dark = labels.firstIndex(where: isDark) {
      return "vitrineColor(light: value\(light), dark: value\(dark))"
    }
    guard label == "_" || label.lowercased().contains("hex") || ["rgb", "rgba", "argb"].contains(label) else {
      return code
    }
    let opacity = labels.firstIndex { ["alpha", "opacity", "a"].contains($0) }
    return "vitrineColor(hex: value0, opacity: \(opacity.map { "value\($0)" } ?? "nil"))"
  }

  private static func isLight(_ label: String) -> Bool { ["light", "lightMode", "any", "day"].contains(label) }
  private static func isDark(_ label: String) -> Bool { ["dark", "darkMode", "night"].contains(label) }

  /// What the initialisers call.
  static let support = """
    nonisolated func vitrineColor(hex value: Any, opacity: Any?) -> SwiftUI.Color {
      var digits = (value as? String).map { $0.filter(\\.isHexDigit) } ?? ""
      if let number = value as? any BinaryInteger {
        digits = String(number, radix: 16)
        digits = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
      }
      if digits.count == 3 { digits = digits.map { "\\($0)\\($0)" }.joined() }
      guard digits.count == 6 || digits.count == 8, let code = UInt32(digits, radix: 16) else { return \(code) }
      let channels = [16, 8, 0].map { Double(code >> UInt32($0) & 255) / 255 }
      let own = digits.count == 8 ? Double(code >> 24) / 255 : 1
      let asked = (opacity as? any BinaryFloatingPoint).map { Double($0) }
      return SwiftUI.Color(.sRGB, red: channels[0], green: channels[1], blue: channels[2], opacity: asked ?? own)
    }

    nonisolated func vitrineColor(light: Any, dark: Any) -> SwiftUI.Color {
      func plain(_ value: Any) -> UIKit.UIColor {
        if let color = value as? UIKit.UIColor { return color }
        return UIKit.UIColor(value as? SwiftUI.Color ?? vitrineColor(hex: value, opacity: nil))
      }
      let (day, night) = (plain(light), plain(dark))
      return SwiftUI.Color(uiColor: UIKit.UIColor { $0.userInterfaceStyle == .dark ? night : day })
    }
    """
}
