import SwiftUICore
public import UniformTypeIdentifiers

/// A button that pastes. It is enabled while the pasteboard holds what it takes: strings, here.
nonisolated public struct PasteButton: View {
  private let paste: @MainActor (String) -> Void

  /// - Parameter onPaste: hears strings and addresses; nothing else can be on the pasteboard.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let onPaste = onPaste
    paste = { text in
      if let value = text as? T {
        onPaste([value])
      } else if let value = URL(string: text) as? T {
        onPaste([value])
      } else if let value = AttributedString(text) as? T {
        onPaste([value])
      }
    }
  }

  @MainActor public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {
      if let text = UIPasteboard.general.string { paste(text) }
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
  }
}
