extension Double {
  /// The number as one would type it: `0.2`, `3`.
  package var typed: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A call in the words of the API: the arguments that are given, with their labels.
package func callText(_ name: String, _ arguments: [(label: String, value: String?)]) -> String {
  let given = arguments.compactMap { label, value in
    value.map { label.isEmpty ? $0 : "\(label): \($0)" }
  }
  return "\(name)(\(given.joined(separator: ", ")))"
}
