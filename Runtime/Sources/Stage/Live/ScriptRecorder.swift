import CoreGraphics
import SwiftUI

/// Writes down what somebody does on a stage as a `StageScript`, which does the same on a stage of its own. Each note
/// is made before what it tells of is done.
@MainActor
public struct ScriptRecorder {
  private var lines: [String] = []
  private var strokes = StrokeRecorder()
  /// What the last line typed, to be typed in one go with what comes next.
  private var typed: String?
  /// Text of an input method that is not final.
  private var marked = ""
  /// The last line turned a wheel: at this place, by so much.
  private var wheel: (at: CGPoint, by: CGSize)?
  private var hovered: CGPoint?
  /// When the last step was over, on the stage's clock.
  private var end: Double
  /// The last step left something to come by the clock.
  private var leftWork = false

  /// Begins with the settings that a stage does not have by itself.
  /// - Parameter isFresh: whether nothing has been done to the view yet.
  public init(on stage: Stage, isFresh: Bool) {
    end = stage.time
    if !isFresh { lines.append("# What was done before the recording began is not in it.") }
    noteChange(from: StageSettings(), on: stage)
  }

  /// The script so far.
  public var script: String { lines.map { $0 + "\n" }.joined() }

  // MARK: Notes

  public mutating func note(_ input: LiveInput, on stage: Stage) {
    if case .touch(let phase, let finger, let point) = input {
      endMark(stage)
      let steps = strokes.note(phase, finger, stage.contentPoint(point), on: stage)
      for step in steps { add(step) }
      return
    }
    switch input {
    case .touch: break
    case .hover(let point): note(hover: point.map { stage.contentPoint($0) }, stage)
    case .wheel(let point, let delta): note(wheel: stage.contentPoint(point), delta, stage)
    case .key(let key): note(key, stage)
    case .insert(let text):
      marked = ""
      note(typed: text, stage)
    case .mark(let text, _): marked = text
    case .unmark: endMark(stage)
    }
  }

  public mutating func note(_ action: EditingAction, on stage: Stage) {
    endMark(stage)
    switch action {
    case .copy: add("press command+c", on: stage)
    case .cut: add("press command+x", on: stage)
    case .selectAll: add("press command+a", on: stage)
    case .undo: add("press command+z", on: stage)
    case .redo: add("press command+shift+z", on: stage)
    }
  }

  /// Notes what assistive technology does with an element.
  public mutating func note(action: String, of id: Int, on stage: Stage) {
    endMark(stage)
    let screen = Screen(stage)
    guard let element = screen.elements.first(where: { $0.kind == .element && $0.node == id }),
      let target = screen.name(of: element)
    else { return add("# Something without a name was asked for \(quoted(action)).", on: stage) }
    switch action {
    case "activate", "increment", "decrement": add("\(action) \(target)", on: stage)
    case "focus": add("activate \(target)", on: stage)
    case "escape", "magicTap", "delete", "showMenu", "zoomIn", "zoomOut", "scrollUp", "scrollDown", "scrollLeft",
      "scrollRight":
      add("# \(target) was asked for \(quoted(action)), for which scripts have no verb.", on: stage)
    default: add("act \(quoted(action)) on \(target)", on: stage)
    }
  }

  /// Notes what the settings of the stage have been changed from.
  public mutating func noteChange(from old: StageSettings, on stage: Stage) {
    let new = stage.settings
    if old.device != new.device { add("set device \(quoted(new.device.name))", on: stage) }
    if old.orientation != new.orientation {
      add("rotate \(new.orientation == .portrait ? "portrait" : "landscape")", on: stage)
    }
    if old.scheme != new.scheme { add("set scheme \(new.schemeName)", on: stage) }
    if old.typeSize != new.typeSize { add("set type size \(new.typeSizeName)", on: stage) }
    if old.contrast != new.contrast {
      add("set contrast \(new.contrast == .increased ? "increased" : "standard")", on: stage)
    }
    if old.layoutDirection != new.layoutDirection {
      add("set direction \(new.layoutDirection == .rightToLeft ? "rtl" : "ltr")", on: stage)
    }
    if old.locale != new.locale { add("set locale \(quoted(new.locale))", on: stage) }
    if old.reduceMotion != new.reduceMotion {
      add("set motion \(new.reduceMotion ? "reduced" : "standard")", on: stage)
    }
    if old.boldText != new.boldText { add("set bold text \(new.boldText ? "on" : "off")", on: stage) }
  }

  /// Notes something that scripts cannot do.
  public mutating func note(comment: String, on stage: Stage) { add("# " + comment, on: stage) }

  /// What has been done is over, and its time counts from here: to be called when the stage has done it.
  public mutating func didAct(on stage: Stage) {
    guard !strokes.isDown else { return }
    end = stage.time
    leftWork = stage.hasWorkToCome
  }

  // MARK: Lines

  private mutating func add(_ step: StrokeRecorder.Step) {
    if step.repeatsLast, let last = lines.last, last == "tap \(step.target)" {
      lines[lines.count - 1] = "double tap \(step.target)"
      return
    }
    for (index, line) in step.lines.enumerated() {
      if index == 0 {
        add(line, at: step.start, needsRest: !step.isNamed, isBusy: step.isBusy)
      } else {
        lines.append(line)
      }
    }
  }

  /// - Parameter needsRest: whether the verb does not wait for what moves by itself.
  private mutating func add(_ line: String, on stage: Stage, needsRest: Bool = true) {
    add(line, at: stage.time, needsRest: needsRest, isBusy: stage.hasMoreToCome)
  }

  /// - Parameters:
  ///   - time: when it began.
  ///   - isBusy: whether something was still going on then.
  private mutating func add(_ line: String, at time: Double, needsRest: Bool, isBusy: Bool) {
    typed = nil
    wheel = nil
    let gap = time - end
    if gap >= Self.shortestWait {
      if isBusy {
        lines.append("wait \(shortest((gap * 100).rounded() / 100)) s")
      } else if !lines.isEmpty, needsRest || leftWork {
        lines.append("settle")
      }
    }
    lines.append(line)
  }

  /// Seconds between two steps that do not count.
  private static let shortestWait = 0.05

  private mutating func note(hover point: CGPoint?, _ stage: Stage) {
    let target = point.flatMap { stage.graph.followsPointer(at: $0) ? $0 : nil }
    guard target != hovered else { return }
    let isMove = target != nil && hovered != nil && lines.last?.hasPrefix("hover ") == true
    hovered = target
    if isMove { lines.removeLast() }
    add(target.map { "hover \(place($0))" } ?? "hover off", on: stage)
  }

  private mutating func note(wheel point: CGPoint, _ delta: CGSize, _ stage: Stage) {
    var turn = (at: point, by: delta)
    if let last = wheel, abs(last.at.x - point.x) < 1, abs(last.at.y - point.y) < 1 {
      turn = (last.at, CGSize(width: last.by.width + delta.width, height: last.by.height + delta.height))
      lines.removeLast()
      lines.append(line(ofWheel: turn))
    } else {
      add(line(ofWheel: turn), on: stage)
    }
    wheel = turn
  }

  private func line(ofWheel turn: (at: CGPoint, by: CGSize)) -> String {
    "wheel \(place(turn.at)) by \(shortest(turn.by.width)),\(shortest(turn.by.height))"
  }

  private mutating func note(_ key: StageKey, _ stage: Stage) {
    endMark(stage)
    let character = key.key.character
    if stage.graph.focus.textInput != nil, key.key.isPrinted, key.modifiers.isDisjoint(with: [.command, .control]) {
      return note(typed: String(character), stage)
    }
    guard let name = key.name else { return }
    add("press \(name)", on: stage)
  }

  private mutating func note(typed text: String, _ stage: Stage) {
    guard !text.isEmpty else { return }
    if let before = typed {
      lines[lines.count - 1] = "type \(quoted(before + text))"
      typed = before + text
    } else {
      add("type \(quoted(text))", on: stage, needsRest: false)
      typed = text
    }
  }

  private mutating func endMark(_ stage: Stage) {
    guard !marked.isEmpty else { return }
    let text = marked
    marked = ""
    note(typed: text, stage)
  }
}

extension Stage {
  /// Whether something comes by the clock alone: a timer, a task that sleeps, a deadline.
  var hasWorkToCome: Bool {
    virtualClock?.pending.isEmpty == false || graph.deadlines.nextFinite != nil
  }

  /// Whether something is still going on that a next step may meet.
  var hasMoreToCome: Bool { hasWorkToCome || graph.isMovingToAnEnd }
}

extension StageKey {
  /// As scripts write it; nil where they have no name for it.
  fileprivate var name: String? {
    let character = key.character
    let plain = Self.keys.filter { $0.value == key && $0.key != "enter" }.keys.first
    guard let base = plain ?? (key.isPrinted ? String(character) : nil) else { return nil }
    let names = ["command", "control", "option", "shift"].filter { modifiers.contains(Self.modifiers[$0]!) }
    let name = (names + [base]).joined(separator: "+")
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" }
    return isWord ? name : quoted(name)
  }
}

/// A point as scripts write it.
func place(_ point: CGPoint) -> String {
  func tenth(_ value: CGFloat) -> String { shortest((Double(value) * 10).rounded() / 10) }
  return "\(tenth(point.x)),\(tenth(point.y))"
}

/// A text as scripts write it.
func quoted(_ text: String) -> String {
  let marks: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r\n": "\\n", "\r": "\\n", "\t": "\\t"]
  return "\"" + text.map { marks[$0] ?? String($0) }.joined() + "\""
}

extension Screen {
  /// How scripts name an element: its label, and its number where others have the same; nil for what has no name.
  func name(of element: ScreenElement) -> String? {
    let label = element.label.isEmpty ? element.identifier : element.label
    guard !label.isEmpty else { return nil }
    let equals = all(label)
    guard let index = equals.firstIndex(where: { $0.kind == element.kind && $0.node == element.node }) else {
      return nil
    }
    return equals.count == 1 ? quoted(label) : "\(quoted(label)) number \(index + 1)"
  }
}
