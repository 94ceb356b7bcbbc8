/// What a view is in a pair of a label and its content.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

extension View {
  /// Ties a label to the content that it names, wherever the two stand.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility {
      $0.pairing = AccessibilityPairing(id: AnyHashable(id), namespace: namespace, role: role)
    }
  }

  /// Ties views together, between which assistive technology can jump.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    accessibility {
      $0.pairing = AccessibilityPairing(id: AnyHashable(id), namespace: namespace, role: nil)
    }
  }
}
