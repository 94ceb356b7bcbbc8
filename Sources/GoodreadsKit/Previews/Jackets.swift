import KitSupport
import SwiftUI

/// A tower and its beam over a night sea.
struct LighthouseJacket: View {
  let title: String
  let author: String

  var body: some View {
    GeometryReader { proxy in
      let (width, height) = (proxy.size.width, proxy.size.height)
      ZStack {
        LinearGradient(
          colors: [Color(hex: 0x1B2B4B), Color(hex: 0x3F5F7F), Color(hex: 0xE7A977)], startPoint: .top,
          endPoint: .bottom)
        Path { path in
          path.move(to: CGPoint(x: width * 0.66, y: height * 0.6))
          path.addLine(to: CGPoint(x: 0, y: height * 0.45))
          path.addLine(to: CGPoint(x: 0, y: height * 0.66))
        }
        .fill(Color(hex: 0xFFE9B0).opacity(0.35))
        Path { path in
          path.move(to: CGPoint(x: width * 0.6, y: height * 0.62))
          path.addLine(to: CGPoint(x: width * 0.72, y: height * 0.62))
          path.addLine(to: CGPoint(x: width * 0.78, y: height))
          path.addLine(to: CGPoint(x: width * 0.54, y: height))
        }
        .fill(Color(hex: 0xF7F0E2))
        Circle().fill(Color(hex: 0xFFD98A)).frame(width: width * 0.1).position(x: width * 0.66, y: height * 0.59)
        Rectangle().fill(Color(hex: 0x16233A)).frame(height: height * 0.14).position(x: width / 2, y: height * 0.93)
      }
      .overlay(alignment: .top) { JacketTitle(title: title, author: author, width: width, color: .white) }
    }
  }
}

/// A colour with a band of another.
struct BandJacket: View {
  let title: String
  let author: String
  let ground: UInt32
  let band: UInt32

  var body: some View {
    GeometryReader { proxy in
      let (width, height) = (proxy.size.width, proxy.size.height)
      ZStack {
        Color(hex: ground)
        Circle().fill(Color(hex: band)).frame(width: width * 0.86).position(x: width * 0.72, y: height * 0.78)
        Circle().fill(Color(hex: ground).opacity(0.55)).frame(width: width * 0.5).position(
          x: width * 0.45, y: height * 0.9)
      }
      .clipped()
      .overlay(alignment: .top) { JacketTitle(title: title, author: author, width: width, color: Color(hex: 0xFBF3E4)) }
    }
  }
}

/// What is printed on a jacket; it is part of the picture, and does not grow.
private struct JacketTitle: View {
  let title: String
  let author: String
  let width: CGFloat
  let color: Color

  var body: some View {
    if width >= 88 {
      VStack(spacing: width * 0.04) {
        Text(title)
          .font(.custom(GoodreadsFace.serifBlack, fixedSize: width * 0.1))
          .lineLimit(4)
          .minimumScaleFactor(0.6)
        Text(author.uppercased())
          .font(.custom(GoodreadsFace.sansBold, fixedSize: width * 0.06))
          .tracking(width * 0.008)
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(color)
      .padding(.horizontal, width * 0.07)
      .padding(.top, width * 0.12)
    }
  }
}
