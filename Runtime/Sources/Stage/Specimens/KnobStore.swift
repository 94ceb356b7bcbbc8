import Foundation
import SwiftUI

/// The knobs of a live specimen. Turning one brings the view up to date in the next frame, with its identity and its
/// state; what the view writes into its bindings is read back here.
@MainActor
public final class KnobStore {
  /// As they stand, in the order of the parameters.
  public private(set) var knobs: [SpecimenKnob]
  /// Called after the view has changed the value of a knob, not after `set`.
  public var onChange: (@MainActor (SpecimenKnob) -> Void)?
  let values: _SpecimenKnobs

  init(_ knobs: [SpecimenKnob]) {
    let colors = _SpecimenRegistry.colors.map(\.name)
    self.knobs = knobs.map { $0.offering(colors) }
    values = _SpecimenKnobs(knobs.map(\.value))
    values.onWrite = { [weak self] position in self?.show(position) }
  }

  /// Turns a knob. Numbers outside the knob's range are brought into it.
  /// - Throws: `KnobError`, when there is no such knob or the value is none of its values.
  public func set(_ name: String, to value: SpecimenKnob.Value) throws {
    guard let position = knobs.firstIndex(where: { $0.name == name }) else {
      throw KnobError.unknown(name, known: knobs.map(\.name))
    }
    let knob = knobs[position]
    let taken = try knob.taking(value)
    knobs[position].value = taken
    if knob.offersColors, case .choice(let place) = taken {
      values.set(.text(knob.choices[place]), at: position)
    } else {
      values.set(taken, at: position)
    }
  }

  private func show(_ position: Int) {
    guard knobs.indices.contains(position), let value = values.value(at: position) else { return }
    knobs[position].value = value
    onChange?(knobs[position])
  }
}

extension SpecimenKnob {
  /// Its own choices stand first: they name what the specimen starts with.
  fileprivate func offering(_ colors: [String]) -> SpecimenKnob {
    guard offersColors else { return self }
    var knob = self
    let start = choices.first.flatMap { first in colors.firstIndex(of: first) }
    if let start {
      knob.choices = colors
      knob.value = .choice(start)
    } else {
      knob.choices += colors
    }
    return knob
  }

  /// The value as the knob takes it.
  fileprivate func taking(_ value: Value) throws(KnobError) -> Value {
    switch (self.value, value) {
    case (.flag, .flag), (.text, .text): return value
    case (.number, .number(let number)):
      guard number.isFinite else { throw .wrongKind(name, type: type) }
      let inside = range.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number
      return .number(isWhole ? inside.rounded() : inside)
    case (.choice, .choice(let place)):
      guard choices.indices.contains(place) else { throw .noSuchChoice(name, count: choices.count) }
      return value
    default: throw .wrongKind(name, type: type)
    }
  }
}

/// A specimen that runs: its body reads the knobs, so that turning one evaluates it anew.
struct LiveSpecimen: View {
  let knobs: _SpecimenKnobs
  let make: @MainActor (_SpecimenKnobs) -> AnyView

  var body: some View { make(knobs) }
}
