import SwiftUI

/// A preview of an opened library, with what it says about how it is to be shown.
@MainActor
public struct StagePreview {
  public enum Layout: Hashable, Sendable {
    /// The whole screen of a device.
    case screen
    /// As much as the view wants.
    case fitted
    /// Points.
    case fixed(width: Double, height: Double)
  }

  /// What the preview is called; nil where it has no name.
  public let title: String?
  public let layout: Layout
  /// The name of the device profile that is most like the one asked for; nil leaves it to whoever shows the preview.
  public let device: String?
  public let orientation: StageSettings.Orientation
  /// Makes the view anew, with state of its own.
  public let make: @MainActor () -> AnyView

  init(_ preview: Preview) {
    var layout = Layout.screen
    var orientation = StageSettings.Orientation.portrait
    var modifiers: [AnyPreviewModifier] = []
    for value in preview.traits.flatMap(\.value.parts) {
      switch value {
      case .layout(let value): layout = Layout(value)
      case .orientation(let value): orientation = value.stageOrientation
      case .modifier(let modifier): modifiers.append(modifier)
      case .several: continue
      }
    }
    let found = modifiers
    title = preview.name
    self.layout = layout
    device = nil
    self.orientation = orientation
    make = {
      RegisteredSpecimens.forgetAppearances()
      return found.reduce(AnyView(preview.body())) { $1.apply($0) }
    }
  }

  /// - Parameter views: Makes all views of a provider anew.
  init(_ view: any View, at index: Int, of views: @escaping @MainActor () -> [any View]) {
    title = view.statedTrait(PreviewNameTrait.self)
    layout = view.statedTrait(PreviewLayoutTrait.self).map(Layout.init) ?? .screen
    device = view.statedTrait(PreviewDeviceTrait.self).flatMap { DeviceProfile.nearest(to: $0.rawValue)?.name }
    orientation = view.statedTrait(PreviewOrientationTrait.self)?.stageOrientation ?? .portrait
    make = {
      RegisteredSpecimens.forgetAppearances()
      let all = views()
      return all.indices.contains(index) ? AnyView(all[index]) : AnyView(EmptyView())
    }
  }
}

extension PreviewTrait.Value {
  /// Itself, or what it stands for.
  fileprivate var parts: [Self] {
    if case .several(let values) = self { values.flatMap(\.parts) } else { [self] }
  }
}

extension StagePreview.Layout {
  fileprivate init(_ layout: PreviewLayout) {
    switch layout {
    case .device: self = .screen
    case .sizeThatFits: self = .fitted
    case .fixed(let width, let height): self = .fixed(width: width, height: height)
    }
  }
}

extension InterfaceOrientation {
  fileprivate var stageOrientation: StageSettings.Orientation {
    self == .landscapeLeft || self == .landscapeRight ? .landscape : .portrait
  }
}
