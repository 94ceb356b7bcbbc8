/// Something that a modifier says about a view to the container it lies in.
package protocol TraitKey {
  associatedtype Value
}

/// `layoutPriority`.
enum LayoutPriorityTrait: TraitKey { typealias Value = Double }
/// `zIndex`.
enum ZIndexTrait: TraitKey { typealias Value = Double }
/// `tag`.
enum TagTrait: TraitKey { typealias Value = AnyHashable }
