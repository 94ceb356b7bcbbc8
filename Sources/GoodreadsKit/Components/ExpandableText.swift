import KitSupport
import SwiftUI

/// A longer text, of which the first lines are shown until "…more" is tapped.
public struct ExpandableText: View {
  private let text: String
  private let role: GoodreadsTextRole
  private let lineLimit: Int?
  @State private var isExpanded = false
  /// Points of all of the text, and of its first lines; nil before they are measured.
  @State private var wholeHeight: CGFloat?
  @State private var cutHeight: CGFloat?
  @Environment(\.goodreadsWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameter lineLimit: nil for all lines at once.
  public init(_ text: String, role: GoodreadsTextRole = .body, lineLimit: Int? = 4) {
    self.text = text
    self.role = role
    self.lineLimit = lineLimit
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      prose
        .foregroundStyle(GoodreadsColors.text)
        .lineLimit(isExpanded ? nil : lineLimit)
        .frame(height: isExpanded ? wholeHeight : cutHeight, alignment: .top)
        .clipped()
        .background(alignment: .top) {
          if let lineLimit {
            ZStack(alignment: .top) {
              prose.lineLimit(lineLimit).background { HeightReader(height: $cutHeight) }
              prose.background { HeightReader(height: $wholeHeight) }
            }
            .hidden()
            .accessibilityHidden(true)
          }
        }
      if isExpanded || isCut {
        Button(isExpanded ? words.less : words.more) {
          withAnimation(reducesMotion ? nil : GoodreadsMotion.expand) { isExpanded.toggle() }
        }
        .buttonStyle(.goodreadsLink)
        .accessibilityLabel(isExpanded ? words.showsLess : words.showsMore)
      }
    }
  }

  private var prose: some View {
    Text(text).goodreadsText(role).fixedSize(horizontal: false, vertical: true)
  }

  private var isCut: Bool {
    guard let wholeHeight, let cutHeight else { return false }
    return wholeHeight > cutHeight + 1
  }
}

/// Tells how high the view is behind which it stands.
private struct HeightReader: View {
  @Binding var height: CGFloat?

  var body: some View {
    GeometryReader { proxy in
      Color.clear.onChange(of: proxy.size.height, initial: true) { _, new in height = new }
    }
  }
}
