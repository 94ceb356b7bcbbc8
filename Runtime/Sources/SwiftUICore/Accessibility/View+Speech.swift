// How the voice says something. There is no voice here: the modifiers stand in the tree.
extension View {
  /// Raises or lowers the voice, by -1…1.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speech", "adjustedPitch: \(value.typed)")
  }

  /// Has punctuation read out.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speech", "alwaysIncludesPunctuation: \(value)")
  }

  /// Waits with announcements until the voice is done.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speech", "announcementsQueued: \(value)")
  }

  /// Has the text spelled letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speech", "spellsOutCharacters: \(value)")
  }
}
