// A view as a list: what stands beside each other in it, each with the modifiers that are around all of them. It is made of
// values alone, so that one can be shown without the others being made.

/// A view that is a list of others.
protocol ListedContent {
  @MainActor var listedViews: [any View] { get }
}

extension View {
  /// The views that stand beside each other, through groups, loops, branches and the modifiers around them.
  @MainActor
  package var listed: [any View] { (self as? any ListedContent)?.listedViews ?? [self] }

  /// What a modifier around the view says, the outermost first.
  @MainActor
  package func statedTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    (self as? any TraitStating)?.statedTrait(key)
  }
}

/// A view with modifiers that can be read.
protocol TraitStating {
  @MainActor func statedTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value?
}

extension Group: ListedContent where Content: View {
  @MainActor var listedViews: [any View] { content.listed }
}

extension AnyView: ListedContent, TraitStating {
  @MainActor var listedViews: [any View] { content.listed }

  @MainActor func statedTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { content.statedTrait(key) }
}

extension EmptyView: ListedContent {
  @MainActor var listedViews: [any View] { [] }
}

extension TupleView: ListedContent {
  @MainActor var listedViews: [any View] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any View }.flatMap(\.listed)
  }
}

extension ForEach: ListedContent where Content: View {
  @MainActor var listedViews: [any View] { data.flatMap { content($0).listed } }
}

extension Optional: ListedContent where Wrapped: View {
  @MainActor var listedViews: [any View] { self?.listed ?? [] }
}

extension _ConditionalContent: ListedContent {
  @MainActor var listedViews: [any View] {
    switch storage {
    case .trueContent(let view): view.listed
    case .falseContent(let view): view.listed
    }
  }
}

extension ErasedModifiers: ListedContent, TraitStating {
  @MainActor var listedViews: [any View] {
    base.listed.map { view in modifiers.reduce(view) { ErasedModifiers.appending($1, to: $0) } }
  }

  @MainActor func statedTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    for modifier in modifiers.reversed() {
      if let stated = modifier as? TraitModifier<Key> { return stated.value }
    }
    return base.statedTrait(key)
  }
}

extension ModifiedContent: ListedContent, TraitStating where Content: View, Modifier: ViewModifier {
  @MainActor var listedViews: [any View] {
    func modified<V: View>(_ view: V) -> any View { ModifiedContent<V, Modifier>(content: view, modifier: modifier) }
    return content.listed.map { modified($0) }
  }

  @MainActor func statedTrait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { content.statedTrait(key) }
}
