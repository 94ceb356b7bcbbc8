/// Why nothing could be built or shown: a sentence with a next step.
package struct PreviewError: Error, CustomStringConvertible, Sendable, Equatable {
  package var description: String

  package init(_ description: String) { self.description = description }
}
