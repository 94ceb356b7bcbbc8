import SwiftUICore
import Testing

/// Random edits beside an array of characters, which does the same the slow way.
@MainActor
struct EditingPropertyTests {
  /// A generator with a seed (Steele, Lea and Flood's SplitMix64).
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let pieces = [
    "a", "Zz", " ", "\n", "\r\n", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🇫", "한", "\u{1112}", "\u{1161}", "שלום",
    "مرحبا",
    "12", "\u{200D}", "ﷺ", "नि", "\t", "\u{2028}", "x.y", "don't", "你好",
  ]

  /// The reference: text and selection as counts of characters.
  private struct Reference {
    var characters: [Character] = []
    var anchor = 0
    var head = 0

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var text: String { String(characters) }

    /// Joins may make fewer characters of the same text: the caret stands after what it stood in.
    mutating func replace(_ range: Range<Int>, _ text: String) {
      let before = String(characters[..<range.lowerBound]) + text
      let whole = before + String(characters[range.upperBound...])
      characters = Array(whole)
      var bytes = 0
      var index = 0
      while bytes < before.utf8.count {
        bytes += characters[index].utf8.count
        index += 1
      }
      anchor = index
      head = index
    }
  }

  private func bytes(_ reference: Reference, _ index: Int) -> Int { String(reference.characters[..<index]).utf8.count }

  @Test("thousands of random edits and movements come out as an array of characters says", arguments: 1...8)
  func edits(_ seed: Int) {
    var random = Random(state: UInt64(seed))
    var model = TextEditingModel("")
    var reference = Reference()
    for step in 0..<600 {
      let oracle = PlainTextOracle(buffer: model.buffer)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let piece = Self.pieces.randomElement(using: &random)!
        model.insert(piece)
        reference.replace(reference.range, piece)
      case 4:
        model.delete(.backward, oracle)
        let range = reference.range
        if !range.isEmpty {
          reference.replace(range, "")
        } else if range.lowerBound > 0 {
          reference.replace(range.lowerBound - 1..<range.lowerBound, "")
        }
      case 5:
        model.delete(.forward, oracle)
        let range = reference.range
        if !range.isEmpty {
          reference.replace(range, "")
        } else if range.upperBound < reference.characters.count {
          reference.replace(range.upperBound..<range.upperBound + 1, "")
        }
      case 6, 7:
        let isForward = Bool.random(using: &random)
        let extending = Bool.random(using: &random)
        model.move(isForward ? .forward : .backward, extending: extending, oracle)
        if extending {
          reference.head = min(max(0, reference.head + (isForward ? 1 : -1)), reference.characters.count)
        } else {
          let range = reference.range
          let target =
            range.isEmpty
            ? min(max(0, reference.head + (isForward ? 1 : -1)), reference.characters.count)
            : isForward ? range.upperBound : range.lowerBound
          reference.anchor = target
          reference.head = target
        }
      default:
        let places = 0...reference.characters.count
        reference.anchor = Int.random(in: places, using: &random)
        reference.head = Int.random(in: places, using: &random)
        model.select(
          EditingSelection(anchor: bytes(reference, reference.anchor), head: bytes(reference, reference.head)))
      }
      guard model.text.utf8.elementsEqual(reference.text.utf8),
        model.selection.anchor == bytes(reference, reference.anchor),
        model.selection.head.offset == bytes(reference, reference.head)
      else {
        Issue.record("Seed \(seed) differs at step \(step): \(model.text.debugDescription), \(model.selection)")
        return
      }
    }
  }

  @Test("whatever was done, undoing it all leads back to the start, and doing it again to the end", arguments: 1...8)
  func undo(_ seed: Int) {
    var random = Random(state: UInt64(seed) &* 977)
    let start = "The quick 👨‍👩‍👧 fox\nשלום 123"
    var model = TextEditingModel(start)
    let movements: [Movement] = [
      .left, .right, .wordLeft, .wordRight, .up, .down, .lineStart, .lineEnd, .documentEnd, .paragraphStart,
    ]
    for _ in 0..<400 {
      let oracle = PlainTextOracle(buffer: model.buffer)
      switch Int.random(in: 0..<9, using: &random) {
      case 0..<3: model.insert(Self.pieces.randomElement(using: &random)!)
      case 3: model.delete([.backward, .wordBackward, .lineStart].randomElement(using: &random)!, oracle)
      case 4: model.delete([.forward, .wordForward].randomElement(using: &random)!, oracle)
      case 5: model.move(movements.randomElement(using: &random)!, extending: Bool.random(using: &random), oracle)
      case 6:
        let text = Bool.random(using: &random) ? "" : Self.pieces.randomElement(using: &random)!
        model.mark(text, selected: 0..<Int.random(in: 0...3, using: &random))
      case 7: model.adopt(String(model.text.prefix(60)), isEcho: true)
      default: if Bool.random(using: &random) { _ = model.undo() } else { _ = model.redo() }
      }
      #expect(model.buffer.isBoundary(model.selection.anchor) && model.buffer.isBoundary(model.selection.head.offset))
    }
    while model.redo() {}
    let end = model.text
    while model.undo() {}
    #expect(model.text.utf8.elementsEqual(start.utf8))
    while model.redo() {}
    #expect(model.text.utf8.elementsEqual(end.utf8))
  }
}
