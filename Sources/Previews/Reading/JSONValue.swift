/// Any JSON, for what SwiftPM prints: its form differs from version to version in what nobody here asks for.
enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue { if case .object(let values) = self { values[key] ?? .null } else { .null } }
  subscript(index: Int) -> JSONValue { array.indices.contains(index) ? array[index] : .null }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var array: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  var strings: [String] { array.compactMap(\.string) }
  /// The only key of an object, which is how SwiftPM writes the cases of enumerations.
  var onlyCase: (name: String, value: JSONValue)? {
    guard case .object(let values) = self, values.count == 1, let first = values.first else { return nil }
    return (first.key, first.value)
  }
}
