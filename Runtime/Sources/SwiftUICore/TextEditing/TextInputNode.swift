import CoreGraphics
import Drawing
import Typesetting
import UIKit

/// The node of text fields, secure fields and text editors: it keeps the text that is edited, sets it, and takes
/// keys, text and touches while it has the focus.
final class TextInputNode: ReadingNode {
  let environment: EnvironmentScope
  private(set) var traits: TextInputTraits
  private(set) var source: TextInputSource?
  private(set) var actions = TextInputActions()
  var model: TextEditingModel
  private(set) var layout: EditedTextLayout!
  private(set) var look: TextInputLook!
  private(set) var shownText: EditedTextNode!
  private var placeholder: Node?

  private var isPlaced = false
  /// The text as it is set, which may be more than shows.
  private(set) var textSize = CGSize.zero
  /// How far the text is moved to the left and up, in points.
  var scroll = CGPoint.zero
  var isFocused = false
  var caret = CaretBlink()
  /// Code may answer an edit with another text until the frame that shows the edit is over.
  var awaitsEcho = false
  /// What the value read as last; while its text is edited, only another one replaces what is typed.
  private var lastValue: String?
  private var isValueEdited = false
  /// The first letter that is typed into a secret takes the place of what was there, as on iOS.
  var replacesOnTyping = false
  /// Where a selection by dragging began.
  var dragAnchor: EditingSelection?
  /// The field that the input is part of knows it by this.
  private var anchor: TextInputAnchor?

  init(_ traits: TextInputTraits, _ context: _ViewContext) {
    environment = context.environment
    self.traits = traits
    model = TextEditingModel("", isSecure: traits.isSecure)
    super.init(context)
    shownText = EditedTextNode(self, context.under(self))
    graph.focus.add(self)
    if traits.kind == .editor { graph.add(self) }
  }

  // MARK: Update

  func update(
    _ source: TextInputSource, _ traits: TextInputTraits, _ actions: TextInputActions, _ anchor: TextInputAnchor?
  ) {
    self.source = source
    self.actions = actions
    self.anchor = anchor
    anchor?.node = self
    if traits != self.traits {
      self.traits = traits
      if model.isSecure != traits.isSecure { model = TextEditingModel(model.text, isSecure: traits.isSecure) }
      if isFocused { graph.keyboard.setNeedsUpdate() }
    }
    runUpdate()
  }

  func updatePlaceholder<Content: View>(_ view: Content, _ context: _ViewContext) {
    placeholder = Content._update(view, placeholder, context.under(self))
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    guard let source else { return }
    var value = ""
    var new: TextInputLook!
    tracking {
      value = source.read()
      new = TextInputLook(EnvironmentValues(scope: environment), traits, graph.resources)
    }
    let hadText = !model.buffer.isEmpty
    let isChanged = takeValue(value)
    let old = look
    look = new
    if layout == nil {
      layout = EditedTextLayout(style: new.style, fonts: graph.resources.fonts)
    } else {
      layout.setStyle(new.style)
    }
    layout.setText(model.text)
    if !new.isEnabled { graph.focus.targetChanged(self) }
    if old?.allowsHitTesting == true, !new.allowsHitTesting { graph.focus.targetWasCovered(self) }
    if old?.isSameSize(as: new) != true || hadText == model.buffer.isEmpty {
      setNeedsLayout()
    } else if isChanged {
      textChanged()
    } else if old?.paints != new.paints {
      setNeedsRecording()
      shownText.flags.insert(.needsRecording)
    }
  }

  /// - Returns: whether the text is another now.
  private func takeValue(_ value: String) -> Bool {
    // What is being typed into a field for a value is not replaced by its own echo.
    if source?.commit != nil, isFocused {
      guard value != lastValue else { return false }
      lastValue = value
    }
    guard !model.buffer.isIdentical(to: value) else { return false }
    model.adopt(value, isEcho: awaitsEcho)
    return true
  }

  /// Writes an edited text where it came from, and takes what becomes of it there.
  func write() {
    guard let source else { return }
    awaitsEcho = true
    // The answer of an `onChange` is written after the layout of this round, and read in the next.
    graph.afterLayout { [weak self] in
      self?.graph.afterLayout { self?.awaitsEcho = false }
    }
    ReadingNode.untracked {
      source.write(model.text)
      if source.commit == nil {
        model.adopt(source.read(), isEcho: true)
      } else {
        isValueEdited = true
        lastValue = source.read()
      }
    }
  }

  /// Reads a value out of the text that was typed, and shows it in its own way.
  func commitValue() {
    guard let source, let commit = source.commit else { return }
    ReadingNode.untracked {
      if isValueEdited { commit(model.text) }
      model.adopt(source.read(), isEcho: false)
    }
    isValueEdited = false
    textChanged()
  }

  /// Editing of a value begins: only another value replaces what is typed.
  func beginValue() {
    guard let source, source.commit != nil else { return }
    lastValue = ReadingNode.untracked { source.read() }
  }

  /// The text or the selection changed: what is shown follows, at the least cost.
  func textChanged() {
    guard layout != nil else { return }
    layout.setText(model.text)
    // A field of a given width whose height stays changes nothing around it.
    if isPlaced, placedProposal.width != nil, measure(placedProposal) == frame.size {
      dropLayoutCaches()
      arrange()
      shownText.flags.insert(.needsRecording)
      setNeedsRecording()
    } else {
      setNeedsLayout()
      // A field that grows stays in sight.
      if isFocused { graph.afterLayout { [weak self] in self?.graph.keyboard.revealFocus() } }
    }
    if isFocused { graph.keyboard.contextChanged() }
    revealCaret()
  }

  // MARK: Layout

  var isMultiline: Bool { traits.kind != .line }

  private var placeholders: [Node] { placeholder?.layoutChildren ?? [] }
  var showsPlaceholder: Bool { model.buffer.isEmpty && placeholder != nil && traits.kind != .editor }

  /// The width that lines are broken at.
  private func lineWidth(_ width: CGFloat?) -> CGFloat? { isMultiline ? width : nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { max(0, $0) }
    // Stacks ask for the least width; no line is broken for that.
    let finite = width.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil }
    let text = layout.size(width: lineWidth(finite))
    let empty = placeholders.reduce(CGSize.zero) { most, child in
      let size = child.size(for: ProposedViewSize(width: finite, height: nil))
      return CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
    }
    let ideal = max(text.width + EditedTextLayout.caretWidth, empty.width)
    var height = showsPlaceholder ? max(layout.emptyLine.frame.height, empty.height) : text.height
    if isMultiline, traits.kind != .editor { height = look.limited(height, line: layout.emptyLine) }
    if traits.kind == .editor, let scroll = scrollView {
      height = max(height, scroll.contentLength(along: .vertical) - 16)
    }
    return CGSize(width: width ?? ideal, height: height)
  }

  override func placeChildren() {
    for child in placeholders {
      let proposal = ProposedViewSize(frame.size)
      let slack = frame.width - child.size(for: proposal).width
      let x: CGFloat =
        switch look.style.paragraph.alignment {
        case .center: slack / 2
        case .leading: look.style.paragraph.isRightToLeft ? slack : 0
        case .trailing: look.style.paragraph.isRightToLeft ? 0 : slack
        }
      place(child, at: CGPoint(x: x, y: 0), proposal: proposal)
    }
    isPlaced = true
    arrange()
    revealCaret()
    shownText.flags.insert(.needsRecording)
  }

  /// Places the text for the frame that there is.
  private func arrange() {
    let natural = layout.size(width: lineWidth(frame.width))
    let container = isMultiline ? frame.width : max(frame.width, natural.width)
    layout.setWidth(lineWidth(frame.width), in: container)
    let page = traits.kind == .editor ? scrollView?.viewportLength(along: .vertical) ?? frame.height : frame.height
    layout.linesPerPage = max(1, Int(min(page / max(1, layout.emptyLine.pitch), 10_000)) - 1)
    let height: CGFloat =
      switch traits.kind {
      case .line: natural.height
      case .lines: min(natural.height, frame.height)
      case .editor: max(natural.height, frame.height)
      }
    let size = CGSize(width: frame.width, height: height)
    textSize = CGSize(width: container, height: max(natural.height, height))
    // The text is where its lines are; nothing of it is asked for its size, or moves by an animation of layout.
    if shownText.layoutParent == nil { place(shownText, at: .zero, proposal: ProposedViewSize(size)) }
    shownText.frame = CGRect(origin: .zero, size: size)
  }

  /// The scroll view of a text editor.
  var scrollView: ScrollNode? {
    var node: Node? = parent
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll }
      node = current.parent
    }
    return nil
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    if key == VerticalAlignment.firstTextBaseline.key || !isMultiline { return layout.emptyLine.baseline }
    return dimensions.height - layout.emptyLine.frame.height + layout.emptyLine.baseline
  }

  override var spacing: ViewSpacing {
    guard traits.kind != .editor else { return ViewSpacing() }
    return TextNode.spacing(
      leading: look.style.span.font.styleLeading, line: layout.emptyLine.frame.height,
      scale: look.style.paragraph.displayScale)
  }

  // MARK: Structure

  override var structure: [Node] { placeholder.map { [$0] } ?? [] }
  override var describedChildren: [Node] { showsPlaceholder ? placeholders : [shownText] }
  override func structureChanged() {
    super.structureChanged()
    setNeedsLayout()
  }
  override func appendLayoutChildren(to list: inout [Node]) { list.append(self) }
  override var environmentScope: EnvironmentScope? { environment }
  override var name: String { "TextInput" }

  override func record(into items: inout [DisplayItem]) { recordInput(into: &items) }

  /// The text is the value of the field; of a secret, dots.
  override func makeAccessibility() -> AccessibilityFragment {
    guard !model.buffer.isEmpty || isFocused else { return .empty }
    var element = AccessibilityElement(
      id: id, frame: CGRect(origin: .zero, size: frame.size), isMirrored: look.style.paragraph.isRightToLeft)
    element.value = displayedText
    element.isFocused = isFocused
    return AccessibilityFragment(.elements([element]))
  }

  override func teardown() {
    guard !flags.contains(.isDead) else { return }
    // What the text belonged to may be gone already: nothing is read or written any more.
    source = nil
    graph.focus.remove(self)
    graph.remove(self)
    stopBlinking()
    super.teardown()
    placeholder?.teardown()
    placeholder = nil
    shownText.teardown()
  }
}

/// An editor draws the lines that its scroll view shows: others are drawn when they come near.
extension TextInputNode: PositionObserver {
  func layoutDidEnd() {
    guard !flags.contains(.isDead), !shownText.isWindowRecorded else { return }
    shownText.setNeedsRecording()
  }
}
