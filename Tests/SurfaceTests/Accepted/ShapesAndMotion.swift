import SwiftUI

struct Ticket: Shape {
  var notch: CGFloat = 8

  var animatableData: CGFloat {
    get { notch }
    set { notch = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.minX, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      p.addArc(
        center: CGPoint(x: rect.maxX, y: rect.midY), radius: notch, startAngle: .degrees(270), endAngle: .degrees(90),
        clockwise: true)
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      p.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.maxY + 4))
      p.closeSubpath()
    }
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

struct Shapes: View {
  @State private var progress: CGFloat = 0.4
  @ScaledMetric(relativeTo: .title) private var side = 44
  @ScaledMetric private var inset: CGFloat = 8

  var body: some View {
    VStack {
      Ticket().fill(.white).frame(width: side)
      Ticket(notch: inset).stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2], dashPhase: 1))
      Circle().trim(from: 0, to: progress).stroke(Color.blue, lineWidth: 4).rotationEffect(.degrees(-90))
      RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.separator, lineWidth: 0.5)
      UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).fill(.fill.tertiary)
      Capsule().inset(by: 2).fill(AngularGradient(colors: [.red, .blue], center: .center))
      Ellipse().fill(
        RadialGradient(colors: [.white, .clear], center: .init(x: 0.3, y: 0.3), startRadius: 0, endRadius: 9))
      Text("a").clipShape(.rect(cornerRadius: 8)).cornerRadius(8, corners: [.topLeft, .topRight])
      Text("b").background(.bar, in: .capsule)
      Text("c").background(in: RoundedRectangle(cornerRadius: 4).offset(x: 1).rotation(.degrees(2)))
    }
  }
}

enum Motion {
  static let press: Animation = .easeOut(duration: 0.12)
  static let pop = Animation.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)
  static let all: [Animation] = [
    .default, .spring(), .spring(response: 0.4), .snappy, .snappy(duration: 0.2),
    .bouncy(duration: 0.4, extraBounce: 0.1),
    .smooth, .linear.repeatForever(autoreverses: false), .interactiveSpring(),
    .interpolatingSpring(stiffness: 170, damping: 12),
    .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.3), .easeInOut.delay(0.1).speed(2),
  ]
  static let insertion: AnyTransition = .asymmetric(
    insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale(scale: 0.9, anchor: .top))
  static let feedback: [SensoryFeedback] = [
    .success, .selection, .impact, .impact(weight: .light), .impact(flexibility: .soft, intensity: 0.6),
  ]
}
