import KitSupport
import SwiftUI

/// A numbered pin on a frame, in the colour of who wrote the comment. It is 28 points, and takes fingers in 44.
public struct CommentPin: View {
  private let cube: FigmaCube
  private let number: Int
  private let author: String
  private let onOpen: () -> Void
  @State private var taps = Activations()
  @State private var isGrown = false
  @Environment(\.figmaWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  public init(userId: String, number: Int) {
    self.init(userId: userId, number: number, author: "", onOpen: {})
  }

  /// - Parameters:
  ///   - author: the name of who wrote it.
  ///   - cube: the colour that is stored with the author; the one of the id where it is nil.
  ///   - onOpen: shows the thread.
  public init(
    userId: String, number: Int, author: String, cube: FigmaCube? = nil, onOpen: @escaping () -> Void
  ) {
    self.cube = cube ?? FigmaCube(userId: userId)
    self.number = number
    self.author = author
    self.onOpen = onOpen
  }

  public var body: some View {
    Button(action: open) { face }
      .buttonStyle(PressStyle { label, _ in label })
      .accessibilityLabel(words.pin(number, author))
      .accessibilityHint(words.opensThread)
      .feedback(.impact(weight: .light), after: taps)
  }

  private var face: some View {
    Text(number, format: .number)
      .figmaText(.pin)
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background {
        Circle()
          .fill(cube.fill)
          .overlay { Circle().strokeBorder(FigmaColors.canvas, lineWidth: 2) }
          .shadow(color: .black.opacity(0.16), radius: 4, y: 2)
      }
      .scaleEffect(isGrown ? FigmaMotion.pinScale : 1)
      .hitArea(of: CGSize(width: 28, height: 28))
  }

  private func open() {
    taps.add()
    if !reducesMotion {
      withAnimation(FigmaMotion.pin) {
        isGrown = true
      } completion: {
        withAnimation(FigmaMotion.pin) { isGrown = false }
      }
    }
    onOpen()
  }
}
