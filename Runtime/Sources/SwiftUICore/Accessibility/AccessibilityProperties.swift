import CoreGraphics

/// What modifiers say of a view to assistive technology.
package struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var inputLabels: [Text] = []
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var activationPoint: AccessibilityPoint?
  var headingLevel: AccessibilityHeadingLevel?
  var textContentType: AccessibilityTextContentType?
  var respondsToUserInteraction: Bool?
  var ignoresInvertColors: Bool?
  var showsLargeContent = false
  var actions: [AccessibilityAction] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// Says something of a row's elements, and makes none of a row that has none.
  var isRow = false
  /// What is done under the names of other views.
  package var choices: [(view: Subview, choose: () -> Void)] = []
  /// Views that stand for the view, or for its children.
  var representation: AnyView?
  var representedChildren: AnyView?
  /// Buttons that stand for actions.
  var actionButtons: AnyView?
  /// Says the label, given the content that it labels.
  var labelContent: AnyView?
  var customContent: [AccessibilityContent] = []
  var pairing: AccessibilityPairing?
  /// What the system itself says of a control.
  package var control: AccessibilityControl?
  /// What of the control around it the view stands for.
  package var part: AccessibilityControl.Part?
}

/// Where an activation taps.
enum AccessibilityPoint {
  case unit(UnitPoint)
  case point(CGPoint)
}

/// What is told of a view only when it is asked for, or always when it is important.
struct AccessibilityContent {
  /// Nil for content that nothing changes further out.
  let key: String?
  let label: Text
  let value: Text?
  let isImportant: Bool
}

/// Ties views to others of the same id in a namespace.
struct AccessibilityPairing: Equatable {
  let id: AnyHashable
  let namespace: Namespace.ID
  /// Nil for a linked group.
  let role: AccessibilityLabeledPairRole?
}

/// What the system says of one of its controls to assistive technology.
package struct AccessibilityControl {
  /// What of a control a view within it is.
  package enum Part: Sendable { case label, value, icon }

  package enum Content: Sendable {
    /// The views within make up the label and the value.
    case combined
    /// The label and the value are given.
    case ignored
    /// The views within stay, and what has no label gets that of the control.
    case labelled
    /// The views within stay; what is a value among them belongs to the one other, where there is one.
    case valued
  }

  package var kind = AccessibilityElement.Kind.plain
  package var traits: AccessibilityTraits = []
  package var content = Content.combined
  /// Says the label where no view shows it.
  package var label: AnyView?
  /// Said where there is no label.
  package var defaultLabel: String?
  package var value: String?
  /// Said as the value where there is none: what a field asks for.
  package var placeholder: Text?
  package var position: AccessibilityElement.Position?
  package var isMultiline = false
  package var activate: (() -> Void)?
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  package init(
    _ kind: AccessibilityElement.Kind = .plain, _ traits: AccessibilityTraits = [], content: Content = .combined
  ) {
    self.kind = kind
    self.traits = traits
    self.content = content
  }
}

/// Something that assistive technology can do with a view.
struct AccessibilityAction {
  enum Name {
    case kind(AccessibilityActionKind)
    case named(Text)
    case labelled(AnyView)
  }

  let name: Name
  let handler: () -> Void
}

/// What a view is to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  public init() { bits = 0 }

  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)

  private static let names = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound", "isKeyboardKey",
    "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction",
    "causesPageTurn", "isModal", "isToggle",
  ]

  /// The traits in the words of the API.
  var text: String {
    Self.names.indices.filter { bits & (1 << UInt64($0)) != 0 }.map { "." + Self.names[$0] }
      .joined(separator: ", ")
  }

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.bits == 0 ? nil : common
  }
}

/// What becomes of the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: String { case ignore, contain, combine }
  let kind: Kind

  /// They are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements within the element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are merged into the element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Hashable, Sendable {
  enum Kind: String { case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing }
  let kind: Kind

  public static let plain = AccessibilityTextContentType(kind: .plain)
  public static let console = AccessibilityTextContentType(kind: .console)
  public static let fileSystem = AccessibilityTextContentType(kind: .fileSystem)
  public static let messaging = AccessibilityTextContentType(kind: .messaging)
  public static let narrative = AccessibilityTextContentType(kind: .narrative)
  public static let sourceCode = AccessibilityTextContentType(kind: .sourceCode)
  public static let spreadsheet = AccessibilityTextContentType(kind: .spreadsheet)
  public static let wordProcessing = AccessibilityTextContentType(kind: .wordProcessing)
}

/// What an action does.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable {
    case `default`, escape, magicTap, delete, showMenu
    case named(Text)
  }
  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  public init(named name: Text) { kind = .named(name) }

  public static let `default` = AccessibilityActionKind(kind: .default)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// The way in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}
