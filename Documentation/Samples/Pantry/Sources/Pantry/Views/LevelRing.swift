import SwiftUI

/// How much of something is left, around its symbol.
struct LevelRing: View {
  let level: Double
  let symbol: String
  let color: Color

  private var isLow: Bool { level < 0.25 }

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.18), lineWidth: 5)
      Circle()
        .trim(from: 0, to: level)
        .stroke(isLow ? Color.red : color, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Image(systemName: symbol)
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(isLow ? .red : color)
    }
    .frame(width: 44, height: 44)
    .accessibilityElement()
    .accessibilityLabel(Text("level \(Int(level * 100))", bundle: .module))
  }
}

#Preview("Levels", traits: .sizeThatFitsLayout) {
  HStack(spacing: 20) {
    ForEach(Provision.Shelf.allCases) { shelf in
      LevelRing(level: 0.7, symbol: shelf.symbol, color: shelf.color)
    }
    LevelRing(level: 0.1, symbol: "leaf.fill", color: .green)
  }
}
