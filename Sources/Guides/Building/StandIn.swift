/// What takes the place of a value that nobody declares.
indirect enum StandIn: Equatable, Sendable {
  /// A value of a type, with Swift that makes one.
  case value(type: String, code: String)
  /// A thing with members: `file` in `file.id`.
  case object([Member])
  /// One of several named values: `case .today`.
  case choice([String])
  case list(StandIn)
  case optional(StandIn)
  case namespace
  /// `@FocusState`, with its type.
  case focus(type: String)
  /// A function of an object, as whole declarations.
  case function([String])

  struct Member: Equatable, Sendable {
    var name: String
    var value: StandIn
  }

  static let bool = StandIn.value(type: "Bool", code: "false")
  static let string = StandIn.value(type: "String", code: "\"Sample\"")
  static let int = StandIn.value(type: "Int", code: "3")
  static let double = StandIn.value(type: "Double", code: "0.62")
  static let length = StandIn.value(type: "CGFloat", code: "24")
  static let color = StandIn.value(type: "SwiftUI.Color", code: StandInColors.code)
  static let font = StandIn.value(type: "SwiftUI.Font", code: "SwiftUI.Font.body")
  static let action = StandIn.value(type: "() -> Void", code: "{}")

  /// By what names of this kind usually hold.
  static func named(_ name: String) -> StandIn {
    let words = Words(name)
    if ["days", "weeks", "months", "years", "hours", "minutes", "seconds"].contains(where: name.lowercased().hasSuffix)
    {
      return .int
    }
    if ["is", "has", "show", "should", "can", "did"].contains(words.list.first ?? "") { return .bool }
    switch words.last {
    case "count", "index", "number", "n", "i", "page", "step", "rating", "tab", "level", "quantity", "current",
      "year", "age", "rank", "score", "streak", "minute", "hour", "second", "like", "view", "follower":
      return .int
    case "progress", "amount", "scale", "opacity", "fraction", "percent", "angle", "rotation", "duration", "value",
      "balance", "price", "total", "cost",
      "distance", "temperature", "speed", "percentage", "ratio", "phase":
      return .double
    case "offset", "width", "height", "size", "radius", "spacing", "padding": return .length
    case "color", "tint": return .color
    case "font": return .font
    case "namespace", "ns": return .namespace
    case "name", "title", "text", "query", "label", "message", "id", "url", "icon", "email", "description", "subtitle",
      "draft":
      return .string
    case "date", "day", "deadline": return .value(type: "Date", code: KnownValues.table["Date"]![0].code)
    case "action", "handler", "completion", "callback": return .action
    default: return .bool
    }
  }
}

/// Writes the types that stand-ins need beside themselves.
struct StandInTypes {
  /// Declarations, in the order in which they were asked for.
  private(set) var declarations: [String] = []
  private var names: Set<String> = []

  /// The type and a value of a stand-in; `name` is what its own type is called after.
  mutating func spell(_ standIn: StandIn, name: String) -> (type: String, code: String) {
    switch standIn {
    case .value(let type, let code): return (type, code)
    case .optional(let wrapped):
      let inner = spell(wrapped, name: name)
      return (inner.type.hasPrefix("(") ? "(\(inner.type))?" : "\(inner.type)?", "nil")
    case .list(let element):
      let inner = spell(element, name: Words.singular(name))
      return ("[\(inner.type)]", "[\(inner.code), \(inner.code), \(inner.code)]")
    case .object(let members):
      let type = typeName(name)
      declare(type) { types in StandInTypes.structure(type, members: members, initialisers: [], types: &types) }
      return (type, "\(type)()")
    case .choice(let cases):
      let type = typeName(name)
      declare(type) { _ in StandInTypes.enumeration(type, cases: cases) }
      return (type, "\(type).\((cases.first ?? "none").escaped)")
    case .namespace: return ("SwiftUI.Namespace.ID", "SwiftUI.Namespace().wrappedValue")
    case .focus(let type): return (type, "false")
    case .function: return ("() -> Void", "{}")
    }
  }

  private func typeName(_ name: String) -> String {
    "VitrinePlaceholder" + name.drop { !$0.isLetter }.prefix(1).uppercased()
      + name.drop { !$0.isLetter }.dropFirst().filter { $0.isLetter || $0.isNumber }
  }

  private mutating func declare(_ type: String, _ make: (inout StandInTypes) -> String) {
    guard names.insert(type).inserted else { return }
    let text = make(&self)
    declarations.append(text)
  }

  /// Elements of lists are told apart by their identity.
  static func structure(
    _ type: String, members: [StandIn.Member], initialisers: [String], types: inout StandInTypes,
    conformances: String = "Identifiable, Hashable"
  ) -> String {
    var text = "struct \(type): \(conformances) {\n"
    if conformances.contains("Identifiable"), !members.contains(where: { $0.name == "id" }) {
      text += "  let id = UUID()\n"
    }
    for member in members {
      if case .function(let declarations) = member.value {
        text += declarations.map { "  \($0)\n" }.joined()
        continue
      }
      let value = types.spell(member.value, name: member.name)
      // What is written is thrown away, so that nothing need be stored that cannot be compared.
      text +=
        member.name == "id"
        ? "  let id: String = UUID().uuidString\n"
        : "  var \(member.name.escaped): \(value.type) { get { \(value.code) } nonmutating set {} }\n"
    }
    text += "  init() {}\n"
    for initialiser in initialisers { text += "  \(initialiser)\n" }
    return text + "}"
  }

  static func enumeration(_ type: String, cases: [String]) -> String {
    let names = cases.isEmpty ? ["none"] : cases
    return "enum \(type): Hashable, CaseIterable { case \(names.map(\.escaped).joined(separator: ", ")); "
      + "init() { self = .\(names[0].escaped) } }"
  }
}
