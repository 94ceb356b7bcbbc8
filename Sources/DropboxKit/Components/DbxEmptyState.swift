import KitSupport
import SwiftUI

/// What a list shows before there is anything in it: a drawing of a box, and one sentence. Its numbers are the companion's.
public struct DbxEmptyState: View {
  private let text: String?
  @Environment(\.dbxWords) private var words

  /// - Parameter text: what can be done; that of an empty folder where it is nil.
  public init(_ text: String? = nil) { self.text = text }

  public var body: some View {
    VStack(spacing: 20) {
      OpenBox()
        .stroke(DbxColors.tertiary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 96, height: 84)
        .accessibilityHidden(true)
      Text(text ?? words.emptyFolder)
        .dbxText(.empty)
        .foregroundStyle(DbxColors.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(.top, 120)
    .padding([.horizontal, .bottom], 32)
    .frame(maxWidth: .infinity)
  }
}

/// An open box seen from above, in lines.
private struct OpenBox: Shape {
  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0.12, 0.38))
    path.addLine(to: point(0.5, 0.55))
    path.addLine(to: point(0.88, 0.38))
    path.addLine(to: point(0.88, 0.8))
    path.addLine(to: point(0.5, 0.98))
    path.addLine(to: point(0.12, 0.8))
    path.closeSubpath()
    path.move(to: point(0.5, 0.55))
    path.addLine(to: point(0.5, 0.98))
    path.move(to: point(0.12, 0.38))
    path.addLine(to: point(0, 0.2))
    path.addLine(to: point(0.38, 0.04))
    path.addLine(to: point(0.5, 0.2))
    path.addLine(to: point(0.62, 0.04))
    path.addLine(to: point(1, 0.2))
    path.addLine(to: point(0.88, 0.38))
    path.move(to: point(0.12, 0.38))
    path.addLine(to: point(0.5, 0.2))
    path.addLine(to: point(0.88, 0.38))
    return path
  }
}
