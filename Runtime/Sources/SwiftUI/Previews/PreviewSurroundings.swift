import SwiftUICore

// What a view of a `PreviewProvider` says about how it is to be shown: tools read it from outside.

package enum PreviewNameTrait: TraitKey { package typealias Value = String }
package enum PreviewDeviceTrait: TraitKey { package typealias Value = PreviewDevice }
package enum PreviewLayoutTrait: TraitKey { package typealias Value = PreviewLayout }
package enum PreviewOrientationTrait: TraitKey { package typealias Value = InterfaceOrientation }

extension View {
  /// What tools call the preview; nil leaves that to them.
  @ViewBuilder nonisolated public func previewDisplayName(_ value: String?) -> some View {
    if let value { trait(PreviewNameTrait.self, value) } else { self }
  }

  /// The device that the preview is shown on; nil leaves that to tools.
  @ViewBuilder nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    if let value { trait(PreviewDeviceTrait.self, value) } else { self }
  }

  /// How large the preview is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { trait(PreviewLayoutTrait.self, value) }

  /// How the device of the preview is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    trait(PreviewOrientationTrait.self, value)
  }
}
