import Foundation

/// The name of a picture or a colour in the resources of a bundle.
package struct AssetName: Hashable, Sendable {
  package let name: String
  /// The bundle's folder; nil for the program's own.
  package let bundle: String?

  package init(_ name: String, in bundle: Bundle?) {
    self.name = name
    self.bundle = bundle === Bundle.main ? nil : bundle.map(\.bundlePath)
  }
}
