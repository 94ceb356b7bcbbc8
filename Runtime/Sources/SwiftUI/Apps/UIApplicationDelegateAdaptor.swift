import SwiftUICore

/// The delegate of an app.
@available(
  *, unavailable,
  message: "Swift on Linux makes no object of a class it knows by its type only; keep the object in @State of the app."
)
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType { fatalError("The compiler lets nobody come here.") }
}
