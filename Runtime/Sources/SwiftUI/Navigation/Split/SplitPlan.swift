import CoreGraphics
import SwiftUICore

/// Where the columns of a split view stand in a room.
struct SplitPlan: Equatable {
  /// A column that is not shown lies beyond an edge.
  struct Column: Equatable {
    var x: CGFloat
    var width: CGFloat
    var isShown: Bool
    /// Something lies over the column that takes its fingers.
    var isCovered = false
  }

  /// By number: sidebar, content, detail.
  var columns: [Int: Column] = [:]
  /// Whether columns lie over the detail, which darkens.
  var isOverlay = false

  /// Points (observed on iPads).
  static let sidebarWidth: CGFloat = 320
  static let contentWidth: CGFloat = 375
  /// A detail is not made narrower than this.
  static let leastDetail: CGFloat = 320

  /// One column with the others before and behind it, as screens of a stack.
  static func compact(_ numbers: [Int], current: Int, in size: CGSize) -> SplitPlan {
    var plan = SplitPlan()
    for number in numbers {
      plan.columns[number] = Column(
        x: number > current ? size.width : 0, width: size.width, isShown: number <= current,
        isCovered: number < current)
    }
    return plan
  }

  /// - Parameters:
  ///   - visibility: what shows; automatic follows how the room lies.
  ///   - widths: what the columns say, by number.
  static func columns(
    _ numbers: [Int], visibility: NavigationSplitViewVisibility, style: SplitStyle, widths: [Int: ColumnWidth],
    in size: CGSize
  ) -> SplitPlan {
    let isWide = size.width > size.height
    var shown = Set(numbers)
    switch visibility {
    case .detailOnly: shown = [2]
    case .doubleColumn: if numbers.count == 3 { shown = [1, 2] }
    case .automatic where !isWide: shown = [2]
    case .automatic where numbers.count == 3: shown = [1, 2]
    default: break
    }
    let tiles = style == .balanced || (style == .automatic && isWide)
    func width(_ number: Int) -> CGFloat {
      let own = widths[number] ?? ColumnWidth(ideal: number == 0 ? sidebarWidth : contentWidth)
      let most = max(0, size.width - (tiles ? leastDetail : 60))
      let wanted = max(own.least ?? 0, min(own.ideal.isFinite ? own.ideal : 0, own.most ?? .infinity))
      return max(0, min(wanted, most))
    }
    var plan = SplitPlan()
    var x: CGFloat = 0
    let before = numbers.filter { $0 != 2 }
    for number in before where shown.contains(number) {
      plan.columns[number] = Column(x: x, width: width(number), isShown: true)
      x += width(number)
    }
    // What is hidden lies beyond the leading edge, in its order.
    var edge: CGFloat = 0
    for number in before.reversed() where !shown.contains(number) {
      edge -= width(number)
      plan.columns[number] = Column(x: edge, width: width(number), isShown: false)
    }
    plan.isOverlay = !tiles && x > 0
    plan.columns[2] =
      plan.isOverlay
      ? Column(x: 0, width: size.width, isShown: true, isCovered: true)
      : Column(x: x, width: max(0, size.width - x), isShown: true)
    return plan
  }
}

/// How columns share the room.
enum SplitStyle { case automatic, balanced, prominentDetail }

/// Places the columns of a plan; the last subview lies over the detail as what darkens it.
struct SplitLayout: Layout {
  let plan: SplitPlan

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let column = plan.columns[subview[ColumnNumberKey.self]]
      subview.place(
        at: CGPoint(x: bounds.minX + (column?.x ?? 0), y: bounds.minY),
        proposal: ProposedViewSize(width: column?.width ?? bounds.width, height: bounds.height))
    }
  }
}

/// The number of the column that a subview of the layout is.
enum ColumnNumberKey: LayoutValueKey { static var defaultValue: Int { -1 } }
