import SpecimenProtocol

enum Elements {
  struct Missing: Error {
    var name: String
  }

  /// What assistive technology sees of a specimen at the moment; from then on it is watched.
  static func of(_ live: LiveProcess) throws -> [LiveEvent.Element] {
    try live.ask(.watch([]))
    try live.ask(.watch([.accessibility]))
    return try live.event(.accessibility).elements ?? []
  }
}

extension [LiveEvent.Element] {
  /// Where a finger hits an element; texts in wide rows are hit at their beginning.
  func middle(of label: String) throws -> (Double, Double) {
    guard let frame = first(where: { $0.label == label })?.frame else { throw Elements.Missing(name: label) }
    return (frame.x + Swift.min(frame.width / 2, 60), frame.y + frame.height / 2)
  }
}
