import SwiftUICore

/// A view of an app with sample values, as `#Preview` describes it.
public struct Preview {
  /// What a preview of a view can be told about its surroundings.
  public struct ViewTraits: Sendable {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// Describes a preview.
  /// - Parameter name: What tools call it; nil leaves that to them.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// What `#Preview` expands to: tools find the types that conform by walking the conformance records of an image.
public protocol _PreviewRegistry {
  /// The module and the file that the preview is written in.
  static var fileID: String { get }
  /// From 1, and with `#sourceLocation` as the compiler's messages have it.
  static var line: Int { get }
  static var column: Int { get }

  @MainActor static func makePreview() -> Preview
}

/// Shows a view of an app with sample values in tools.
///
/// - Parameters:
///   - name: What tools call the preview; nil leaves that to them.
///   - traits: The size and the orientation of its surroundings.
///   - body: The view. Properties with `@Previewable` in it keep state.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a property with state, such as `@State`, stand in the body of `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
