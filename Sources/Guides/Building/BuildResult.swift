/// A guide as it was built.
package struct BuildResult: Codable, Sendable, Equatable {
  package enum Status: String, Codable, Sendable {
    case built, repaired, failed
  }

  package var analysis: GuideAnalysis
  package var status: Status
  /// The module that `vitrine-specimen` opens; `nil` where nothing could be compiled.
  package var library: String?
  /// Path of the Swift that was compiled, for those who want to look.
  package var source: String?
  package var repairs: [Repair]
  package var placeholders: [Placeholder]
  package var errors: [GuideError]
  package var specimens: [Specimen]
  /// Components of which no specimen could be made, with the reason.
  package var missing: [Missing]
  /// Stand for the code that a subject's pictures depend on; a subject without one depends on all of it.
  package var fingerprints: [String: String] = [:]
  /// Taken from the cache, nothing was compiled.
  package var isCached: Bool

  package struct Missing: Codable, Sendable, Equatable {
    package var component: String
    package var reason: String

    package init(component: String, reason: String) {
      self.component = component
      self.reason = reason
    }
  }

  package var guide: Guide { analysis.guide }

  package init(
    analysis: GuideAnalysis, status: Status, library: String?, source: String? = nil, repairs: [Repair] = [],
    placeholders: [Placeholder] = [], errors: [GuideError] = [], specimens: [Specimen] = [],
    missing: [Missing] = [], isCached: Bool = false
  ) {
    self.analysis = analysis
    self.status = status
    self.library = library
    self.source = source
    self.repairs = repairs
    self.placeholders = placeholders
    self.errors = errors
    self.specimens = specimens
    self.missing = missing
    self.isCached = isCached
  }
}
