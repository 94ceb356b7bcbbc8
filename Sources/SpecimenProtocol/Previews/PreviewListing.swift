/// A line that `vitrine-specimen --list` says about a library of previews, as JSON. `vitrine` believes none of it beyond its
/// form.
package enum PreviewListing: Codable, Sendable, Equatable {
  /// The previews of a holder are asked for: code of the library runs, and may end the process.
  case began(holder: String)
  case found(FoundPreview)
}
