/// A script that `vitrine-specimen` is to run against a preview: written as JSON by `vitrine`.
package struct PlayOrder: Codable, Sendable, Equatable {
  /// The name of the run in events.
  package static let id = "play"

  package var script: String
  /// The preview's stable name.
  package var preview: String
  package var settings: LiveSettings
  /// Bytes of memory after which the process gives up.
  package var memoryLimit: Int

  package init(script: String, preview: String, settings: LiveSettings, memoryLimit: Int) {
    self.script = script
    self.preview = preview
    self.settings = settings
    self.memoryLimit = memoryLimit
  }
}

/// What came of a script: `vitrine-specimen` writes it as `play.json`, with a picture `line-N.png` for each line that failed.
package struct PlayReport: Codable, Sendable, Equatable {
  package struct Failure: Codable, Sendable, Equatable {
    /// From 1.
    package var line: Int
    package var source: String
    package var message: String
    /// Seconds on the stage's clock.
    package var time: Double

    package init(line: Int, source: String, message: String, time: Double) {
      self.line = line
      self.source = source
      self.message = message
      self.time = time
    }
  }

  package var steps: Int
  package var failures: [Failure]
  /// As people read it.
  package var text: String

  package init(steps: Int, failures: [Failure], text: String) {
    self.steps = steps
    self.failures = failures
    self.text = text
  }
}
