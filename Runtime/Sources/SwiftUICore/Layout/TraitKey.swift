/// Something that a modifier says about a view to the container it lies in.
package protocol TraitKey {
  associatedtype Value
}

/// `layoutPriority`.
enum LayoutPriorityTrait: TraitKey { typealias Value = Double }
/// `zIndex`.
enum ZIndexTrait: TraitKey { typealias Value = Double }
/// `tag`.
package enum TagTrait: TraitKey { package typealias Value = AnyHashable }
