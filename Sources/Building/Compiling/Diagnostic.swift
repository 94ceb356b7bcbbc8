import Foundation

/// A message of the compiler.
package struct Diagnostic: Equatable, Sendable {
  package var file: String
  package var line: Int
  /// From 1, in UTF-8 bytes.
  package var column: Int
  package var message: String

  package init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// Reads errors in the LLVM style: `file:line:column: error: message`.
  package static func errors(in output: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let mark = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": fatal error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        continue
      }
      let file = place.dropLast(2).joined(separator: ":")
      let message = String(line[mark.upperBound...])
      let diagnostic = Diagnostic(file: file, line: number, column: column, message: message)
      if !result.contains(diagnostic) { result.append(diagnostic) }
    }
    return result
  }

  /// The names in quotes in the message, in order.
  package var names: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  /// Whether the compiler only gave up.
  package var isImpatience: Bool { message.contains("unable to type-check this expression in reasonable time") }

  /// As an entry of the report: one sentence.
  package var sentence: String {
    // The name of the message's group at its end is for the compiler's documentation.
    let plain = message.prefix { $0 != "[" || !message.contains(" [#") }.trimmingCharacters(in: .whitespaces)
    let text = plain.prefix(1).uppercased() + plain.dropFirst()
    return text.last == "." ? text : text + "."
  }
}
