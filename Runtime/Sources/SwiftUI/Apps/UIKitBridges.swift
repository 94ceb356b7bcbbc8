import SwiftUICore

/// A view of UIKit among views of SwiftUI.
@available(
  *, unavailable,
  message: "Vitrine has no views of UIKit; write it with views of SwiftUI, or put it behind #if !os(Linux)."
)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
}

/// A view controller of UIKit among views of SwiftUI.
@available(
  *, unavailable, message: "Vitrine has no view controllers; write a View of SwiftUI, or put it behind #if !os(Linux)."
)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a view of UIKit is shown with.
@available(*, unavailable, message: "Vitrine has no views of UIKit; read the environment in a View.")
public struct UIViewRepresentableContext<Representable> {}

/// What a view controller is shown with.
@available(*, unavailable, message: "Vitrine has no view controllers; read the environment in a View.")
public struct UIViewControllerRepresentableContext<Representable> {}

/// Shows a view of SwiftUI in UIKit.
@available(
  *, unavailable,
  message: "Vitrine has no view controllers; show the view itself, or make a picture of it by an ImageRenderer."
)
open class UIHostingController<Content: View>: NSObject {
  public init(rootView: Content) {}
}

/// The content of a cell of UIKit.
@available(*, unavailable, message: "Vitrine has no cells of UIKit; use a List.")
public struct UIHostingConfiguration<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
