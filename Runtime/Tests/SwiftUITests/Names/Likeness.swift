import Raster
import SwiftUI
import SwiftUICore
import Testing

/// Two ways to say one thing draw the same, and something else than what stands without them.
@MainActor
func expectSame(
  _ one: some View, _ other: some View, unlike plain: (any View)? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  func drawn(_ view: some View) throws -> [UInt8] {
    let host = try Host(view.frame(width: 300, height: 200, alignment: .topLeading), width: 320, height: 240, scale: 1)
    return try host.picture(width: 320, height: 240, background: .white).bytes
  }
  let first = try drawn(one)
  let second = try drawn(other)
  let isSame = first == second
  #expect(isSame, "they draw something else", sourceLocation: sourceLocation)
  if let plain {
    let without = try drawn(AnyView(plain))
    let differs = first != without
    #expect(differs, "it changes nothing", sourceLocation: sourceLocation)
  }
}
