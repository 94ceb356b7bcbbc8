import Dispatch
import Foundation

/// Keeps what takes changes back, in groups: Foundation's class, which is missing on Linux.
///
/// What is registered within one turn of the main queue is one group, unless `groupsByEvent` is false.
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let run: () -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, outer ones first.
  private var open: [Group] = []
  /// The outermost one was opened by a registration and ends with the turn of the queue.
  private var isEventGroup = false
  private var disabling = 0

  /// Whether changes of one turn of the main queue are taken back together.
  open var groupsByEvent = true
  /// Groups that are kept; 0 for all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  public override init() {}

  // MARK: Groups

  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() { open.append(Group()) }

  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard !group.steps.isEmpty else { return }
    if open.isEmpty {
      isEventGroup = false
      store(group)
    } else {
      open[open.count - 1].steps += group.steps
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  private func store(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if !isRedoing { redoStack = [] }
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { disabling == 0 }
  open func disableUndoRegistration() { disabling += 1 }
  open func enableUndoRegistration() { disabling = max(0, disabling - 1) }

  /// Keeps what takes a change back, as long as the target lives.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else { return }
      beginUndoGrouping()
      isEventGroup = true
      nonisolated(unsafe) let manager = self
      DispatchQueue.main.async { manager.endEvent() }
    }
    open[open.count - 1].steps.append(
      Step(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  private func endEvent() {
    guard isEventGroup, open.count == 1, !isUndoing, !isRedoing else { return }
    endUndoGrouping()
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Takes the last group back; one that is open is closed first.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  open func redo() {
    while !open.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// What is registered meanwhile is one group of the other direction, with the same name.
  private func run(_ group: Group) {
    open = [Group(name: group.name)]
    for step in group.steps.reversed() { step.run() }
    while !open.isEmpty { endUndoGrouping() }
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = open.map { _ in Group() }
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func remove(_ groups: [Group]) -> [Group] {
      groups.map { Group(steps: $0.steps.filter { $0.target !== target }, name: $0.name) }
    }
    undoStack = remove(undoStack).filter { !$0.steps.isEmpty }
    redoStack = remove(redoStack).filter { !$0.steps.isEmpty }
    open = remove(open)
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      guard !undoStack.isEmpty else { return }
      undoStack[undoStack.count - 1].name = actionName
    } else {
      open[open.count - 1].name = actionName
    }
  }

  open var undoActionName: String { open.last { !$0.steps.isEmpty }?.name ?? undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
