/// A preview that a built library holds, as `vitrine-specimen --list` finds it.
package struct FoundPreview: Codable, Sendable, Hashable {
  /// How much room the preview is given.
  package enum Layout: Codable, Sendable, Hashable {
    /// The whole screen of a device.
    case screen
    /// As much as the view wants.
    case fitted
    /// Points.
    case fixed(width: Double, height: Double)
  }

  /// Unique among the previews of a project, and the same as long as the preview is called the same.
  package var name: String
  /// What people read.
  package var title: String
  package var module: String
  /// As the compiler knows it.
  package var file: String
  package var line: Int
  package var layout: Layout
  /// Nil for the device that is asked for.
  package var device: String?
  /// `portrait` or `landscape`.
  package var orientation: String

  package init(
    name: String, title: String, module: String, file: String, line: Int, layout: Layout, device: String? = nil,
    orientation: String = "portrait"
  ) {
    self.name = name
    self.title = title
    self.module = module
    self.file = file
    self.line = line
    self.layout = layout
    self.device = device
    self.orientation = orientation
  }
}
