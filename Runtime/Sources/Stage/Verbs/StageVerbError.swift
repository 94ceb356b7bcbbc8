import CoreGraphics

/// Why a verb could not be done.
public enum StageVerbError: Error, Equatable, CustomStringConvertible {
  case missing(String, seen: [String])
  case ambiguous(String, frames: [CGRect])
  case numberTooHigh(String, number: Int, count: Int)
  case offScreen(String, frame: CGRect)
  case behindKeyboard(String)
  case noKey(String, seen: [String])
  case disabled(String)
  case notScrolledTo(String, seen: [String])
  case noAction(String, on: String)

  public var description: String {
    switch self {
    case .missing(let name, let seen):
      seen.isEmpty
        ? "There is nothing that is called \"\(name)\": the screen shows no text and no labels."
        : "There is nothing that is called \"\(name)\". The screen shows \(list(seen))."
    case .ambiguous(let name, let frames):
      "\(frames.count) things are called \"\(name)\": "
        + frames.enumerated().map { "number \($0 + 1) at \($1.text)" }.joined(separator: ", ") + ". Say which number."
    case .numberTooHigh(let name, let number, let count):
      "There is no number \(number) of \"\(name)\": \(count == 1 ? "there is one" : "there are \(count)")."
    case .offScreen(let name, let frame):
      "\"\(name)\" lies outside the screen, at \(frame.text). Scroll until it is visible."
    case .behindKeyboard(let name):
      "\"\(name)\" lies behind the keyboard. Scroll until it is visible, or put the keyboard away."
    case .noKey(let name, let seen):
      seen.isEmpty
        ? "There is no key \"\(name)\": no keyboard is on the screen."
        : "There is no key \"\(name)\". The keyboard shows \(list(seen))."
    case .disabled(let name): "\"\(name)\" is disabled."
    case .notScrolledTo(let name, let seen):
      "\"\(name)\" did not come into view before the end. The screen shows \(list(seen))."
    case .noAction(let action, let name): "\"\(name)\" cannot be \(action)."
    }
  }

  private func list(_ names: [String]) -> String {
    let most = 40
    let text = names.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > most ? text + " and \(names.count - most) more" : text
  }
}

extension CGRect {
  /// As scripts write it: left, top, width, height.
  var text: String { [minX, minY, width, height].map { shortest(Double($0)) }.joined(separator: " ") }
}
