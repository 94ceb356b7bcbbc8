/// Writes the Swift that registers tokens and specimens. It stands at the end of the guide's own file, because only
/// there private initialisers are within reach.
struct SpecimenSource {
  /// The file name that errors of the generated code carry, so that they are never taken for the guide's.
  static let fileName = "vitrine-specimens"

  /// What stands on each line of the generated code.
  enum Entry: Equatable {
    case token(Int)
    case specimen(Int)
  }

  private(set) var text = ""
  /// The line numbers under `fileName`, from 1.
  private(set) var entries: [Entry] = []
  private var extensions: [String] = []
  private var registrations: [String] = []

  init(tokens: [(position: Int, token: Token)], specimens: [(position: Int, draft: DraftSpecimen)], supplies: [String])
  {
    for (position, token) in tokens { add(token, position: position) }
    for (position, draft) in specimens { add(draft, position: position, supplies: supplies) }
    text = extensions.joined(separator: "\n")
    text += "\n@_cdecl(\"vitrine_register\") public func vitrine_register_everything_of_this_guide() {\n"
    // A directive that ends nothing does not compile.
    let end = registrations.isEmpty ? "" : "\n#sourceLocation()"
    text += "MainActor.assumeIsolated {\n\(registrations.joined(separator: "\n"))\(end)\n}\n}\n"
    let written = text
    text += SpecimenSupport.parts.filter { written.contains($0.name) }.map(\.code).joined(separator: "\n")
  }

  /// Puts the states, namespaces and focus around an expression that uses them.
  static func wrap(_ expression: String, in needs: [Sample.Need]) -> String {
    needs.reversed().reduce(expression) { inner, need in
      switch need {
      case .state(let name, let initial): "VitrineState(\(initial)) { \(name) in \(inner) }"
      case .namespace(let name): "VitrineNamespace { \(name) in \(inner) }"
      case .focus(let name, let type):
        type == "Bool"
          ? "VitrineFocus { \(name) in \(inner) }" : "VitrineFocusValue(\(type).self) { \(name) in \(inner) }"
      }
    }
  }

  private mutating func add(_ token: Token, position: Int) {
    entries.append(.token(position))
    let name = Sample.literal(
      token.expression.hasPrefix("Color(") || token.expression.hasPrefix("Font(") ? token.name : token.expression)
    let value = token.kind == .gradient ? "SwiftUI.AnyShapeStyle(\(SpecimenSource.style(token)))" : token.expression
    register("SwiftUI._SpecimenRegistry.\(token.kind.rawValue)(\(name), line: \(token.line)) { \(value) }")
  }

  /// A bare gradient is no paint by itself everywhere.
  private static func style(_ token: Token) -> String {
    token.value.hasPrefix("Gradient(") || token.owner == "Gradient"
      ? "SwiftUI.LinearGradient(gradient: \(token.expression), startPoint: .leading, endPoint: .trailing)"
      : token.expression
  }

  private mutating func add(_ draft: DraftSpecimen, position: Int, supplies: [String]) {
    entries.append(.specimen(position))
    let specimen = draft.specimen
    let view = "SwiftUI.AnyView(\(specimen.expression)\(supplies.joined()))"
    var make = view
    if let host = draft.host {
      let name = "vitrineSpecimen\(position)"
      let code = "extension \(host) { @MainActor fileprivate static func \(name)() -> SwiftUI.AnyView { \(view) } }"
      extensions.append("#sourceLocation(file: \"\(SpecimenSource.fileName)\", line: \(entries.count))\n\(code)")
      extensions.append("#sourceLocation()")
      make = "\(host).\(name)()"
    }
    register(
      "SwiftUI._SpecimenRegistry.component(\(Sample.literal(specimen.component)), variant: \(Sample.literal(specimen.variant)), "
        + "index: \(specimen.index), presentation: \"\(specimen.presentation.rawValue)\") { \(make) }")
  }

  private mutating func register(_ code: String) {
    registrations.append("#sourceLocation(file: \"\(SpecimenSource.fileName)\", line: \(entries.count))\n\(code)")
  }
}
