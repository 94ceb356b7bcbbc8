internal import SwiftParser
internal import SwiftSyntax

/// A value that was made up: Swift that makes it, and how it is told to people.
struct Sample: Equatable {
  var code: String
  /// `p1`, `"Water the plants"`, `none`.
  var display: String
  /// What must stand around the expression for it to work.
  var needs: [Need] = []
  /// The elements of an array that can be shown in part.
  var itemCount: Int?
  /// The value that a binding starts with.
  var boundCode: String?
  /// What it was put together from.
  var structure: SampleStructure?

  static func == (a: Sample, b: Sample) -> Bool {
    a.code == b.code && a.display == b.display && a.needs == b.needs
  }

  enum Need: Equatable {
    /// A binding of this name to a value that lives in a state.
    case state(name: String, initial: String)
    case namespace(name: String)
    case focus(name: String, type: String)
  }

  /// A text as a Swift literal.
  static func text(_ text: String) -> Sample { Sample(code: literal(text), display: "“\(text)”") }

  /// The text of a Swift literal; nil where it is none, or is put together when it is evaluated.
  static func content(ofLiteral code: String) -> String? {
    guard code.first == "\"" else { return nil }
    let statements = Parser.parse(source: code).statements
    guard statements.count == 1, let node = statements.first?.item.as(StringLiteralExprSyntax.self) else { return nil }
    return node.representedLiteralValue
  }

  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32 || scalar.value == 127: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// The parts of a structure that was made up.
final class SampleStructure {
  let signature: CallSignature
  /// By the parameter's name; those with a default are left out.
  let parts: [String: Sample]

  init(signature: CallSignature, parts: [String: Sample]) {
    self.signature = signature
    self.parts = parts
  }

  /// The call of an initialiser of a type.
  static func call(_ type: DeclaredType, _ signature: CallSignature, arguments: String) -> String {
    let call = "\(type.name)(\(arguments))"
    return signature.isThrowing ? "(try! \(call))" : signature.isFailable ? "\(call)!" : call
  }
}

/// The values to show a parameter with.
struct SampleChoice: Equatable {
  var samples: [Sample]
  /// Every sample is worth a picture (cases of an enumeration, with and without); else one after the other is taken.
  var isTelling: Bool

  init(_ samples: [Sample], isTelling: Bool = false) {
    self.samples = samples
    self.isTelling = isTelling
  }

  /// The sample of a row of a list, and of a variant where the choice is not telling.
  subscript(row: Int) -> Sample { samples[row % samples.count] }
}

/// What a value is for: decides among the texts and numbers.
struct SampleContext {
  /// The parameter, or the label of an element.
  var name: String
  /// The component or type that it belongs to; type names are looked up in it.
  var owner: String
  /// The component that is shown.
  var component: String
  var comment: String?
  var uses = LiteralUses.Uses()
  var generics: [DeclaredType.GenericParameter] = []
  /// The row of a list that the value stands in.
  var row = 0
  var depth = 0

  func named(_ name: String) -> SampleContext {
    var context = self
    context.name = name
    context.comment = nil
    context.uses = LiteralUses.Uses()
    return context
  }
}
