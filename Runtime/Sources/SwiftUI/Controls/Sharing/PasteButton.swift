import CoreTransferable
import SwiftUICore
import UIKit

/// A button that hands over what was copied, without asking.
nonisolated public struct PasteButton: View {
  private let read: @MainActor () -> (() -> Void)?

  /// Texts, addresses and images can be pasted.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    nonisolated(unsafe) let onPaste = onPaste
    read = {
      let board = UIPasteboard.general
      let values: [T] =
        (board.urls as? [T]) ?? (board.strings as? [T])
        ?? (board.images?.map { Image(uiImage: $0) } as? [T]) ?? []
      return values.isEmpty ? nil : { onPaste(values) }
    }
  }

  @MainActor public var body: some View { PasteControl(read: read) }
}

private struct PasteControl: View {
  let read: @MainActor () -> (() -> Void)?
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    Button {
      read()?()
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}
