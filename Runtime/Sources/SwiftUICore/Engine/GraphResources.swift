import Typesetting

/// What the nodes of a graph measure and draw with; shared by all graphs of a process.
package final class GraphResources: Sendable {
  package let fonts: FontLibrary

  package init(fonts: FontLibrary) { self.fonts = fonts }
}
