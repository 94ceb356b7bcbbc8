import SwiftUI

/// The name of an author, in teal, which leads to the author's page.
public struct AuthorLink: View {
  private let name: String
  private let action: () -> Void

  public init(_ name: String, action: @escaping () -> Void) {
    self.name = name
    self.action = action
  }

  public var body: some View {
    Button(name, action: action)
      .buttonStyle(GoodreadsLinkButtonStyle(role: .label))
      .accessibilityAddTraits(.isLink)
  }
}
