/// Where a knob stands.
public enum _KnobValue: Codable, Sendable, Equatable {
  case flag(Bool)
  case number(Double)
  case text(String)
  /// The place among what can be chosen.
  case choice(Int)
}

/// What was done to the knobs of one specimen. The code that makes the specimen's view reads its values here; of a knob that
/// nobody has touched it gets the value that it brings along.
@MainActor
public final class _SpecimenKnobs {
  /// One knob: whoever has read it is brought up to date when it changes.
  final class Knob: Source {
    /// nil while nobody has touched it.
    var value: _KnobValue?
    /// The value itself, where the view has written it into its binding.
    var written: Any?
    /// What was made once for all readings.
    var kept: Any?
  }

  private var knobs: [Int: Knob] = [:]
  /// Called with the position of a knob whose value the view itself has changed.
  package var onWrite: (@MainActor (Int) -> Void)?

  package init() {}

  func knob(_ position: Int) -> Knob {
    if let knob = knobs[position] { return knob }
    let knob = Knob()
    knobs[position] = knob
    return knob
  }

  /// nil where nobody has touched the knob.
  package func value(at position: Int) -> _KnobValue? { knobs[position]?.value }

  /// Turns a knob; views that read it are brought up to date in the next frame.
  package func set(_ value: _KnobValue, at position: Int) {
    let knob = knob(position)
    guard knob.value != value else { return }
    knob.value = value
    knob.written = nil
    knob.changed()
  }

  /// Where the knob stands, for the view that is being made.
  func read(_ position: Int) -> _KnobValue? {
    let knob = knob(position)
    knob.read()
    return knob.value
  }
}
