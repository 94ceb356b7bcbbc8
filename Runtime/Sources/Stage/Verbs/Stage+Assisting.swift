import SwiftUI

extension Stage {
  /// What assistive technology can do with an element.
  enum Assistance: Equatable {
    case increment, decrement, activate
    case named(String)

    /// As errors say it.
    var past: String {
      switch self {
      case .increment: "incremented"
      case .decrement: "decremented"
      case .activate: "activated"
      case .named(let name): "asked for \"\(name)\""
      }
    }
  }

  /// Does something with an element as assistive technology does.
  /// - Throws: `StageVerbError` when it is not there or does not take the action.
  func assist(_ target: StageTarget, _ action: Assistance) throws {
    guard case .label(let name, let number) = target else {
      throw StageVerbError.noAction(action.past, on: "\(target)")
    }
    let found = try find(name, number: number)
    guard let element = graph.accessibilityTree().element(id: found.node) else {
      throw StageVerbError.noAction(action.past, on: name)
    }
    let isDone = performing {
      switch action {
      case .increment: element.increment()
      case .decrement: element.decrement()
      case .activate: element.activate()
      case .named(let name): element.perform(named: name)
      }
    }
    guard isDone else { throw StageVerbError.noAction(action.past, on: name) }
    try passTime(0)
  }

  /// What VoiceOver says of the screen, element by element in the order of reading.
  public var spokenLines: [String] { graph.spokenLines() }

  /// What assistive technology sees of the screen, in lines.
  public var accessibilityText: String { graph.accessibilityText() }
}
