// Combining paths needs their intersections, which nothing here computes yet: code that asks for it is
// told so by the compiler instead of being drawn wrongly.

extension Shape {
  @available(*, unavailable, message: "Vitrine does not combine shapes yet; clip one view by the other's shape.")
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(*, unavailable, message: "Vitrine does not combine shapes yet; draw both in a ZStack.")
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(
    *, unavailable,
    message: "Vitrine does not combine shapes yet; add both outlines to a Path and fill it by the even-odd rule."
  )
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(
    *, unavailable,
    message: "Vitrine does not combine shapes yet; add both outlines to a Path and fill it by the even-odd rule."
  )
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(*, unavailable, message: "Vitrine does not combine shapes yet; clip the line by the other's shape.")
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(*, unavailable, message: "Vitrine does not combine shapes yet; clip the line by the other's shape.")
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}
