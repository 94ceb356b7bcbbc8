/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

/// The contrast between the colours of the system.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

/// Whether text is set bolder for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Whether a part of the interface is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The system decides.
  case automatic
  case visible
  case hidden
}

/// How much a part of the interface stands out.
public enum Prominence: Sendable {
  case standard
  case increased
}

/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// How content is made to fit its frame.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen; the frame may not be filled.
  case fit
  /// The frame is filled; some of it may not be seen.
  case fill
}
