/// The kind of padding that keeps content clear of a scene's edges.
public struct ScenePadding: Equatable, Sendable {
  private let kind: Int

  /// The smallest that looks right.
  public static let minimum = ScenePadding(kind: 0)
}

extension View {
  /// Adds the standard inset of a scene, 16 points, at the given edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
