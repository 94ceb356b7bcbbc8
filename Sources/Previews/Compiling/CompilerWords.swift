import Building

/// What the compiler says, as it says it, but each thing once: its parts that work beside each other repeat what they all see.
struct CompilerWords {
  let text: String

  init(_ output: String) {
    var messages: [String] = []
    var seen: Set<String> = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("error: emit-module command failed") { continue }
      if Self.isStart(line) || messages.isEmpty {
        messages.append(String(line))
      } else {
        messages[messages.count - 1] += "\n" + line
      }
    }
    var kept = messages.filter { seen.insert($0.trimmed).inserted && !$0.trimmed.isEmpty }
    for module in Diagnostic.errors(in: output).filter({ $0.message.hasPrefix("no such module") }).compactMap(
      \.names.first)
    where seen.insert(module).inserted {
      kept.append(
        "\(module) is not here: of Apple's frameworks there are SwiftUI, UIKit, Combine, CoreGraphics, Foundation, "
          + "Observation, os, and stand-ins for MapKit, AVKit, PhotosUI, WidgetKit and others that "
          + "Documentation/Families/Frameworks.md lists. Put what needs it behind #if canImport(\(module)).")
    }
    text = kept.map(\.trimmed).joined(separator: "\n")
  }

  /// Whether a line begins a message: `path:line:column: error: …`.
  private static func isStart(_ line: Substring) -> Bool {
    [": error: ", ": warning: ", ": note: "].contains { line.contains($0) } || line.hasPrefix("error: ")
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isNewline ?? false { text.removeLast() }
    while text.first?.isNewline ?? false { text.removeFirst() }
    return String(text)
  }
}
