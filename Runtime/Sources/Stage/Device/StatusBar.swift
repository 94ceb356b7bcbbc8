import SwiftUI

/// The status bar of a phone in portrait: the time on the left, signal and battery on the right.
struct StatusBar: View {
  let device: DeviceProfile

  var body: some View {
    if device.cutout == .none {
      compact
    } else {
      HStack(spacing: 0) {
        Text(verbatim: "9:41")
          .font(.system(size: 17, weight: .semibold))
          .frame(maxWidth: .infinity)
        // The room of the island or the notch.
        Color.clear.frame(width: 125, height: 1)
        HStack(spacing: 7) {
          SignalBars().frame(width: 19, height: 12)
          WifiFan().frame(width: 17, height: 12)
          Battery()
        }
        .frame(maxWidth: .infinity)
      }
      .frame(height: 22)
      .padding(.top, device.cutout == .island ? 8 : 0)
      .frame(height: device.safeAreaTop)
    }
  }

  /// Devices with a home button have one row of 20 points.
  private var compact: some View {
    ZStack {
      Text(verbatim: "9:41").font(.system(size: 12, weight: .semibold))
      HStack(spacing: 5) {
        SignalBars().frame(width: 16, height: 10)
        WifiFan().frame(width: 14, height: 10)
        Spacer()
        Battery().scaleEffect(0.85)
      }
      .padding(.horizontal, 8)
    }
    .frame(height: device.safeAreaTop)
  }
}

/// Four bars of growing height.
private struct SignalBars: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = rect.width / 5.4
    let gap = (rect.width - 4 * width) / 3
    for index in 0..<4 {
      let height = rect.height * (0.4 + 0.2 * CGFloat(index))
      path.addRoundedRect(
        in: CGRect(
          x: rect.minX + CGFloat(index) * (width + gap), y: rect.maxY - height, width: width, height: height),
        cornerSize: CGSize(width: 1, height: 1))
    }
    return path
  }
}

/// Three arcs about a point at the bottom, as sectors of rings.
private struct WifiFan: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.maxY)
    let radius = rect.height
    let start = Angle.degrees(-135)
    let end = Angle.degrees(-45)
    for (inner, outer) in [(0.0, 0.3), (0.45, 0.65), (0.8, 1.0)] {
      path.move(
        to: CGPoint(
          x: center.x + radius * inner * cos(start.radians), y: center.y + radius * inner * sin(start.radians)))
      path.addArc(center: center, radius: radius * outer, startAngle: start, endAngle: end, clockwise: false)
      path.addArc(center: center, radius: max(radius * inner, 0.01), startAngle: end, endAngle: start, clockwise: true)
      path.closeSubpath()
    }
    return path
  }
}

private struct Battery: View {
  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 4.3)
        .strokeBorder(.primary.opacity(0.35), lineWidth: 1)
        .overlay(RoundedRectangle(cornerRadius: 2.5).padding(2))
        .frame(width: 25, height: 13)
      Circle()
        .fill(.primary.opacity(0.4))
        .frame(width: 4, height: 4)
        .frame(width: 1.5, alignment: .trailing)
        .clipped()
    }
  }
}

/// The bar at the bottom of phones without a home button.
struct HomeIndicator: View {
  var body: some View {
    Capsule().fill(.primary).frame(width: 139, height: 5)
  }
}
