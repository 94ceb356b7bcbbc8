extension Path {
  /// The path of Core Graphics.
  public init(_ path: CGPath) { self.init(path.outline) }

  /// What the path of Core Graphics is now.
  public init(_ path: CGMutablePath) { self.init(path.outline) }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(outline: outline) }
}
