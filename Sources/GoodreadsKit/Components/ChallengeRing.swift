import KitSupport
import SwiftUI

/// The ring of a reading challenge, which sweeps to its value when it appears.
public struct ChallengeRing: View {
  private let fraction: Double
  private let size: CGFloat
  private let lineWidth: CGFloat
  @State private var shown: Double?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - fraction: 0…1.
  ///   - size: points at every text size.
  public init(fraction: Double, size: CGFloat = 72, lineWidth: CGFloat = 8) {
    self.fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    self.size = size
    self.lineWidth = lineWidth
  }

  public var body: some View {
    ZStack {
      Circle().stroke(GoodreadsColors.rail, lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: reducesMotion ? fraction : shown ?? 0)
        .stroke(GoodreadsColors.amber, style: StrokeStyle(lineWidth: lineWidth, lineCap: .butt))
        .rotationEffect(.degrees(-90))
    }
    .padding(lineWidth / 2)
    .frame(width: size, height: size)
    .onAppear {
      guard !reducesMotion else { return }
      withAnimation(GoodreadsMotion.sweep) { shown = fraction }
    }
    .onChange(of: fraction) { _, new in
      withAnimation(reducesMotion ? nil : GoodreadsMotion.sweep) { shown = new }
    }
    .accessibilityHidden(true)
  }
}
