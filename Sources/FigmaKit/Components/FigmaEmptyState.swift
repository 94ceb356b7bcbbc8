import KitSupport
import SwiftUI

/// A screen before there is anything on it: a pastel picture, one line, and what to do.
public struct FigmaEmptyState: View {
  private let title: String?
  private let hint: String?
  @State private var sways = false
  @ScaledLength(relativeTo: .title, upTo: 240) private var side: CGFloat = 200
  @Environment(\.figmaWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - title: the kit's own line where it is nil.
  ///   - hint: the kit's own line where it is nil.
  public init(_ title: String? = nil, hint: String? = nil) {
    self.title = title
    self.hint = hint
  }

  public var body: some View {
    VStack(spacing: 16) {
      picture
      VStack(spacing: 4) {
        Text(title ?? words.emptyTitle).figmaText(.subhead).foregroundStyle(FigmaColors.text)
        Text(hint ?? words.emptyHint).figmaText(.body).foregroundStyle(FigmaColors.secondary)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .combine)
  }

  /// Three sheets of paper, the last of which sways; the companion's loop of four seconds.
  private var picture: some View {
    ZStack {
      Circle().fill(Color.figmaMacaronPink)
      RoundedRectangle(cornerRadius: 8).fill(Color.figmaMacaronPinkBright).frame(
        width: side * 0.42, height: side * 0.52
      )
      .rotationEffect(.degrees(-10)).offset(x: -side * 0.08)
      RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: side * 0.42, height: side * 0.52)
        .overlay(alignment: .topLeading) { lines.padding(side * 0.06) }
        .rotationEffect(.degrees(sways ? 9 : 3)).offset(x: side * 0.06)
        .animation(reducesMotion ? nil : .easeInOut(duration: 2).repeatForever(), value: sways)
    }
    .frame(width: side, height: side)
    .onChange(of: reducesMotion, initial: true) { _, calm in sways = !calm }
    .accessibilityHidden(true)
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: side * 0.035) {
      ForEach([0.28, 0.2, 0.25], id: \.self) { part in
        Capsule().fill(Color.figmaMacaronPink).frame(width: side * part, height: side * 0.03)
      }
    }
  }
}
