import CoreGraphics

/// What assistive technology knows of one thing on the screen, or of several that belong together.
@MainActor
package struct AccessibilityElement {
  /// What an element is beyond its traits.
  package enum Kind: Hashable, Sendable {
    case plain
    case textField
    case secureField
    case tab
    case progress
  }

  /// Where an element stands among its equals, from 1: a tab, a segment.
  package struct Position: Hashable, Sendable {
    package var index: Int
    package var count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Something that is told only when it is asked for, or always when it is important.
  package struct CustomContent: Hashable, Sendable {
    package var label: String
    package var value: String
    package var isImportant: Bool
    /// By what content set further out takes the place of this.
    var key: String
  }

  /// The node that the element comes from; the same for as long as the view lives.
  package let id: Int
  package var kind = Kind.plain
  package var label = ""
  package var value = ""
  package var hint = ""
  package var traits: AccessibilityTraits = []
  /// In the root's coordinates, points.
  package var frame: CGRect
  /// Where a finger would tap, in the root's coordinates.
  package var activationPoint: CGPoint
  package var actions: [Action] = []
  package var customContent: [CustomContent] = []
  /// By what voice control knows the element.
  package var inputLabels: [String] = []
  package var identifier = ""
  /// 1…6; 0 for a heading without a level.
  package var headingLevel = 0
  package var sortPriority = 0.0
  package var isEnabled = true
  /// Whether the keyboard's or the assistive technology's focus is here.
  package var isFocused = false
  package var position: Position?
  /// Whether switch control and voice control offer the element for use.
  package var respondsToUserInteraction = true
  /// What kind of text it is, such as `sourceCode`; empty where nothing says so.
  package var textContentType = ""
  /// A text input that takes more than one line.
  package var isMultiline = false
  /// Holds elements and is none itself: its label names the group.
  package var isContainer = false
  package var children: [AccessibilityElement] = []

  /// Stands for its children in the order of reading, and is not in the tree itself.
  var isGroup = false
  /// The element lies where one reads from right to left.
  var isMirrored: Bool
  /// What of a control the element stands for when it is made part of one.
  var part = AccessibilityControl.Part.label
  /// Ties elements to others by `accessibilityLabeledPair` and `accessibilityLinkedGroup`.
  var pairing: AccessibilityPairing?
  /// Where the element is; nil until it is in the tree.
  weak var graph: ViewGraph?

  init(id: Int, frame: CGRect, isMirrored: Bool) {
    self.id = id
    self.frame = frame
    self.isMirrored = isMirrored
    activationPoint = CGPoint(x: frame.midX, y: frame.midY)
  }

  package var isSelected: Bool { traits.contains(.isSelected) }
  package var isButton: Bool { traits.contains(.isButton) }
  package var isAdjustable: Bool { actions.contains { $0.kind == .increment || $0.kind == .decrement } }

  /// The element and everything below it, in the order of reading.
  package var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }

  /// What the focus of assistive technology can land on, in the order of reading.
  package var elements: [AccessibilityElement] { isContainer ? children.flatMap(\.elements) : [self] }

  /// The first element with a label or an identifier.
  package func first(_ name: String) -> AccessibilityElement? {
    all.first { $0.label == name || $0.identifier == name }
  }

  package func element(id: Int) -> AccessibilityElement? { all.first { $0.id == id && !$0.isContainer } }

  /// The element in the coordinates that a transform leads to.
  func applying(_ transform: CGAffineTransform) -> AccessibilityElement {
    guard !transform.isIdentity else { return self }
    var copy = self
    copy.frame =
      transform.isTranslation
      ? frame.offsetBy(dx: transform.tx, dy: transform.ty) : frame.applying(transform)
    copy.activationPoint = activationPoint.applying(transform)
    copy.children = children.map { $0.applying(transform) }
    return copy
  }
}

extension AccessibilityElement {
  /// Something that can be done with an element.
  @MainActor
  package struct Action {
    package enum Kind: Hashable, Sendable {
      case activate, increment, decrement, escape, magicTap, delete, showMenu, scroll, zoomIn, zoomOut
      case named(String)
    }

    package let kind: Kind
    let perform: (Edge) -> Void

    init(_ kind: Kind, _ perform: @escaping () -> Void) {
      self.kind = kind
      self.perform = { _ in perform() }
    }

    init(scroll: @escaping (Edge) -> Void) {
      kind = .scroll
      perform = scroll
    }

    package var name: String? {
      if case .named(let name) = kind { name } else { nil }
    }

    var isNamed: Bool { name != nil }
  }

  /// The names of the actions that a user chooses from.
  package var actionNames: [String] { actions.compactMap(\.name) }

  /// Adds an action in place of one of the same kind.
  mutating func set(_ action: Action) {
    actions.removeAll { $0.kind == action.kind }
    actions.append(action)
  }

  mutating func set(_ actions: [Action]) { for action in actions { set(action) } }
}
