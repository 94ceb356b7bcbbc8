import CoreGraphics
import Drawing

/// The pinned fonts of a process and what stands in for faces that are not there.
package final class FontLibrary: Sendable {
  package init(folder: String) throws {}
}
