import SpecimenProtocol

/// What a specimen is run from.
package struct LiveBuild: Sendable, Equatable {
  /// Path of the library, which stays as long as this build is in use.
  package var library: String
  package var subject: LiveSubject
  /// Points that a fitted component is offered.
  package var width: Double
  package var settings: LiveSettings

  package init(library: String, subject: LiveSubject, width: Double = 361, settings: LiveSettings = LiveSettings()) {
    self.library = library
    self.subject = subject
    self.width = width
    self.settings = settings
  }
}
