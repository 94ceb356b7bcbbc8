import KitSupport
import SwiftUI

/// The yellow folder, the mark of the design language: a drawing without a label, as what it stands beside says it.
public struct FolderGlyph: View {
  /// What the folder keeps.
  public enum Kind: Sendable { case notes, deleted }

  private let size: CGFloat
  private let kind: Kind
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameter size: the width in points; the height is 0.78 of it.
  public init(size: CGFloat = 24) { self.init(size: size, kind: .notes) }

  public init(size: CGFloat = 24, kind: Kind) {
    self.size = size
    self.kind = kind
  }

  public var body: some View {
    ZStack {
      FolderOutline(inset: 0.5).fill(kind == .deleted ? NotesColors.deletedFolder : NotesColors.folder)
      FolderEdge().stroke(NotesColors.folderHighlight, lineWidth: 0.5)
      FolderOutline(inset: 0.5).stroke(kind == .deleted ? NotesColors.error : NotesColors.orange, lineWidth: 1)
    }
    .frame(width: size, height: size * 0.78)
    .rotationEffect(.degrees(reducesMotion ? 0 : -2))
    .accessibilityHidden(true)
  }
}

/// The numbers of the mark are those of a width of 24 points, and grow with it.
private struct FolderMetrics {
  let rect: CGRect

  var unit: CGFloat { rect.width / 24 }
  /// The upper edge of the folder's body: the tab rises above it by 18 % of the height.
  var bodyTop: CGFloat { rect.minY + rect.height * 0.18 }
  /// Where the tab begins to come down: 45 % of the width.
  var tabEnd: CGFloat { rect.minX + rect.width * 0.45 }
  /// The way on which it comes down.
  var shoulder: CGFloat { 6 * unit }
  var corner: CGFloat { 4 * unit }
}

/// The body with its tab on the left.
private struct FolderOutline: Shape {
  /// Half of the outline's width, so that the line stays inside.
  let inset: CGFloat

  func path(in rect: CGRect) -> Path {
    let frame = rect.insetBy(dx: inset, dy: inset)
    let metrics = FolderMetrics(rect: rect)
    let shoulder = metrics.shoulder
    var path = Path()
    path.move(to: CGPoint(x: frame.minX, y: frame.minY + metrics.corner))
    path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    path.addLine(to: CGPoint(x: frame.maxX, y: metrics.bodyTop))
    path.addLine(to: CGPoint(x: metrics.tabEnd + shoulder, y: metrics.bodyTop))
    path.addCurve(
      to: CGPoint(x: metrics.tabEnd, y: frame.minY),
      control1: CGPoint(x: metrics.tabEnd + shoulder * 2 / 3, y: metrics.bodyTop),
      control2: CGPoint(x: metrics.tabEnd + shoulder / 3, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.minX + metrics.corner, y: frame.minY))
    path.addCurve(
      to: CGPoint(x: frame.minX, y: frame.minY + metrics.corner),
      control1: CGPoint(x: frame.minX + metrics.corner / 2, y: frame.minY),
      control2: CGPoint(x: frame.minX, y: frame.minY + metrics.corner / 2))
    path.closeSubpath()
    return path
  }
}

/// The light on the upper edge of the body.
private struct FolderEdge: Shape {
  func path(in rect: CGRect) -> Path {
    let metrics = FolderMetrics(rect: rect)
    let y = metrics.bodyTop + metrics.unit
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + 6 * metrics.unit, y: y))
    path.addLine(to: CGPoint(x: rect.maxX - 6 * metrics.unit, y: y))
    return path
  }
}
