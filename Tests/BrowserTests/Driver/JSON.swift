import Foundation

/// A value of Chromium's protocol.
enum JSON: Sendable, Equatable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let list = try? value.decode([JSON].self) {
      self = .array(list)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let flag): try value.encode(flag)
    // Whole numbers are written whole: the protocol has fields that take nothing else.
    case .number(let number):
      if let whole = Int(exactly: number) { try value.encode(whole) } else { try value.encode(number) }
    case .string(let text): try value.encode(text)
    case .array(let list): try value.encode(list)
    case .object(let members): try value.encode(members)
    }
  }

  subscript(_ key: String) -> JSON {
    if case .object(let members) = self { return members[key] ?? .null }
    return .null
  }

  subscript(_ index: Int) -> JSON {
    if case .array(let list) = self, list.indices.contains(index) { return list[index] }
    return .null
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var int: Int? { number.flatMap { Int(exactly: $0) } }
  var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  var array: [JSON] { if case .array(let list) = self { list } else { [] } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(elements) { $1 }) }
  init(nilLiteral: ()) { self = .null }
}
