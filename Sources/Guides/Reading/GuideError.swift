/// Something in a guide that could not be used: an entry of the report.
package struct GuideError: Error, Codable, Sendable, Equatable {
  /// Line in the guide; `nil` where the whole guide is meant.
  package var line: Int?
  /// One sentence.
  package var message: String
  /// The block that it stands in.
  package var block: Int?

  package init(line: Int?, message: String, block: Int? = nil) {
    self.line = line
    self.message = message
    self.block = block
  }
}
