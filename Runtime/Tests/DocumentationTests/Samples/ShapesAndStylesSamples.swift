import SwiftUI

struct Ring: View {
  var progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 10)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(progress, format: .percent).font(.headline)
    }
    .frame(width: 84, height: 84)
    .tint(.green)
  }
}

struct Fills: View {
  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 16).fill(.blue.gradient)
      Circle().fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: 34))
      Capsule().fill(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
        .frame(width: 40)
      UnevenRoundedRectangle(topLeadingRadius: 28, bottomTrailingRadius: 28).fill(.mint)
        .shadow(color: .black.opacity(0.3), radius: 4, y: 3)
    }
    .frame(height: 68)
  }
}

struct Frosted: View {
  var body: some View {
    Text("Regular material")
      .padding()
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
      .padding(16)
      .background {
        HStack(spacing: 0) {
          Color.orange
          Color.blue
        }
      }
  }
}
