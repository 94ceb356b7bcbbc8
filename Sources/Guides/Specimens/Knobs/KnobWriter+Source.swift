import Foundation
import Stage

extension KnobWriter {
  /// Positions from here on are of what specimens are given from their surroundings.
  private static let firstSupply = 2000

  /// The modifiers with objects that are made once for all evaluations of the specimen.
  static func keeping(_ supplies: [String]) -> [String] {
    supplies.enumerated().map { number, modifier in
      guard let open = modifier.firstIndex(of: "("), modifier.last == ")" else { return modifier }
      let value = modifier[modifier.index(after: open)...].dropLast()
      return "\(modifier[...open])\(store).kept(\(firstSupply + number), \(value)))"
    }
  }

  /// As the module registers it.
  static func description(of knobs: [SpecimenKnob]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers can always be written.
    return (try? encoder.encode(knobs)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

extension SpecimenSource {
  /// The position of the knob whose call stands at a place of the generated code; nil where there is none.
  func knob(onLine line: Int, at column: Int) -> Int? {
    guard let code = lines[line]?.utf8 else { return nil }
    let mark = Array("\(KnobWriter.store).".utf8)
    let bytes = Array(code.prefix(column))
    var start = bytes.count - mark.count
    while start >= 0, !bytes[start...].starts(with: mark) { start -= 1 }
    guard start >= 0 else { return nil }
    let rest = Array(code)[(start + mark.count)...]
    guard let open = rest.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    var depth = 0
    for (position, byte) in zip(rest.indices, rest) where position >= open {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 {
        guard position >= column - 1 else { return nil }
        return Int(String(decoding: rest[(open + 1)...].prefix { $0 != UInt8(ascii: ",") }, as: UTF8.self))
      }
    }
    return nil
  }
}
