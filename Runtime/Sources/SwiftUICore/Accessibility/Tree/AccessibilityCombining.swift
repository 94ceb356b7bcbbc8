import CoreGraphics

extension AccessibilityElement {
  /// Several texts as one, with a pause between them.
  static func joined(_ texts: [String]) -> String { texts.filter { !$0.isEmpty }.joined(separator: ", ") }

  /// What buttons do, as actions under the buttons' names.
  static func namedActions(_ elements: [AccessibilityElement]) -> [Action] {
    elements.flatMap(\.leaves).flatMap { element -> [Action] in
      guard element.isEnabled else { return [] }
      return element.actions.compactMap { action in
        switch action.kind {
        case .activate: element.label.isEmpty ? nil : action.named(element.label)
        case .named: action
        default: nil
        }
      }
    }
  }

  /// Merges other elements into this one.
  ///
  /// Labels, values and hints are joined in the order of reading, traits are united. A single button inside
  /// makes the whole a button; of several, each becomes an action under its name, and is not read out.
  mutating func combine(_ parts: [AccessibilityElement]) {
    let acting = parts.filter { $0.actions.contains { $0.kind == .activate } }
    let isSingle = acting.count == 1
    let read = isSingle ? parts : parts.filter { part in !acting.contains { $0.id == part.id } }
    merge(read)
    for part in read { traits.formUnion(part.traits) }
    traits.remove(.isStaticText)
    if let single = acting.first, isSingle {
      set(single.actions.filter { !$0.isNamed })
      kind = single.kind
      isEnabled = single.isEnabled
    } else if acting.isEmpty {
      isEnabled = parts.allSatisfy(\.isEnabled)
    }
    // An adjustable view inside goes on being adjusted.
    let adjustable = parts.filter(\.isAdjustable)
    if adjustable.count == 1 { set(adjustable[0].actions.filter { !$0.isNamed && $0.kind != .activate }) }
    set(Self.namedActions(parts))
    // Without any text of its own the whole is called what its buttons are.
    if label.isEmpty, !isSingle { label = Self.joined(acting.map(\.label)) }
  }

  /// Takes over what parts say.
  mutating func merge(_ parts: [AccessibilityElement]) {
    let labels = Self.joined(parts.filter { $0.part == .label }.map(\.label))
    // An icon beside a title says nothing more.
    let icons = Self.joined(parts.filter { $0.part == .icon }.map(\.label))
    label = Self.joined([label, labels.isEmpty ? icons : labels])
    value = Self.joined([value] + parts.map { $0.part == .value ? Self.joined([$0.label, $0.value]) : $0.value })
    hint = Self.joined([hint] + parts.map(\.hint))
    customContent += parts.flatMap(\.customContent)
    inputLabels += parts.flatMap(\.inputLabels)
    headingLevel = parts.map(\.headingLevel).max() ?? headingLevel
    isFocused = isFocused || parts.contains(where: \.isFocused)
  }
}

extension AccessibilityElement.Action {
  fileprivate func named(_ name: String) -> AccessibilityElement.Action {
    let perform = perform
    return AccessibilityElement.Action(.named(name)) { perform(.top) }
  }
}
