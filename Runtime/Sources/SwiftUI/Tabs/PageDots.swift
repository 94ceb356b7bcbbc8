import SwiftUICore
import UIKit

/// Dots 7 points wide, 16 apart, as on iOS. A tap on either half turns a page.
struct PageDots: View {
  let count: Int
  let selected: Int
  let hasGround: Bool
  let select: (Int) -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  private static let motion = Animation.spring(duration: 0.4)

  private func color(_ isSelected: Bool) -> Color {
    let proxy = UIPageControl.appearance()
    let own = isSelected ? proxy.currentPageIndicatorTintColor : proxy.pageIndicatorTintColor
    return own.map { Color(uiColor: $0) } ?? .white.opacity(isSelected ? 1 : 0.3)
  }

  private func turn(by step: Int) {
    let next = selected + step
    guard (0..<count).contains(next) else { return }
    withAnimation(Self.motion) { select(next) }
  }

  var body: some View {
    let (page, count) = (selected, count)
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(color(index == selected)).frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background(Color.black.opacity(hasGround ? 0.25 : 0), in: Capsule())
    .overlay {
      HStack(spacing: 0) {
        half(-1)
        half(1)
      }
      .accessibilityHidden(true)
    }
    .padding(.bottom, 8)
    .accessibilityControl(AccessibilityControl(content: .ignored)) {
      $0.value = "page \(page + 1) of \(count)"
      $0.adjust = { turn(by: $0 == .increment ? 1 : -1) }
    }
  }

  private func half(_ step: Int) -> some View {
    Color.clear.contentShape(Rectangle()).onTapGesture { turn(by: step) }
  }
}
