extension View {
  /// Sets what `ContainerRelativeShape` is within the view.
  @available(
    *, unavailable,
    message: "Vitrine draws ContainerRelativeShape as a rectangle; use the shape itself, inset where it is smaller."
  )
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
