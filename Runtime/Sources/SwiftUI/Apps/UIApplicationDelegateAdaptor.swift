import SwiftUICore

/// The delegate of an app. No app is started here, so that none is made: only an app's own body could ask for it, which nothing runs.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType {
    fatalError("No app is started here, so there is no \(DelegateType.self); give views what they need of it.")
  }
}
