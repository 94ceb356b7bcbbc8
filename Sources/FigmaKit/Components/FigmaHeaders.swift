import SwiftUI

/// The title of a screen, with whose screen it is at its end, and a line below.
public struct FigmaLargeTitle<Trailing: View>: View {
  private let title: String
  private let subtitle: String
  private let trailing: Trailing

  /// - Parameter subtitle: such as `Personal · 4 teams`; nothing for what has none.
  public init(_ title: String, subtitle: String = "", @ViewBuilder trailing: () -> Trailing) {
    self.title = title
    self.subtitle = subtitle
    self.trailing = trailing()
  }

  public var body: some View {
    HStack(alignment: .center, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).figmaText(.hero).foregroundStyle(FigmaColors.text).accessibilityAddTraits(.isHeader)
        if !subtitle.isEmpty { Text(subtitle).figmaText(.metadata).foregroundStyle(FigmaColors.secondary) }
      }
      Spacer(minLength: 0)
      trailing
    }
    .padding(.horizontal, 16)
  }
}

extension FigmaLargeTitle where Trailing == EmptyView {
  public init(_ title: String, subtitle: String = "") { self.init(title, subtitle: subtitle) { EmptyView() } }
}

/// The title of a part of a screen.
public struct FigmaSectionHeader: View {
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .figmaText(.pageSection)
      .foregroundStyle(FigmaColors.text)
      .accessibilityAddTraits(.isHeader)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
  }
}
