/// Writes the Swift that registers tokens and specimens. It stands at the end of the guide's own file, because only
/// there private initialisers are within reach.
struct SpecimenSource {
  /// The file name that errors of the generated code carry, so that they are never taken for the guide's.
  static let fileName = "vitrine-specimens"

  /// What stands on each line of the generated code.
  enum Entry: Equatable {
    case token(Int)
    case specimen(Int)
    /// Values that the knobs of some specimens choose among.
    case choices(String)
  }

  private(set) var text = ""
  /// The line numbers under `fileName`, from 1.
  private(set) var entries: [Entry] = []
  /// The code with knobs, by its line number.
  private(set) var lines: [Int: String] = [:]
  private var extensions: [String] = []
  private var choices: [String] = []
  /// How many specimens are made by the same code.
  private var uses: [String: Int] = [:]
  /// The functions that make more than one.
  private var makers: [String: String] = [:]
  private var registrations: [String] = []

  init(tokens: [(position: Int, token: Token)], specimens: [(position: Int, draft: DraftSpecimen)], supplies: [String])
  {
    for (position, token) in tokens { add(token, position: position) }
    for (_, draft) in specimens where draft.live != nil { uses[draft.making, default: 0] += 1 }
    for (position, draft) in specimens { add(draft, position: position, supplies: supplies) }
    text = (choices + extensions).joined(separator: "\n")
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
    for choices in draft.live?.choices ?? [] { add(choices) }
    entries.append(.specimen(position))
    let specimen = draft.specimen
    let start =
      "(\(Sample.literal(specimen.component)), variant: \(Sample.literal(specimen.variant)), "
      + "index: \(specimen.index), presentation: \"\(specimen.presentation.rawValue)\""
    guard let live = draft.live else {
      let view = "SwiftUI._SpecimenRegistry.view(\(specimen.expression)\(supplies.joined()))"
      let make = draft.host.map { function("vitrineSpecimen\(position)", in: $0, parameters: "", view: view) + "()" }
      return register("SwiftUI._SpecimenRegistry.component\(start)) { \(make ?? view) }")
    }
    let view = "SwiftUI._SpecimenRegistry.view(\(live.expression)\(KnobWriter.keeping(supplies).joined()))"
    let head =
      "SwiftUI._SpecimenRegistry.adjustable\(start), "
      + "knobs: \(Sample.literal(KnobWriter.description(of: live.knobs)))"
    let making = draft.making
    if draft.host == nil, uses[making] == 1 { return register("\(head)) { \(KnobWriter.store) in \(view) }") }
    let name =
      makers[making]
      ?? function(
        "vitrineSpecimen\(position)", in: draft.host, parameters: "_ \(KnobWriter.store): SwiftUI._SpecimenKnobs",
        view: view)
    makers[making] = name
    register("\(head), make: \(name))")
  }

  /// Writes a function that makes a view.
  /// - Returns: How it is called.
  private mutating func function(_ name: String, in host: String?, parameters: String, view: String) -> String {
    let rest = "func \(name)(\(parameters)) -> SwiftUI.AnyView { \(view) }"
    addOutside(
      host.map { "extension \($0) { @MainActor fileprivate static \(rest) }" } ?? "@MainActor fileprivate \(rest)")
    return host.map { "\($0).\(name)" } ?? name
  }

  /// Writes values that several specimens share; only once.
  private mutating func add(_ choices: KnobChoices) {
    let entry = Entry.choices(choices.name)
    guard !entries.contains(entry) else { return }
    entries.append(entry)
    self.choices.append(located("@MainActor fileprivate let \(choices.name)\(choices.code)"))
    self.choices.append("#sourceLocation()")
  }

  private mutating func addOutside(_ code: String) {
    extensions.append(located(code))
    extensions.append("#sourceLocation()")
  }

  private mutating func located(_ code: String) -> String {
    if code.contains("\(KnobWriter.store).") { lines[entries.count] = code }
    return "#sourceLocation(file: \"\(SpecimenSource.fileName)\", line: \(entries.count))\n\(code)"
  }

  private mutating func register(_ code: String) {
    registrations.append(located(code))
  }
}
