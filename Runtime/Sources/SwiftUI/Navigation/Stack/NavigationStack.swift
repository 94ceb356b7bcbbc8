import SwiftUICore

/// Screens one above the other, of which the last shows below a bar.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: PathAccess?

  private init(path: PathAccess?, root: Root) {
    self.path = path
    self.root = root
  }

  @MainActor public var body: some View { NavigationStackBody(root: root, path: path) }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: PathAccess(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 }), root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: PathAccess(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }),
      root: root())
  }
}
