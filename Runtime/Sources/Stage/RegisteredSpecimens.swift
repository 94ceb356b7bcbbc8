import Foundation
import SwiftUI

/// What the code that this process has opened put into the registry: the process that draws it reads it here.
@MainActor
public enum RegisteredSpecimens {
  public struct Component {
    public let name: String
    public let variant: String
    public let index: Int
    /// `fitted` or `screen`.
    public let presentation: String
    /// Makes the view anew, with state of its own.
    public let make: @MainActor () -> AnyView
    fileprivate let registered: _SpecimenRegistry.Component

    /// What can be turned while the view runs, in the order of the parameters.
    public var knobs: [SpecimenKnob] { registered.descriptions }

    /// Makes the view anew, with state and knobs of its own. Turning a knob evaluates the view again; its identity and
    /// its state stay.
    @MainActor
    public func makeLive() -> (view: AnyView, knobs: KnobStore) {
      forgetAppearances()
      let store = KnobStore(knobs)
      return (AnyView(LiveSpecimen(knobs: store.values, make: registered.make)), store)
    }
  }

  public struct Color {
    public let name: String
    /// Of the guide.
    public let line: Int
    /// `#RRGGBB`, with two more digits when it is not opaque.
    public let light: Snapshot.Hex
    public let dark: Snapshot.Hex
  }

  public struct Font {
    public let name: String
    /// Of the guide.
    public let line: Int
    public let value: @MainActor () -> SwiftUI.Font
  }

  public struct Gradient {
    public let name: String
    /// Of the guide.
    public let line: Int
    public let value: @MainActor () -> AnyShapeStyle
  }

  public static var components: [Component] {
    _SpecimenRegistry.components.map { component in
      Component(
        name: component.name, variant: component.variant, index: component.index,
        presentation: component.presentation,
        make: {
          forgetAppearances()
          return component.make(_SpecimenKnobs(component.descriptions.map(\.value)))
        },
        registered: component)
    }
  }

  /// What one view's initialiser sets for all bars must not reach the pictures that are drawn after it.
  static func forgetAppearances() {
    UITabBar.resetAppearance()
    UINavigationBar.resetAppearance()
    UIToolbar.resetAppearance()
    UIPageControl.resetAppearance()
  }

  /// The colours as a device shows them in both schemes.
  public static func colors(on device: DeviceProfile) -> [Color] {
    let light = StageSettings(device: device, scheme: .light).environment.colorContext
    let dark = StageSettings(device: device, scheme: .dark).environment.colorContext
    return _SpecimenRegistry.colors.map { token in
      let color = token.value()
      return Color(
        name: token.name, line: token.line, light: color.resolved(in: light).hex, dark: color.resolved(in: dark).hex)
    }
  }

  public static var fonts: [Font] {
    _SpecimenRegistry.fonts.map { Font(name: $0.name, line: $0.line, value: $0.value) }
  }

  public static var gradients: [Gradient] {
    _SpecimenRegistry.gradients.map { Gradient(name: $0.name, line: $0.line, value: $0.value) }
  }
}

extension _SpecimenRegistry.Component {
  fileprivate var descriptions: [SpecimenKnob] {
    if knobs.isEmpty { return [] }
    return (try? JSONDecoder().decode([SpecimenKnob].self, from: Data(knobs.utf8))) ?? []
  }
}
