import SwiftUICore
import Testing

/// The model on its own: what iOS's text fields do, by Apple's documentation of UITextInput.
@MainActor
struct EditingModelTests {
  /// Edits a text with the caret at "|"; a selection lies between two of them, and it is moved from "<" if given.
  private func edited(_ text: String, _ edit: (inout TextEditingModel, PlainTextOracle) -> Void) -> String {
    var model = TextEditingModel(text.filter { $0 != "|" })
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    model.select(EditingSelection(anchor: start, head: parts.count > 2 ? start + parts[1].utf8.count : start))
    edit(&model, PlainTextOracle(buffer: model.buffer))
    return shown(model)
  }

  private func shown(_ model: TextEditingModel) -> String {
    var bytes = Array(model.text.utf8)
    let range = model.selection.range
    bytes.insert(contentsOf: "|".utf8, at: range.upperBound)
    if !range.isEmpty { bytes.insert(contentsOf: "|".utf8, at: range.lowerBound) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func check(_ isTrue: Bool, _ location: SourceLocation = #_sourceLocation) {
    #expect(isTrue, sourceLocation: location)
  }

  @Test(
    "a character as a reader sees it is deleted as one",
    arguments: [
      ("a👨‍👩‍👧‍👦|b", "a|b"), ("🇩🇪🇫🇷|", "🇩🇪|"), ("👍🏽|", "|"), ("xe\u{301}|", "x|"), ("한|국", "|국"),
      ("\u{1112}\u{1161}\u{11AB}|", "|"), ("a\r\n|b", "a|b"), ("1\u{FE0F}\u{20E3}|", "|"), ("|", "|"), ("|ab", "|ab"),
      ("a|bc|d", "a|d"),
    ])
  func backspace(_ before: String, _ after: String) {
    let result = edited(before) { $0.delete(.backward, $1) }
    #expect(Array(result.utf8) == Array(after.utf8))
  }

  @Test(
    "words, lines and what lies after the caret are deleted",
    arguments: [
      ("one two|", Movement.wordBackward, "one |"), ("one two  |", .wordBackward, "one |"),
      ("|one two", .wordForward, "| two"), ("don't|", .wordBackward, "|"), ("a\none two|", .lineStart, "a\n|"),
      ("a|bc\nd", .lineEnd, "a|\nd"), ("|👨‍👩‍👧x", .forward, "|x"), ("ab|\ncd", .forward, "ab|cd"),
      ("ab\ncd|ef", .documentStart, "|ef"),
    ])
  func deletions(_ before: String, _ movement: Movement, _ after: String) {
    #expect(edited(before) { $0.delete(movement, $1) } == after)
  }

  @Test(
    "the caret goes by characters, words, lines, paragraphs and to the ends",
    arguments: [
      ("a|👨‍👩‍👧b", Movement.right, "a👨‍👩‍👧|b"), ("a👨‍👩‍👧|b", .left, "a|👨‍👩‍👧b"), ("one| two", .wordRight, "one two|"),
      ("one two|", .wordLeft, "one |two"), ("one|\ntwo", .wordRight, "one\ntwo|"),
      ("one\n|two", .wordLeft, "|one\ntwo"),
      ("ab\ncd|", .lineStart, "ab\n|cd"), ("a|b\ncd", .lineEnd, "ab|\ncd"), ("a\nb|c", .paragraphStart, "a\n|bc"),
      ("a\n|bc", .paragraphStart, "|a\nbc"), ("a|b\ncd", .paragraphEnd, "ab|\ncd"), ("a|b", .documentEnd, "ab|"),
      ("a|b", .documentStart, "|ab"), ("abc|\nd", .down, "abc\nd|"), ("abc\nd|", .up, "a|bc\nd"), ("ab|c", .up, "|abc"),
      ("ab|c", .down, "abc|"), ("a|bc|d", .left, "a|bcd"), ("a|bc|d", .right, "abc|d"), ("|", .left, "|"),
      ("|", .down, "|"),
    ])
  func movements(_ before: String, _ movement: Movement, _ after: String) {
    #expect(edited(before) { $0.move(movement, $1) } == after)
  }

  @Test("Shift moves one end of the selection, and past the other")
  func extending() {
    #expect(
      edited("one |two three") {
        $0.move(.wordRight, extending: true, $1)
        $0.move(.right, extending: true, $1)
      } == "one |two |three")
    #expect(
      edited("ab|cd") {
        $0.move(.right, extending: true, $1)
        $0.move(.left, extending: true, $1)
        $0.move(.left, extending: true, $1)
      } == "a|b|cd")
  }

  @Test("moving up and down keeps to the column from which it began")
  func column() {
    #expect(
      edited("abcd|\nx\nabcdef") {
        $0.move(.down, $1)
        $0.move(.down, $1)
      } == "abcd\nx\nabcd|ef")
  }

  @Test("typing is undone as one, deletions by themselves, and all comes back")
  func undo() {
    var model = TextEditingModel("")
    for letter in "hello" { model.insert(String(letter)) }
    model.delete(.backward, PlainTextOracle(buffer: model.buffer))
    model.delete(.backward, PlainTextOracle(buffer: model.buffer))
    #expect(model.text == "hel")
    check(model.undo())
    #expect(model.text == "hello")
    #expect(shown(model) == "hello|")
    check(model.undo())
    #expect(model.text == "")
    check(!model.undo())
    check(model.redo())
    #expect(model.text == "hello")
    check(model.redo())
    #expect(model.text == "hel")
    check(!model.redo())
    model.move(.left, PlainTextOracle(buffer: model.buffer))
    model.insert("X")
    model.insert("Y")
    #expect(shown(model) == "heXY|l")
    check(model.undo())
    #expect(shown(model) == "he|l")
  }

  @Test("a Kana input method: what is marked is replaced by what it becomes, and one undo takes it all back")
  func kana() {
    var model = TextEditingModel("a")
    for step in ["k", "か", "かn", "かんj", "かんじ"] {
      model.mark(step, selected: step.count..<step.count)
      #expect(model.text == "a" + step)
      #expect(model.marked == 1..<1 + step.utf8.count)
    }
    model.mark("漢字", selected: 0..<2)
    #expect(shown(model) == "a|漢字|")
    model.insert("漢字")
    #expect(shown(model) == "a漢字|")
    #expect(model.marked == nil)
    check(model.undo())
    #expect(model.text == "a")
    check(model.redo())
    #expect(model.text == "a漢字")
  }

  @Test("a Pinyin input method as ibus sends it: an empty mark, then the text that was chosen")
  func pinyin() {
    var model = TextEditingModel("")
    model.mark("n", selected: 1..<1)
    model.mark("ni", selected: 2..<2)
    model.mark("ni hao", selected: 6..<6)
    model.mark("", selected: 0..<0)
    #expect(model.text == "" && model.marked == nil)
    model.insert("你好")
    #expect(shown(model) == "你好|")
    model.mark("m", selected: 1..<1)
    // Escape: the method takes back what it marked.
    model.mark("", selected: 0..<0)
    #expect(model.text == "你好")
    check(model.undo())
    #expect(model.text == "")
    check(!model.undo())
  }

  @Test("marked text takes the place of the selection and stays when the caret moves")
  func markedMovement() {
    var model = TextEditingModel("one two")
    model.select(EditingSelection(anchor: 0, head: 3))
    model.mark("ein", selected: 3..<3)
    #expect(model.text == "ein two")
    model.move(.left, PlainTextOracle(buffer: model.buffer))
    #expect(shown(model) == "ei|n two" && model.marked == nil)
    model.mark("x", selected: -3..<99)
    #expect(model.text == "eixn two")
  }

  @Test("a text from outside keeps the caret with what is around it")
  func adopted() {
    func adopt(_ before: String, _ after: String) -> String {
      edited(before) { model, _ in model.adopt(after, isEcho: false) }
    }
    #expect(adopt("ab|cd", "xabcd") == "xab|cd")
    #expect(adopt("ab|", "abc") == "abc|")
    #expect(adopt("1234|", "(123) 4") == "(123) 4|")
    #expect(adopt("abd|c", "abDc") == "abD|c")
    #expect(adopt("hello|", "") == "|")
    #expect(adopt("|hello", "") == "|")
    #expect(adopt("é|x", "e\u{301}x").utf8.count == "e\u{301}|x".utf8.count)
  }

  @Test("a limit that takes typed text back leaves nothing to undo for it")
  func limit() {
    var model = TextEditingModel("")
    for letter in "abc" { model.insert(String(letter)) }
    model.insert("d")
    model.adopt("abc", isEcho: true)
    #expect(shown(model) == "abc|")
    model.insert("e")
    model.adopt("abc", isEcho: true)
    check(model.undo())
    #expect(model.text == "")
    check(!model.undo())
  }

  @Test("a secret counts as one word and is not kept")
  func secret() {
    var model = TextEditingModel("correct horse", isSecure: true)
    model.move(.wordLeft, PlainTextOracle(buffer: model.buffer))
    #expect(model.selection == EditingSelection(0))
    #expect(model.word(around: 3) == 0..<13)
    model.selectAll()
    model.insert("x")
    check(!model.undo())
    // Nothing that is kept beside the text holds the old secret.
    var description = ""
    dump(model, to: &description)
    #expect(!description.contains("horse"))
  }

  @Test("letters that join what follows take the caret along")
  func joining() {
    var model = TextEditingModel("\u{301}x")
    model.select(EditingSelection(0))
    model.insert("e")
    #expect(model.selection.head.offset == 3)
    #expect(edited("🇩🇪|🇷") { model, _ in model.insert("🇫") }.utf8.elementsEqual("🇩🇪🇫🇷|".utf8))
  }
}
