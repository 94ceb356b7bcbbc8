import SwiftUI
import SwiftUICore
import Testing

/// An inspector is a column where the screen is wide, and a sheet elsewhere.
@MainActor
@Suite("Inspectors")
struct InspectorTests {
  private func host(_ details: some View, wide: Bool, shown: Bool = true) throws -> Host {
    let view = Color.green.inspector(isPresented: .constant(shown)) { details }
    let host = try Host(
      view.environment(\.horizontalSizeClass, wide ? .regular : .compact), width: wide ? 1000 : 390, height: 600,
      scale: 1)
    try host.wait(1)
    return host
  }

  private func frame(_ host: Host) throws -> CGRect {
    try #require(host.graph.accessibilityTree().first("Details")).frame
  }

  @Test("its column has the width that its details ask for, at the trailing edge")
  func column() throws {
    let details = Text("Details").frame(maxWidth: .infinity, alignment: .leading)
    #expect(try frame(host(details.inspectorColumnWidth(200), wide: true)).minX == 800)
    #expect(try frame(host(details.inspectorColumnWidth(min: 100, ideal: 250, max: 400), wide: true)).minX == 750)
    #expect(try host(details, wide: true, shown: false).texts().isEmpty)
  }

  @Test("on a narrow screen it is a sheet")
  func sheet() throws {
    let host = try host(Text("Details"), wide: false)
    #expect(host.graph.isPresenting && host.texts().contains("Details"))
    #expect(!(try self.host(Text("Details"), wide: true).graph.isPresenting))
  }
}
