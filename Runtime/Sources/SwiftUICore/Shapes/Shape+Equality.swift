/// Whether two shapes are surely the same: of one type, with the same stored values.
func isSameShape(_ a: any Shape, _ b: any Shape) -> Bool {
  @MainActor func compare<S: Shape>(_ a: S) -> Bool {
    guard let b = b as? S else { return false }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        TypeDescription.of(S.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }
  return MainActor.assumeIsolated { compare(a) }
}
