/// What a live specimen is shown under. A page changes it while the specimen runs.
package struct LiveSettings: Codable, Sendable, Hashable {
  /// The name of a device profile, such as `iPhone 16 Pro`.
  package var device = "iPhone 16"
  /// `portrait` or `landscape`.
  package var orientation = "portrait"
  /// `light` or `dark`.
  package var scheme = "light"
  /// `xSmall` … `xxxLarge`, `AX1` … `AX5`.
  package var typeSize = "large"
  /// `standard` or `increased`.
  package var contrast = "standard"
  /// `full` or `reduced`.
  package var motion = "full"
  /// `ltr` or `rtl`.
  package var direction = "ltr"
  /// Such as `en_US`.
  package var locale = "en_US"
  package var isTextBold = false

  package init() {}
}
