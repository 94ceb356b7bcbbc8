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
  /// One of several named values, some of which carry others: `case .loaded(let items)`.
  case tagged([Tag])
  /// A function of an object, as whole declarations.
  case function([String])

  struct Member: Equatable, Sendable {
    var name: String
    var value: StandIn
  }

  struct Tag: Equatable, Sendable {
    var name: String
    var values: [StandIn]
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
    case .tagged(let tags):
      let type = typeName(name)
      declare(type) { types in StandInTypes.enumeration(type, tags: tags, types: &types) }
      return (type, "\(type)()")
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

  enum Kind {
    case value, observedObject, observable
  }

  /// Elements of lists are told apart by their identity.
  static func structure(
    _ type: String, members: [StandIn.Member], initialisers: [String], types: inout StandInTypes, kind: Kind = .value
  ) -> String {
    var text: String
    switch kind {
    case .value: text = "struct \(type): Identifiable, Hashable {\n"
    case .observedObject: text = "final class \(type): Identifiable, Combine.ObservableObject {\n"
    case .observable: text = "final class \(type): Identifiable, Observation.Observable {\n"
    }
    if !members.contains(where: { $0.name == "id" }) { text += "  let id = UUID()\n" }
    let setter = kind == .value ? "nonmutating set {}" : "set {}"
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
        : "  var \(member.name.escaped): \(value.type) { get { \(value.code) } \(setter) }\n"
    }
    text += "  init() {}\n"
    for initialiser in initialisers { text += "  \(initialiser)\n" }
    return text + "}"
  }

  /// What carries most is what is shown.
  static func enumeration(_ type: String, tags: [StandIn.Tag], types: inout StandInTypes) -> String {
    var lines: [String] = []
    var first: (size: Int, code: String)?
    for tag in tags {
      let values = tag.values.map { types.spell($0, name: tag.name) }
      let clause = values.isEmpty ? "" : "(\(values.map(\.type).joined(separator: ", ")))"
      lines.append("  case \(tag.name.escaped)\(clause)\n")
      let size = tag.values.map { if case .list = $0 { 3 } else if case .object = $0 { 2 } else { 1 } }.reduce(0, +)
      // A failure is not what a guide shows first.
      let isFailure = values.contains { $0.type == "any Error" }
      if !isFailure, size > first?.size ?? -1 {
        let code = values.isEmpty ? "" : "(\(values.map(\.code).joined(separator: ", ")))"
        first = (size, ".\(tag.name.escaped)\(code)")
      }
    }
    guard let first else { return enumeration(type, cases: tags.map(\.name)) }
    return "enum \(type) {\n\(lines.joined())  init() { self = \(first.code) }\n}"
  }

  static func enumeration(_ type: String, cases: [String]) -> String {
    let names = cases.isEmpty ? ["none"] : cases
    return "enum \(type): Hashable, CaseIterable { case \(names.map(\.escaped).joined(separator: ", ")); "
      + "init() { self = .\(names[0].escaped) } }"
  }
}

extension StandIn {
  /// A place on a map.
  static let place = StandIn.value(
    type: "CLLocationCoordinate2D", code: "CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009)")
}
