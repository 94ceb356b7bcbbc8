import Foundation

/// A picture in the resources of a bundle, as the symbols that are generated from asset catalogues name it.
public struct ImageResource: Hashable, Sendable {
  package let asset: AssetName

  public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

/// A colour in the resources of a bundle, as the symbols that are generated from asset catalogues name it.
public struct ColorResource: Hashable, Sendable {
  package let asset: AssetName

  public init(name: String, bundle: Bundle) { asset = AssetName(name, in: bundle) }
}

extension UIImage {
  /// The picture of the resource; one of no size where it is not there.
  public convenience init(resource: ImageResource) { self.init(asset: resource.asset, isDark: false) }

  convenience init(asset: AssetName, isDark: Bool) {
    let found = AssetLibrary.shared.picture(asset, isDark: isDark, highContrast: false, scale: 3)
    let mode: RenderingMode = found?.isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
    self.init(found.map { .bitmap($0.bitmap) } ?? .empty, renderingMode: mode)
  }
}

extension UIColor {
  /// The colour of the resource; a clear one where it is not there.
  public convenience init(resource: ColorResource) {
    self.init(provider: (AssetLibrary.shared.color(resource.asset) ?? .clear).provider)
  }
}
