import KitSupport
import SwiftUI

/// Where somebody else points at this moment: an arrow and a name in their colour.
///
/// It lies over a canvas, whose left upper corner its place counts from. It follows within 80 ms, and without a lag for users who want less motion.
public struct CollaboratorCursor: View {
  private let cube: FigmaCube
  private let name: String
  private let position: CGPoint

  /// - Parameter position: points, from the corner of what the cursor lies on.
  public init(userId: String, name: String, position: CGPoint, cube: FigmaCube? = nil) {
    self.cube = cube ?? FigmaCube(userId: userId)
    self.name = name
    self.position = position
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Arrow().fill(cube.fill).frame(width: 12, height: 12)
      Text(name)
        .figmaText(.projectInitial)
        .foregroundStyle(.white)
        .padding(2)
        .background { RoundedRectangle(cornerRadius: 4).fill(cube.fill) }
        .padding(.leading, 10)
    }
    .fixedSize()
    .offset(x: position.x, y: position.y)
    .animation(FigmaMotion.cursor, reduced: nil, value: position)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    // It points at a place of the canvas, which is not mirrored.
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

/// An arrow whose point is in the corner above and to the left.
private struct Arrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.38))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.5, y: rect.minY + rect.height * 0.5))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
