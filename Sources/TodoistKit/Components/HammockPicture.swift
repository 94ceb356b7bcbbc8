import SwiftUI

/// Somebody who reads in a hammock: the picture of a day without tasks.
struct HammockPicture: View {
  var body: some View {
    GeometryReader { room in
      let (w, h) = (room.size.width, room.size.height)
      ZStack(alignment: .topLeading) {
        Circle().fill(Color.todoistProjYellow.opacity(0.35)).frame(width: w * 0.34, height: w * 0.34)
          .position(x: w * 0.62, y: h * 0.26)
        Ellipse().fill(Color.todoistProjMint.opacity(0.3)).frame(width: w * 0.96, height: h * 0.16)
          .position(x: w * 0.5, y: h * 0.92)
        tree(at: w * 0.09, w, h, crown: .todoistProjGreen)
        tree(at: w * 0.91, w, h, crown: .todoistProjMint)
        Hammock().fill(TodoistColors.redFill)
        Hammock(ropes: true).stroke(TodoistColors.redPressed, style: StrokeStyle(lineWidth: w * 0.012, lineCap: .round))
        reader(w, h)
      }
    }
    .accessibilityHidden(true)
  }

  private func tree(at x: CGFloat, _ w: CGFloat, _ h: CGFloat, crown: Color) -> some View {
    ZStack {
      Capsule().fill(Color.todoistProjTaupe).frame(width: w * 0.045, height: h * 0.66).position(x: x, y: h * 0.58)
      Circle().fill(crown).frame(width: w * 0.2, height: w * 0.2).position(x: x, y: h * 0.2)
      Circle().fill(crown.opacity(0.75)).frame(width: w * 0.15, height: w * 0.15).position(x: x, y: h * 0.36)
    }
  }

  private func reader(_ w: CGFloat, _ h: CGFloat) -> some View {
    ZStack {
      Capsule().fill(Color.todoistP3Blue).frame(width: w * 0.34, height: h * 0.13)
        .rotationEffect(.degrees(-4)).position(x: w * 0.52, y: h * 0.63)
      Circle().fill(Color.todoistProjSalmon).frame(width: w * 0.12, height: w * 0.12).position(x: w * 0.31, y: h * 0.57)
      RoundedRectangle(cornerRadius: 2).fill(Color.white).frame(width: w * 0.11, height: h * 0.15)
        .overlay(RoundedRectangle(cornerRadius: 2).strokeBorder(Color.todoistInk.opacity(0.5), lineWidth: 1))
        .rotationEffect(.degrees(18)).position(x: w * 0.46, y: h * 0.48)
    }
  }
}

private struct Hammock: Shape {
  var ropes = false

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    if ropes {
      path.move(to: point(0.1, 0.42))
      path.addLine(to: point(0.22, 0.58))
      path.move(to: point(0.9, 0.42))
      path.addLine(to: point(0.78, 0.58))
    } else {
      path.move(to: point(0.2, 0.57))
      path.addQuadCurve(to: point(0.8, 0.57), control: point(0.5, 0.72))
      path.addQuadCurve(to: point(0.2, 0.57), control: point(0.5, 1.02))
      path.closeSubpath()
    }
    return path
  }
}
