/// What `vitrine` asks `vitrine-specimen` to draw of a library's previews: written as JSON by the one and read by the other.
package struct PreviewOrder: Codable, Sendable, Equatable {
  package enum Format: String, Codable, Sendable, CaseIterable { case png, svg, pdf, tree }

  /// One preview under one set of conditions.
  package struct Shot: Codable, Sendable, Hashable {
    /// The stem of the files it is written to, and its name in events.
    package var id: String
    /// The preview's stable name.
    package var preview: String
    package var settings: LiveSettings
    /// Seconds on the stage's clock; nil when the view is settled.
    package var time: Double?
    /// Pixels for one point; nil for those of the device.
    package var scale: Double?
    package var formats: [Format]

    package init(
      id: String, preview: String, settings: LiveSettings, time: Double? = nil, scale: Double? = nil,
      formats: [Format] = [.png, .tree]
    ) {
      self.id = id
      self.preview = preview
      self.settings = settings
      self.time = time
      self.scale = scale
      self.formats = formats
    }
  }

  package var shots: [Shot]
  /// Bytes of memory after which the process gives up.
  package var memoryLimit: Int

  package init(shots: [Shot], memoryLimit: Int) {
    self.shots = shots
    self.memoryLimit = memoryLimit
  }
}
