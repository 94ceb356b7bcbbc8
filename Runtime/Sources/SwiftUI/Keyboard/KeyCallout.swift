import SwiftUICore
import UIKit

/// The letter under a finger, large above it, as long as the finger is there.
struct KeyCallout: View {
  let model: KeyboardModel

  var body: some View {
    if let key = model.pressed, case .text(let plain) = key.key, key.face.width < 60 {
      let balloon = CalloutShape(key: key.face.size)
      let width = balloon.width
      ZStack(alignment: .top) {
        balloon.fill(Color(uiColor: KeyboardPalette.key))
          .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
        Text(verbatim: key.key.typed(model.shift) ?? plain)
          .font(.system(size: 36))
          .foregroundStyle(Color(uiColor: KeyboardPalette.label))
          .frame(height: balloon.headHeight)
      }
      .frame(width: width, height: balloon.height)
      .offset(x: key.face.midX - width / 2, y: key.face.maxY - balloon.height)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
}

/// A balloon that narrows to the width of its key.
private struct CalloutShape: Shape {
  let key: CGSize
  private let shoulder: CGFloat = 13

  var width: CGFloat { key.width + 2 * shoulder }
  var headHeight: CGFloat { key.height + 8 }
  /// With the neck and the key.
  var height: CGFloat { headHeight + 14 + key.height }

  func path(in rect: CGRect) -> Path {
    let (left, right) = (rect.midX - key.width / 2, rect.midX + key.width / 2)
    let (neck, end) = (rect.minY + headHeight - 10, rect.minY + headHeight + 14)
    let (head, foot): (CGFloat, CGFloat) = (10, 5)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: neck))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + head))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + head, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - head, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + head), control: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: neck))
    path.addCurve(
      to: CGPoint(x: right, y: end), control1: CGPoint(x: rect.maxX, y: neck + 14),
      control2: CGPoint(x: right, y: end - 12))
    path.addLine(to: CGPoint(x: right, y: rect.maxY - foot))
    path.addQuadCurve(
      to: CGPoint(x: right - foot, y: rect.maxY), control: CGPoint(x: right, y: rect.maxY))
    path.addLine(to: CGPoint(x: left + foot, y: rect.maxY))
    path.addQuadCurve(to: CGPoint(x: left, y: rect.maxY - foot), control: CGPoint(x: left, y: rect.maxY))
    path.addLine(to: CGPoint(x: left, y: end))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: neck), control1: CGPoint(x: left, y: end - 12),
      control2: CGPoint(x: rect.minX, y: neck + 14))
    path.closeSubpath()
    return path
  }
}
