import CoreGraphics
import Drawing
import Typesetting

/// When the caret shows: half a second on, half a second off on the stage's clock.
struct CaretBlink {
  var isOn = true
  var deadline: Int?
  static let halfPeriod = 0.5
}

extension TextInputNode {
  // MARK: Blinking

  /// The caret shows now, whenever it did before: it blinks from the last thing that was done.
  func startBlinking() {
    guard isFocused else { return }
    caret.isOn = true
    if let deadline = caret.deadline { graph.cancelDeadline(deadline) }
    scheduleBlink()
  }

  private func scheduleBlink() {
    caret.deadline = graph.at(graph.time + CaretBlink.halfPeriod, isEndless: true) { [weak self] in
      guard let self, isFocused, !flags.contains(.isDead) else { return }
      caret.isOn.toggle()
      setNeedsRecording()
      scheduleBlink()
    }
  }

  func stopBlinking() {
    if let deadline = caret.deadline { graph.cancelDeadline(deadline) }
    caret = CaretBlink()
  }

  // MARK: Showing the caret

  /// The caret in the node's own coordinates.
  var caretFrame: CGRect {
    layout.caret(at: model.selection.head).offsetBy(dx: -scroll.x, dy: -scroll.y)
  }

  /// Moves the text so that the caret shows, and the scroll view around an editor.
  func revealCaret() {
    guard layout != nil, frame.width > 0 else { return }
    var target = isFocused ? scroll : .zero
    if isFocused {
      let caret = layout.caret(at: model.selection.head)
      let size = textSize
      func reveal(_ start: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ viewport: CGFloat, _ content: CGFloat)
        -> CGFloat
      {
        let moved = start < offset ? start : end > offset + viewport ? end - viewport : offset
        return min(max(0, moved), max(0, content - viewport))
      }
      target.x = isMultiline ? 0 : reveal(caret.minX, caret.maxX, scroll.x, frame.width, size.width + caret.width)
      target.y =
        traits.kind == .lines ? reveal(caret.minY, caret.maxY, scroll.y, frame.height, size.height) : 0
      if traits.kind == .editor { revealInScrollView() }
    }
    guard target != scroll else { return }
    scroll = target
    shownText.flags.insert(.needsRecording)
    setNeedsRecording()
  }

  /// After the layout that is about to be made: before it, nobody knows how long the text is.
  private func revealInScrollView() {
    graph.afterLayout { [weak self] in
      guard let self, isFocused, !flags.contains(.isDead), let scroll = scrollView else { return }
      let origin = origin(in: scroll)
      // A few points more, so that the line is not at the very edge.
      scroll.reveal(caretFrame.insetBy(dx: 0, dy: -8).offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  // MARK: Drawing

  /// What trees say that is shown: of a secret, dots.
  var displayedText: String {
    traits.isSecure
      ? String(repeating: EditedTextLayout.dot, count: model.text.count) : model.text
  }

  /// A line that is too long ends with dots while nobody edits it.
  var truncatedLayout: TextLayout? {
    guard !isFocused, traits.kind == .line, textSize.width > frame.width + 0.5,
      let block = layout.blocks.first, let paragraph = layout.setting(of: block, width: nil).paragraph
    else { return nil }
    var style = paragraph.style
    style.lineLimit = 1
    return Paragraph(spans: paragraph.spans, style: style, fonts: graph.resources.fonts).layout(width: frame.width)
  }

  func recordInput(into items: inout [DisplayItem]) {
    var content: [DisplayItem] = []
    if showsPlaceholder {
      for child in describedChildren { record(child: child, into: &content) }
    } else {
      recordSelection(into: &content)
      record(child: shownText, into: &content)
      recordMark(into: &content)
    }
    if isFocused, model.selection.isCaret, caret.isOn || graph.focus.isCaretSteady {
      let radius = EditedTextLayout.caretWidth / 2
      let figure = Figure.roundedRect(
        caretFrame, corner: CGSize(width: radius, height: radius), continuous: false)
      content.append(.fill(figure, tint(1), evenOdd: false))
    }
    guard !content.isEmpty else { return }
    if isFocused, traits.kind != .editor, textSize.width > frame.width || textSize.height > frame.height {
      // Accents and carets at the edges keep their room.
      let window = CGRect(origin: .zero, size: frame.size).insetBy(dx: -EditedTextLayout.caretWidth, dy: -2)
      items.append(.effect(.clip(.rect(window), evenOdd: false), DisplayList(content)))
    } else {
      items += content
    }
  }

  private func recordSelection(into items: inout [DisplayItem]) {
    guard isFocused, !model.selection.isCaret else { return }
    for rect in layout.rects(of: model.selection.range) {
      let shown = rect.offsetBy(dx: -scroll.x, dy: -scroll.y)
      guard traits.kind == .editor || shown.intersects(CGRect(origin: .zero, size: frame.size)) else { continue }
      items.append(.fill(.rect(shown), tint(Self.selectionOpacity), evenOdd: false))
    }
  }

  private func recordMark(into items: inout [DisplayItem]) {
    guard isFocused, let marked = model.marked else { return }
    for rect in layout.underlines(of: marked) {
      items.append(
        .fill(
          .rect(rect.offsetBy(dx: -scroll.x, dy: -scroll.y)),
          look.paints.text.paint(in: CGRect(origin: .zero, size: frame.size)), evenOdd: false))
    }
  }

  /// Of the tint, behind selected text; by eye against pictures of iOS.
  private static let selectionOpacity = 0.25

  private func tint(_ opacity: Double) -> Paint {
    let paint = look.paints.tint.paint(in: CGRect(origin: .zero, size: frame.size))
    guard case .color(var color) = paint else { return paint }
    color.alpha *= opacity
    return .color(color)
  }
}
