import KitSupport
import SwiftUI

/// The bar that floats over a file: comments, the mirror, sharing. It is dark in both schemes; the companion's.
public struct EditorBar: View {
  private let onComment: () -> Void
  private let onMirror: () -> Void
  private let onShare: () -> Void
  @Environment(\.figmaWords) private var words

  public init(onComment: @escaping () -> Void, onMirror: @escaping () -> Void, onShare: @escaping () -> Void) {
    self.onComment = onComment
    self.onMirror = onMirror
    self.onShare = onShare
  }

  public var body: some View {
    HStack(spacing: 8) {
      button(.comment, words.comment, onComment)
      button(.mirror, words.mirror, onMirror)
      button(.share, words.share, onShare)
    }
    .padding(.horizontal, 12)
    .frame(height: 56)
    .background {
      Capsule().fill(Color.figmaDarkCanvas)
        .overlay { Capsule().strokeBorder(Color.figmaDarkSurface3, lineWidth: 1) }
        .shadow(color: .black.opacity(0.16), radius: 12, y: 4)
    }
  }

  private func button(_ symbol: FigmaSymbol, _ label: String, _ action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol.name)
        .font(.system(size: symbol.size))
        .foregroundStyle(.white)
        .frame(width: 48, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressScaleStyle(scale: 0.9))
    .accessibilityLabel(label)
    .accessibilityShowsLargeContentViewer()
  }
}
