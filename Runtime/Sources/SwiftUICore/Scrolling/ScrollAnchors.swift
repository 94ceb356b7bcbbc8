/// What a default anchor of a scroll view says.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }
  fileprivate let kind: Kind

  /// What shows first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// What stays as the content or the scroll view gets another size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content stands that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// The default anchors of a scroll view.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  init(all anchor: UnitPoint? = nil) {
    let anchor = anchor.flatMap(Self.checked)
    initialOffset = anchor
    sizeChanges = anchor
    alignment = anchor
  }

  /// An anchor that is no place says nothing.
  private static func checked(_ anchor: UnitPoint) -> UnitPoint? {
    anchor.x.isFinite && anchor.y.isFinite ? anchor : nil
  }

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      switch role.kind {
      case .initialOffset: initialOffset
      case .sizeChanges: sizeChanges
      case .alignment: alignment
      }
    }
    set {
      let newValue = newValue.flatMap(Self.checked)
      switch role.kind {
      case .initialOffset: initialOffset = newValue
      case .sizeChanges: sizeChanges = newValue
      case .alignment: alignment = newValue
      }
    }
  }
}
