import KitSupport
import SwiftUI

/// A field for a name, with its label above and what is wrong below. Its numbers are the companion's.
public struct DbxTextField: View {
  private let label: String
  private let prompt: String
  private let error: String?
  @Binding private var text: String
  @FocusState private var isFocused: Bool

  /// - Parameters:
  ///   - prompt: what stands in it while it is empty.
  ///   - error: one sentence about what is wrong with the text; nil where nothing is.
  public init(_ label: String, text: Binding<String>, prompt: String = "", error: String? = nil) {
    self.label = label
    self.prompt = prompt
    self.error = error
    _text = text
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(label).dbxText(.metaStrong).foregroundStyle(DbxColors.text).accessibilityHidden(true)
      TextField(label, text: $text, prompt: Text(prompt).foregroundStyle(DbxColors.secondary))
        .dbxText(.field)
        .foregroundStyle(DbxColors.text)
        .focused($isFocused)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .frame(minHeight: 48)
        .background {
          RoundedRectangle(cornerRadius: 8)
            .fill(DbxColors.canvas)
            .strokeBorder(border, lineWidth: isFocused ? 2 : 1)
            .background { if isFocused { RoundedRectangle(cornerRadius: 11).fill(DbxColors.blueTint).padding(-3) } }
        }
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
      if let error {
        Text(error).dbxText(.meta).foregroundStyle(DbxColors.error)
      }
    }
  }

  private var border: Color {
    if error != nil { return DbxColors.error }
    return isFocused ? DbxColors.blue : DbxColors.divider
  }
}
