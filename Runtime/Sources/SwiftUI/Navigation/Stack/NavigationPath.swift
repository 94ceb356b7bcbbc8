import Foundation
import SwiftUICore

/// The screens above the first one, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The path that was kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Taking away more than there is takes away all.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }

  /// The path as it can be kept; nil where one of its values cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// A path that can be kept: a list of the names of types and of values, the last screen first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// - Throws: an error of the decoder's where a type is not there or a value is none of its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The path names the type \(name), which is not in the program.")
        }
        values.append(try Self.value(of: type, text))
      }
      self.values = values.reversed()
    }

    private static func value<V: Codable & Hashable>(of type: V.Type, _ text: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(V.self, from: Data(text.utf8)))
    }

    /// - Throws: what the encoding of a value throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      for value in values.reversed() {
        guard let codable = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
          throw EncodingError.invalidValue(
            value.base,
            EncodingError.Context(
              codingPath: encoder.codingPath, debugDescription: "A value of the path cannot be encoded."))
        }
        try container.encode(name)
        try container.encode(String(decoding: json.encode(codable), as: UTF8.self))
      }
    }
  }
}
