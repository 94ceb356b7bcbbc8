extension View {
  /// Plays a haptic when the value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    primitive(FeedbackModifier(detail: feedback.text, trigger: trigger) { _, _ in feedback })
  }

  /// Plays a haptic when the value changes in a way that counts.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    primitive(
      FeedbackModifier(detail: "\(feedback.text), on a condition", trigger: trigger) { old, new in
        guard let old = old as? T, let new = new as? T, condition(old, new) else { return nil }
        return feedback
      })
  }

  /// Plays the haptic that suits the change of the value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    primitive(
      FeedbackModifier(detail: "depends on the change", trigger: trigger) { old, new in
        guard let old = old as? T, let new = new as? T else { return nil }
        return feedback(old, new)
      })
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    primitive(
      FeedbackModifier(detail: "depends on the change", trigger: trigger) { _, _ in feedback() })
  }
}
