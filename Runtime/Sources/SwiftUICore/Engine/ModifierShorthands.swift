extension View {
  /// Records where a finger is listened to. An empty label is taken from what the view shows.
  nonisolated package func region(_ kind: String, label: String = "", payload: Any? = nil) -> some View {
    primitive(RecordModifier(kind: .region(kind: kind, label: label), payload: payload))
  }

  /// Records what a still picture cannot show, in the words of the API.
  nonisolated package func recorded(_ kind: String, _ detail: String = "", payload: Any? = nil) -> some View {
    primitive(RecordModifier(kind: .record(kind: kind, detail: detail), payload: payload))
  }

  /// Says something about the view to the container around it.
  nonisolated package func trait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    primitive(TraitModifier<Key>(value: value))
  }
}
