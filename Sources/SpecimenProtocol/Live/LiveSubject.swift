/// What a live page shows.
package enum LiveSubject: Codable, Sendable, Hashable {
  /// A variant of a guide's component, as its module registered it.
  case component(name: String, index: Int)
  /// A preview by its stable name.
  case preview(name: String)
}
