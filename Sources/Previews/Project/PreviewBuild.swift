import Building
import SpecimenProtocol

/// What building a project came to.
package enum PreviewBuild: Sendable, Equatable {
  /// A library that `vitrine-specimen` opens, and what it holds.
  case built(library: String, previews: [FoundPreview])
  /// The compiler's messages, and its text as it is.
  case broken(messages: [Diagnostic], text: String)
}
