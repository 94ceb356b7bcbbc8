import KitSupport
import SwiftUI

/// What a screen shows while there is nothing on it: an open book in a line, and two sentences.
public struct GoodreadsEmptyState: View {
  private let title: String
  private let text: String

  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  public var body: some View {
    VStack(spacing: 8) {
      OpenBook()
        .stroke(GoodreadsColors.tertiary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(width: 72, height: 48)
        .padding(.bottom, 8)
        .accessibilityHidden(true)
      Text(title)
        .goodreadsText(.section)
        .foregroundStyle(GoodreadsColors.text)
        .accessibilityAddTraits(.isHeader)
      Text(text).goodreadsText(.body).foregroundStyle(GoodreadsColors.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .padding(.vertical, 24)
    .frame(maxWidth: .infinity)
  }
}

/// Two pages that meet in the middle.
private struct OpenBook: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (middle, top, bottom) = (rect.midX, rect.minY + rect.height * 0.14, rect.maxY)
    for side in [rect.minX, rect.maxX] {
      let bend = side + (middle - side) * 0.5
      path.move(to: CGPoint(x: middle, y: top))
      path.addQuadCurve(to: CGPoint(x: side, y: top), control: CGPoint(x: bend, y: rect.minY - 4))
      path.addLine(to: CGPoint(x: side, y: bottom - 8))
      path.addQuadCurve(to: CGPoint(x: middle, y: bottom), control: CGPoint(x: bend, y: bottom - 16))
    }
    path.move(to: CGPoint(x: middle, y: top))
    path.addLine(to: CGPoint(x: middle, y: bottom))
    return path
  }
}
