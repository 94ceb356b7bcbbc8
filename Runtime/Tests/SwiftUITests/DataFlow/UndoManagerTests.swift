import Stage
import SwiftUI
import Testing

/// What Foundation's documentation says of the class.
@MainActor
struct UndoManagerTests {
  private final class Counter {
    var value = 0
    let undoManager = UndoManager()

    func set(_ new: Int, _ name: String = "") {
      let old = value
      value = new
      undoManager.registerUndo(withTarget: self) { $0.set(old, name) }
      if !name.isEmpty { undoManager.setActionName(name) }
    }
  }

  @Test("an explicit group is taken back as one, and can be done again")
  func groups() {
    let counter = Counter()
    counter.undoManager.groupsByEvent = false
    counter.undoManager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.undoManager.endUndoGrouping()
    counter.undoManager.beginUndoGrouping()
    counter.set(3)
    counter.undoManager.endUndoGrouping()
    counter.undoManager.undo()
    #expect(counter.value == 2)
    counter.undoManager.undo()
    #expect(counter.value == 0)
    #expect(!counter.undoManager.canUndo)
    counter.undoManager.redo()
    #expect(counter.value == 2)
    counter.undoManager.redo()
    #expect(counter.value == 3)
    #expect(!counter.undoManager.canRedo)
  }

  @Test("a change after an undo leaves nothing to do again")
  func newChange() {
    let counter = Counter()
    counter.set(1)
    counter.undoManager.undo()
    #expect(counter.undoManager.canRedo)
    counter.set(5)
    counter.undoManager.undo()
    #expect(counter.value == 0)
    counter.undoManager.removeAllActions()
    counter.undoManager.redo()
    #expect(counter.value == 0)
  }

  @Test("names follow the groups, and titles have them")
  func names() {
    let counter = Counter()
    counter.set(1, "Move")
    #expect(counter.undoManager.undoMenuItemTitle == "Undo Move")
    counter.undoManager.undo()
    #expect(counter.undoManager.redoActionName == "Move")
    #expect(counter.undoManager.undoMenuItemTitle == "Undo")
  }

  @Test(
    "nothing is kept while registration is disabled, nor more levels than are asked for, nor what has no target any more"
  )
  func limits() {
    let counter = Counter()
    counter.undoManager.disableUndoRegistration()
    counter.set(1)
    counter.undoManager.enableUndoRegistration()
    #expect(!counter.undoManager.canUndo)
    counter.undoManager.groupsByEvent = false
    counter.undoManager.levelsOfUndo = 2
    for value in 2...5 {
      counter.undoManager.beginUndoGrouping()
      counter.set(value)
      counter.undoManager.endUndoGrouping()
    }
    for _ in 0..<4 { counter.undoManager.undo() }
    #expect(counter.value == 3)
    counter.undoManager.removeAllActions(withTarget: counter)
    #expect(!counter.undoManager.canRedo)
  }

  private struct Editor: View {
    @Environment(\.undoManager) private var undoManager
    @State private var target = Target()

    final class Target {
      var words: [String] = []

      func add(_ word: String, _ undoManager: UndoManager?) {
        words.append(word)
        undoManager?.registerUndo(withTarget: self) { $0.words.removeLast() }
      }
    }

    @State private var shown = ""

    var body: some View {
      VStack {
        Text(shown)
        Button("Add two") {
          target.add("a", undoManager)
          target.add("b", undoManager)
          shown = target.words.joined()
        }
        Button("Undo") {
          undoManager?.undo()
          shown = target.words.joined()
        }
      }
    }
  }

  @Test("what one tap does is one group, in the undo manager of the screen")
  func events() throws {
    let stage = try Stage(resources: StageResources())
    try stage.show(AnyView(Editor()), presentation: .screen)
    try stage.perform(.tap("Add two"))
    try stage.perform(.tap("Add two"))
    try stage.perform(.tap("Undo"))
    #expect(stage.spokenLines.first == "ab")
    try stage.perform(.tap("Undo"))
    #expect(!stage.spokenLines.contains("ab"))
  }
}
