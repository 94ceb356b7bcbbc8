import SwiftUICore

/// A finger from the leading edge takes a column with it, and lets it go or brings it back.
struct EdgeSwipe: ViewModifier {
  let isEnabled: Bool
  let go: () -> Void
  @State private var distance: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection
  /// Points from the edge at which the finger must come down.
  private let reach: CGFloat = 20

  private var sign: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

  func body(content: Content) -> some View {
    content
      .offset(x: distance)
      .overlay(alignment: .leading) {
        if isEnabled {
          GeometryReader { proxy in
            Color.clear
              .contentShape(Rectangle())
              .frame(width: reach)
              .gesture(swipe(width: proxy.size.width))
              .accessibilityHidden(true)
          }
        }
      }
  }

  private func swipe(width: CGFloat) -> some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { distance = max(0, sign * $0.translation.width) }
      .onEnded { value in
        let goes = sign * value.predictedEndTranslation.width > width / 2
        withAnimation(.spring(duration: 0.5)) {
          distance = 0
          if goes { go() }
        }
      }
  }
}
