import SwiftUICore

/// The look that suits the place: title and icon, as a rule; in a bar, the icon.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.isInBar) private var isInBar

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if isInBar {
      configuration.icon.accessibilityNamed(configuration.title)
    } else {
      TitleAndIcon(configuration: configuration)
    }
  }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityNamed(configuration.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// In a list, icons share a column and take the tint.
struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.listContext) private var list
  @ScaledMetric private var iconColumn: CGFloat = 24

  var body: some View {
    if let list {
      HStack(alignment: .labelIcon, spacing: 16) {
        configuration.icon
          .defaultForeground(list.tintsIcons ? .accentColor : nil)
          .frame(minWidth: iconColumn)
        configuration.title
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
    } else {
      HStack(alignment: .labelIcon, spacing: 8) {
        configuration.icon
        configuration.title
      }
    }
  }
}

extension VerticalAlignment {
  /// Texts and symbols meet at the first baseline; what has none is centred on the line there.
  private enum LabelIcon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      // Half the height of a capital in body text above the baseline.
      context[explicit: .firstTextBaseline] ?? context.height / 2 + 6
    }
  }

  fileprivate static let labelIcon = VerticalAlignment(LabelIcon.self)
}
