/// Names content that can be told of a view, so that it can be changed further out.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  /// Nil where the label itself tells it from others.
  let id: String?

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = nil
  }
}

/// How readily content is told.
public enum AXCustomContent {
  /// When content is told: when it is asked for, or with the view.
  public enum Importance: UInt, Sendable {
    case `default`
    case high
  }
}

extension View {
  /// Content that is told when it is asked for, or with the view when it is important.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibility {
      $0.customContent = [
        AccessibilityContent(key: key.id, label: key.label, value: value, isImportant: importance == .high)
      ]
    }
  }

  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibility {
      $0.customContent = [
        AccessibilityContent(key: nil, label: label, value: value, isImportant: importance == .high)
      ]
    }
  }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}
