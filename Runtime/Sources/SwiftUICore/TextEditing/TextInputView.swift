import Foundation

/// What a text input reads and writes.
package struct TextInputSource {
  let read: () -> String
  let write: (String) -> Void
  /// Ends an edit whose text is not the value itself: the value is read from it, and shown in its own way.
  let commit: ((String) -> Void)?

  package init(_ text: Binding<String>, commit: ((String) -> Void)? = nil) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    self.commit = commit
  }
}

/// How a text input behaves.
package struct TextInputTraits: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// One line, which is moved sideways; Return submits.
    case line
    /// Lines that grow with the text, up to a limit.
    case lines
    /// All the room there is; Tab types a tab.
    case editor
  }

  package var kind: Kind
  package var isSecure: Bool

  package init(_ kind: Kind, isSecure: Bool = false) {
    self.kind = kind
    self.isSecure = isSecure
  }
}

/// What older initialisers of text fields call back.
package struct TextInputActions {
  package var onEditingChanged: ((Bool) -> Void)?
  package var onCommit: (() -> Void)?

  package init(onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil) {
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

/// A text that can be edited, with what is shown while there is none.
nonisolated package struct TextInputView<Placeholder: View>: View {
  package typealias Body = Never

  private let source: TextInputSource
  private let traits: TextInputTraits
  private let actions: TextInputActions
  private let anchor: TextInputAnchor?
  private let placeholder: Placeholder

  package init(
    _ source: TextInputSource, traits: TextInputTraits, actions: TextInputActions = TextInputActions(),
    anchor: TextInputAnchor? = nil, placeholder: Placeholder
  ) {
    self.source = source
    self.traits = traits
    self.actions = actions
    self.anchor = anchor
    self.placeholder = placeholder
  }

  @MainActor
  package static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: TextInputNode.self) } ?? TextInputNode(view.traits, context)
    node.update(view.source, view.traits, view.actions, view.anchor)
    node.updatePlaceholder(view.placeholder, context)
    return node
  }
}
