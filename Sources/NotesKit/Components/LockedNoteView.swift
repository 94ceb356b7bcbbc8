import SwiftUI

/// A note behind its lock: asks for the face or the finger, and for the passcode where that has failed.
public struct LockedNoteView<Content: View>: View {
  private let title: String
  private let lock: NoteLock
  private let content: Content
  @State private var passcode = ""
  @FocusState private var isTyping: Bool
  @Environment(\.notesWords) private var words

  /// - Parameter content: the note, shown when it is unlocked.
  public init(title: String, lock: NoteLock, @ViewBuilder content: () -> Content) {
    self.title = title
    self.lock = lock
    self.content = content()
  }

  public var body: some View {
    if lock.step == .unlocked {
      content
    } else {
      ScrollView {
        VStack(spacing: 16) {
          NotesIcon(.lock, size: 48, upTo: 72).foregroundStyle(NotesColors.lock).accessibilityHidden(true)
          Text(title).notesText(.bodyTitle).foregroundStyle(NotesColors.ink).accessibilityAddTraits(.isHeader)
          Text(words.lockedPreview).notesText(.textButton).foregroundStyle(NotesColors.slate)
          step.padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 24)
        .padding(.vertical, 48)
        .frame(maxWidth: .infinity)
      }
      .scrollDismissesKeyboard(.interactively)
      .background(NotesColors.canvas)
    }
  }

  @ViewBuilder
  private var step: some View {
    if lock.step == .biometrics {
      if lock.hasFailed { failure(words.biometricsFailed) }
      NotesPrimaryButton(label: words.unlock, isLoading: lock.isAsking) { Task { await lock.unlock() } }
      Button(words.usePasscode) { lock.usePasscode() }.buttonStyle(.notesText)
    } else {
      if lock.hasFailed { failure(words.wrongPasscode) }
      SecureField(words.passcode, text: $passcode)
        .notesText(.body)
        .foregroundStyle(NotesColors.ink)
        .tint(NotesColors.orange)
        .keyboardType(.numberPad)
        .focused($isTyping)
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .background(RoundedRectangle(cornerRadius: 10).fill(NotesColors.surface1))
        .onAppear { isTyping = true }
      NotesPrimaryButton(label: words.unlock) {
        lock.enter(passcode)
        passcode = ""
      }
    }
  }

  private func failure(_ text: String) -> some View {
    Text(text).notesText(.rowPreview).foregroundStyle(NotesColors.error)
  }
}
