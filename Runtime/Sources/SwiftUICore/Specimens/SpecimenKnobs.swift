/// Where a knob stands.
public enum _KnobValue: Codable, Sendable, Equatable {
  case flag(Bool)
  case number(Double)
  case text(String)
  /// The place among what can be chosen.
  case choice(Int)
}

/// Where the knobs of one specimen stand: the code that makes its view reads its values here.
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
  /// Where the knobs stand before anybody touches them.
  private let starts: [_KnobValue]
  /// Called with the position of a knob whose value the view itself has changed.
  package var onWrite: (@MainActor (Int) -> Void)?

  package init(_ starts: [_KnobValue] = []) { self.starts = starts }

  func knob(_ position: Int) -> Knob {
    if let knob = knobs[position] { return knob }
    let knob = Knob()
    knobs[position] = knob
    return knob
  }

  func start(_ position: Int) -> _KnobValue? { starts.indices.contains(position) ? starts[position] : nil }

  /// What the view that is being made depends on: where the knob was turned to, nil while nobody has touched it.
  func turned(_ position: Int) -> _KnobValue? {
    let knob = knob(position)
    knob.read()
    return knob.value
  }

  func standing(_ position: Int) -> _KnobValue? { turned(position) ?? start(position) }

  /// Where a knob stands; nil where there is none.
  package func value(at position: Int) -> _KnobValue? { knobs[position]?.value ?? start(position) }

  /// Turns a knob; views that read it are brought up to date in the next frame.
  package func set(_ value: _KnobValue, at position: Int) {
    let knob = knob(position)
    // Turned back to where it started, it is as nobody had touched it.
    let value = value == start(position) ? nil : value
    guard knob.value != value || knob.written != nil else { return }
    knob.value = value
    knob.written = nil
    knob.changed()
  }
}
