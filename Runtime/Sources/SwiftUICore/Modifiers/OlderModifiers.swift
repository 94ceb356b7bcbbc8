import CoreGraphics

// Orders of arguments that Apple has replaced.

extension View {
  /// Shows a view behind this one that depends on what this one says.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

  /// Shows a view over this one that depends on what this one says.
  @_disfavoredOverload
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

  /// - Parameter minimumDuration: seconds.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: 10, perform: action, onPressingChanged: onPressingChanged)
  }

  /// - Parameter minimumDuration: seconds.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: 10, perform: action, onPressingChanged: pressing)
  }
}

extension ViewModifier {
  /// The modifier with an animation of what it changes.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    ModifiedContent(content: self, modifier: AnimatedModifier(animation: animation))
  }

  /// The modifier with a change of each transaction.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ModifiedContent(content: self, modifier: TransactionModifier(transform: transform))
  }
}

/// Animates what changes in a view.
nonisolated private struct AnimatedModifier: ViewModifier {
  let animation: Animation?

  @MainActor func body(content: Content) -> some View { content.transaction { $0.animation = animation } }
}

/// Changes the transactions of a view.
nonisolated private struct TransactionModifier: ViewModifier {
  let transform: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View { content.transaction(transform) }
}

extension HorizontalAlignment {
  /// The mean of the values that are set; nil when none is.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combineExplicit(values) }
}

extension VerticalAlignment {
  /// The mean of the values that are set; nil when none is.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? { key.combineExplicit(values) }
}

extension AlignmentKey {
  fileprivate func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    for (count, value) in values.compactMap({ $0 }).enumerated() {
      id._combineExplicit(childValue: value, count, into: &result)
    }
    return result
  }
}

extension Font {
  /// The system's font for a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(style, design: design, weight: nil)
  }
}

extension AngularGradient {
  /// A gradient that goes round once, from the right.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint) { self.init(gradient: gradient, center: center, angle: .zero) }
}

extension EventModifiers {
  @available(*, deprecated, message: "No app is told of the function key.")
  public static let function = EventModifiers(rawValue: 64)
}
