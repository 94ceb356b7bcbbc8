import SwiftUICore

/// Where a menu lies.
struct MenuPlace {
  /// In the coordinates of the room; no higher than the room.
  var frame: CGRect
  /// The point of the menu that it grows out of.
  var anchor: UnitPoint
  /// Whether it lies above what opened it.
  var isAbove: Bool
}

/// The screen that a menu is laid on, without what belongs to the system.
@MainActor
struct MenuRoom {
  let size: CGSize
  /// Where the room starts on the stage.
  private let origin: CGPoint
  /// Points that a menu keeps from what opened it.
  private let gap: CGFloat = 8
  /// Points that a menu keeps from the screen's edges.
  private let margin: CGFloat = 16

  init(_ proxy: GeometryProxy) {
    size = proxy.size
    origin = proxy.frame(in: .global).origin
  }

  /// 250 points, as on iOS; less on what is narrower.
  var menuWidth: CGFloat { max(0, min(250, size.width - 2 * margin)) }

  var middle: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// A frame of the stage in the room's coordinates.
  func local(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -origin.x, dy: -origin.y) }

  /// Below a view where there is room for it, else above.
  func place(beside stageFrame: CGRect, length: CGFloat) -> MenuPlace {
    let view = local(stageFrame)
    let below = size.height - margin / 2 - view.maxY - gap
    let above = view.minY - gap - margin / 2
    let isAbove = below < length && above > below
    // A view that fills the screen has no room beside it: the menu lies over it.
    let height = min(length, max(isAbove ? above : below, min(length, size.height / 2)))
    let y = isAbove ? view.minY - gap - height : view.maxY + gap
    var place = place(alongside: view)
    place.frame.origin.y = clamp(y, height)
    place.frame.size.height = height
    place.anchor.y = isAbove ? 1 : 0
    place.isAbove = isAbove
    return place
  }

  /// Beside a view of the room, its height left open.
  func place(alongside view: CGRect) -> MenuPlace {
    let left = x(for: view)
    let anchorX = menuWidth > 0 ? (view.midX - left) / menuWidth : 0.5
    return MenuPlace(
      frame: CGRect(x: left, y: 0, width: menuWidth, height: 0),
      anchor: UnitPoint(x: min(max(anchorX, 0), 1), y: 0), isAbove: false)
  }

  /// Over an item of another menu, where its title takes the item's place.
  func place(over stageFrame: CGRect, length: CGFloat) -> MenuPlace {
    let item = local(stageFrame)
    let height = min(length, size.height - margin)
    return MenuPlace(
      frame: CGRect(x: x(for: item), y: clamp(item.minY, height), width: menuWidth, height: height),
      anchor: .top, isAbove: false)
  }

  /// What stands in the middle has its menu in the middle; else they share the edge on their side.
  private func x(for view: CGRect) -> CGFloat {
    let middle = size.width / 2
    let wanted =
      abs(view.midX - middle) < 40
      ? view.midX - menuWidth / 2 : view.midX < middle ? view.minX : view.maxX - menuWidth
    return min(max(wanted, margin), max(margin, size.width - margin - menuWidth))
  }

  private func clamp(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
    min(max(y, margin / 2), max(margin / 2, size.height - margin / 2 - height))
  }
}
