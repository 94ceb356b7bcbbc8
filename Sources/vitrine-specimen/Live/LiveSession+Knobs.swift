import SpecimenProtocol
import Stage

extension LiveSession {
  /// As they stand.
  var knobs: [LiveKnob] { knobStore?.knobs.map(LiveKnob.init) ?? [] }

  /// Tells the page when the view turns a knob itself.
  func watchKnobs() {
    knobStore?.onChange = { [weak self] _ in self?.reports.knobsChanged() }
  }

  /// - Throws: a sentence, when there is no such knob or it takes no such value.
  func turn(_ name: String, to value: LiveKnob.Value) throws {
    guard let knobStore else { throw KnobError.unknown(name, known: []) }
    try stage.running { try knobStore.set(name, to: SpecimenKnob.Value(value)) }
    recorder?.note(comment: "The knob \"\(name)\" was turned, for which scripts have no verb.", on: stage)
  }
}

extension LiveKnob {
  fileprivate init(_ knob: SpecimenKnob) {
    self.init(
      name: knob.name, type: knob.type, value: Value(knob.value), choices: knob.choices, range: knob.range)
  }
}

extension LiveKnob.Value {
  fileprivate init(_ value: SpecimenKnob.Value) {
    self =
      switch value {
      case .flag(let flag): .flag(flag)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .choice(let place): .choice(place)
      }
  }
}

extension SpecimenKnob.Value {
  fileprivate init(_ value: LiveKnob.Value) {
    self =
      switch value {
      case .flag(let flag): .flag(flag)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .choice(let place): .choice(place)
      }
  }
}
