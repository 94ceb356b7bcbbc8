import CoreGraphics
import Drawing
import Typesetting

extension Text: View {
  public typealias Body = Never

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: TextNode.self) } ?? TextNode(context)
    node.update(view)
    return node
  }
}

/// The node of a text: it reads the environment when it is brought up to date, keeps the shaped
/// paragraph, and sets it for each proposal.
final class TextNode: ReadingNode {
  private let environment: EnvironmentScope
  private var text: Text?
  private var resolved: ResolvedText!
  private var paragraph: Paragraph!
  private var layouts: [(ProposedViewSize, TextLayout)] = []

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  func update(_ new: Text) {
    guard new != text || flags.contains(.needsUpdate) else { return }
    text = new
    runUpdate()
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    guard let text else { return }
    let old = paragraph
    let moments = text.movingDates
    resolved = tracking {
      var values = EnvironmentValues(scope: environment)
      if !moments.isEmpty, !values.hasOwnTime { values.now = graph.date }
      return ResolvedText(text, in: values, resources: graph.resources)
    }
    waitForSecond(of: moments)
    let style = tracking(adding: resolved.paragraphStyle)
    if let old, old.spans == resolved.spans, old.style == style {
      setNeedsRecording()
      return
    }
    paragraph = Paragraph(spans: resolved.spans, style: style, fonts: graph.resources.fonts)
    layouts.removeAll()
    setNeedsLayout()
  }

  /// The next second of a text that counts.
  private var deadline: Int?

  /// Comes back when one of the moments is a whole number of seconds away.
  private func waitForSecond(of moments: [Date]) {
    if let deadline { graph.cancelDeadline(deadline) }
    let now = graph.date
    let waits = moments.map { moment in
      let distance = moment.timeIntervalSince(now)
      return distance - (distance - 1e-4).rounded(.down)
    }
    // Clocks add up in steps: a second that is meant must not be missed by the last digit.
    deadline = waits.min().map { wait in
      graph.at(graph.time + wait - 1e-6, isEndless: true, name: "Text in \(graph.place(of: self))") { [weak self] in
        guard let self, !flags.contains(.isDead) else { return }
        deadline = nil
        graph.enqueueUpdate(self)
      }
    }
  }

  override func teardown() {
    if let deadline { graph.cancelDeadline(deadline) }
    deadline = nil
    super.teardown()
  }

  /// Reads more of the environment within the same set of sources.
  private func tracking<Result>(adding reading: @autoclosure () -> Result) -> Result {
    let outer = Source.reader
    Source.reader = self
    defer { Source.reader = outer }
    return reading()
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    for known in layouts where known.0 == proposal { return known.1 }
    let layout = paragraph.layout(
      width: proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil },
      height: proposal.height.flatMap { $0.isFinite ? max(0, $0) : nil })
    if layouts.count == 3 { layouts.removeFirst() }
    layouts.append((proposal, layout))
    return layout
  }

  override func dropLayoutCaches() {
    super.dropLayoutCaches()
    layouts.removeAll(keepingCapacity: true)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(for: proposal).size }

  override func takesFinger(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return layout(for: dimensions.proposal).firstBaseline
    }
    // Separators of lists start below the text of a row.
    if key == HorizontalAlignment.listRowSeparatorLeading.key { return 0 }
    if key == VerticalAlignment.lastTextBaseline.key {
      return layout(for: dimensions.proposal).lastBaseline
    }
    return nil
  }

  override var spacing: ViewSpacing {
    let leading = resolved.spans.first?.font.styleLeading
    return Self.spacing(
      leading: leading, line: layout(for: .unspecified).lines.first?.frame.height,
      scale: paragraph.style.displayScale)
  }

  /// The distances that text keeps to its neighbours.
  /// - Parameter line: the height of one line, in points.
  static func spacing(leading: CGFloat?, line: CGFloat?, scale: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    guard let leading else { return spacing }
    // The box of one line, which iOS rounds up to the pixel.
    let height = ((line ?? leading) * scale - 0.001).rounded(.up) / scale
    let half = ViewSpacing.EdgeKind.text(halfLeading: (leading - height) / 2)
    spacing.top = half
    spacing.bottom = half
    return spacing
  }

  /// The number that a numeric content transition counts, and the one before.
  private var numbers: (last: Double?, before: Double?) = (nil, nil)

  override var contentChange: ContentChange? {
    let values = EnvironmentValues(scope: environment)
    let reducesMotion = values.accessibilityReduceMotion
    return switch values.contentTransition.kind {
    case .identity, .symbolEffect: nil
    case .opacity: .fade
    case .interpolate: .interpolate
    case .numericText(let countsDown): reducesMotion ? .fade : .roll(isUp: !countsDown)
    case .numericValue: reducesMotion ? .fade : .roll(isUp: (numbers.last ?? 0) >= (numbers.before ?? 0))
    }
  }

  private func noteNumber() {
    guard case .numericValue(let value) = EnvironmentValues(scope: environment).contentTransition.kind,
      value != numbers.last
    else { return }
    numbers = (value, numbers.last)
  }

  override func record(into items: inout [DisplayItem]) {
    noteNumber()
    let layout = layout(for: placedProposal)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let color = EnvironmentValues(scope: environment).styleContext.color
    if let placeholder = resolved.placeholder {
      for line in layout.lines where line.frame.width > 0 {
        let bar = Redaction.figure(in: line.frame.insetBy(dx: 0, dy: line.frame.height / 10))
        items += placeholder.items(drawing: .fill(bar, evenOdd: false), in: bounds)
      }
      return
    }
    for line in layout.lines {
      for rule in line.rules where !rule.isStrikethrough {
        record(rule, in: bounds, color, into: &items)
      }
      for fragment in line.fragments { record(fragment, in: bounds, into: &items) }
      for rule in line.rules where rule.isStrikethrough {
        record(rule, in: bounds, color, into: &items)
      }
    }
  }

  private func record(_ fragment: TextLayout.Fragment, in bounds: CGRect, into items: inout [DisplayItem]) {
    let style = resolved.styles[fragment.style]
    switch fragment.content {
    case .glyphs(let run):
      items.append(.glyphs(run, at: fragment.origin, style.foreground.paint(in: bounds)))
    case .attachment(let size):
      guard let attachment = style.attachment, let values = style.attachmentEnvironment else { return }
      items += attachment.items(
        in: CGRect(origin: fragment.origin, size: size), environment: values, resources: graph.resources)
    }
  }

  private func record(
    _ rule: TextLayout.Rule, in bounds: CGRect, _ context: ColorContext, into items: inout [DisplayItem]
  ) {
    let style = resolved.styles[rule.style]
    let own = rule.isStrikethrough ? style.strikethroughColor : style.underlineColor
    let paint = own.map { Paint.color($0.resolved(in: context)) } ?? style.foreground.paint(in: bounds)
    guard let dash = rule.pattern.dash else {
      items.append(.fill(.rect(rule.rect), paint, evenOdd: false))
      return
    }
    let width = rule.rect.height
    let line = Outline([
      .move(CGPoint(x: rule.rect.minX, y: rule.rect.midY)),
      .line(CGPoint(x: rule.rect.maxX, y: rule.rect.midY)),
    ])
    items.append(.stroke(.outline(line), paint, Pen(width: width, dash: dash.map { $0 * width })))
  }

  override func makeAccessibility() -> AccessibilityFragment {
    guard !resolved.string.allSatisfy(\.isWhitespace) else { return .empty }
    var element = AccessibilityElement(
      id: id, frame: CGRect(origin: .zero, size: frame.size),
      isMirrored: EnvironmentValues(scope: environment).layoutDirection == .rightToLeft)
    element.label = resolved.string
    element.traits = .isStaticText
    return AccessibilityFragment(.elements([element]))
  }

  override var name: String { "Text" }
  override var detail: String { resolved?.string ?? "" }

  /// Of the line through the first letters.
  private var strikethroughColor: ResolvedColor? {
    guard resolved.spans[0].strikethrough != nil else { return nil }
    let style = resolved.styles[0]
    let context = EnvironmentValues(scope: environment).styleContext.color
    return style.strikethroughColor?.resolved(in: context) ?? style.foreground.color
  }

  override var facts: NodeFacts? {
    guard let spec = resolved.spans.first?.font else { return nil }
    let layout = layout(for: placedProposal)
    let ideal = paragraph.layout(width: placedProposal.width ?? frame.width)
    let unlimited = Paragraph(
      spans: resolved.spans, style: resolved.paragraphStyle.withoutLimits, fonts: graph.resources.fonts
    ).layout(width: max(frame.width, 1))
    return .text(
      NodeFacts.Text(
        string: resolved.string, face: layout.firstFace?.name ?? resolved.requestedFace,
        requestedFace: resolved.requestedFace, pointSize: spec.size,
        weight: layout.firstFace?.weight(for: spec) ?? spec.weight,
        scalesWithTypeSize: resolved.scalesWithTypeSize,
        color: resolved.styles[0].foreground.color ?? .clear, isTruncated: layout.isTruncated,
        idealSize: layout.isTruncated ? unlimited.size : ideal.size, lineCount: layout.lines.count,
        tracking: resolved.spans[0].tracking, strikethrough: strikethroughColor, isItalic: spec.isItalic))
  }
}

extension TextSpan.LinePattern {
  /// Lengths in line widths; nil for an unbroken line.
  fileprivate var dash: [CGFloat]? {
    switch self {
    case .solid: nil
    case .dot: [1, 2]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}

extension TextLayout {
  /// The face of the first glyphs.
  fileprivate var firstFace: FontFace? {
    for line in lines {
      for fragment in line.fragments {
        if case .glyphs(let run) = fragment.content { return run.face }
      }
    }
    return nil
  }
}

extension ParagraphStyle {
  fileprivate var withoutLimits: ParagraphStyle {
    var copy = self
    copy.lineLimit = nil
    copy.minimumScaleFactor = 1
    return copy
  }
}
