/// `keyboardShortcut`: keys that do what the control inside does.
struct ShortcutModifier: PrimitiveModifier {
  let shortcut: KeyboardShortcut?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ShortcutNode(self, context) }
}

final class ShortcutNode: ModifierNode {
  private var shortcut: KeyboardShortcut?

  init(_ modifier: ShortcutModifier, _ context: _ViewContext) {
    shortcut = modifier.shortcut
    super.init(context)
    graph.input.shortcuts.append(self)
  }

  override func makePart() -> ModifierNode {
    ShortcutNode(
      ShortcutModifier(shortcut: shortcut), _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ShortcutModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ShortcutModifier else { return }
    shortcut = new.shortcut
    forEachPart { ($0 as? ShortcutNode)?.shortcut = new.shortcut }
  }

  /// Shift may be part of what the key types: an upper-case letter is asked for by itself.
  func matches(_ key: KeyEvent) -> Bool {
    guard let shortcut else { return false }
    let relevant: EventModifiers = [.shift, .control, .option, .command]
    let wanted = shortcut.modifiers.intersection(relevant)
    let pressed = key.modifiers.intersection(relevant)
    if shortcut.key == key.key { return wanted == pressed }
    let isSameLetter = shortcut.key.character.lowercased() == key.key.character.lowercased()
    guard isSameLetter else { return false }
    let wantsShift = shortcut.key.character.isUppercase || wanted.contains(.shift)
    let hasShift = key.key.character.isUppercase || pressed.contains(.shift)
    return wantsShift == hasShift && wanted.subtracting(.shift) == pressed.subtracting(.shift)
  }

  /// - Returns: false where the control is disabled or does not show.
  func perform() -> Bool {
    guard !flags.contains(.isDead), let target = Self.target(in: single) else { return false }
    target.activate()
    return true
  }

  private static func target(in node: Node?) -> (any Activatable)? {
    guard let node, !node.hidesContent else { return nil }
    if let target = node as? any Activatable, target.canActivate { return target }
    for child in node.describedChildren {
      if let found = target(in: child) { return found }
    }
    return nil
  }

  override var name: String { "keyboardShortcut" }
  override var detail: String { shortcut?.key.text ?? "nil" }
  override var facts: NodeFacts? { .record(kind: name, detail: detail) }

  override func teardown() {
    super.teardown()
    graph.input.shortcuts.removeAll { $0 === self }
  }
}
