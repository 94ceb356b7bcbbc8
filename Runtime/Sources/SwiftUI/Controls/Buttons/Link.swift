import SwiftUICore

/// A control that opens a URL.
nonisolated public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View { LinkBody(destination: destination, label: label) }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct LinkBody<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }.accessibilityAddTraits(.isLink).accessibilityRemoveTraits(.isButton)
  }
}
