import Foundation
import SwiftUI

/// A device as views see it: its screen, its safe area, its version of iOS.
public struct DeviceProfile: Hashable, Sendable {
  public enum Cutout: Hashable, Sendable { case none, notch, island }

  /// As people say it, such as `iPhone 16 Pro`.
  public let name: String
  /// Points.
  public let size: CGSize
  /// Pixels for one point.
  public let scale: Double
  /// Points in portrait.
  public let safeAreaTop: Double
  public let safeAreaBottom: Double
  /// Of the display, in points.
  public let cornerRadius: Double
  public let cutout: Cutout
  /// 18 or 26: decides the palette.
  public let systemVersion: Int

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double, bottom: Double,
    radius: Double, cutout: Cutout = .none, systemVersion: Int = 18
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    safeAreaTop = top
    safeAreaBottom = bottom
    cornerRadius = radius
    self.cutout = cutout
    self.systemVersion = systemVersion
  }

  /// Sizes, scales and safe areas are Apple's published ones; corner radii are observed.
  public static let all: [DeviceProfile] = [
    DeviceProfile("iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0, radius: 0),
    DeviceProfile("iPhone 13", 390, 844, top: 47, bottom: 34, radius: 47.33, cutout: .notch),
    DeviceProfile("iPhone 14", 390, 844, top: 47, bottom: 34, radius: 47.33, cutout: .notch),
    DeviceProfile("iPhone 15", 393, 852, top: 59, bottom: 34, radius: 55, cutout: .island),
    DeviceProfile("iPhone 15 Pro", 393, 852, top: 59, bottom: 34, radius: 55, cutout: .island),
    DeviceProfile("iPhone 15 Plus", 430, 932, top: 59, bottom: 34, radius: 55, cutout: .island),
    DeviceProfile("iPhone 15 Pro Max", 430, 932, top: 59, bottom: 34, radius: 55, cutout: .island),
    DeviceProfile("iPhone 16", 393, 852, top: 59, bottom: 34, radius: 55, cutout: .island),
    DeviceProfile("iPhone 16 Plus", 430, 932, top: 59, bottom: 34, radius: 55, cutout: .island),
    DeviceProfile("iPhone 16 Pro", 402, 874, top: 62, bottom: 34, radius: 62, cutout: .island),
    DeviceProfile("iPhone 16 Pro Max", 440, 956, top: 62, bottom: 34, radius: 62, cutout: .island),
    DeviceProfile(
      "iPhone 17", 402, 874, top: 62, bottom: 34, radius: 62, cutout: .island, systemVersion: 26),
    DeviceProfile("iPad", 820, 1180, scale: 2, top: 24, bottom: 20, radius: 25),
    DeviceProfile("iPad Pro 11", 834, 1210, scale: 2, top: 24, bottom: 20, radius: 25),
    DeviceProfile("iPad Pro 13", 1032, 1376, scale: 2, top: 24, bottom: 20, radius: 25),
  ]

  /// The phone that is taken where none is named.
  public static let standard = DeviceProfile.named("iPhone 16")!

  /// The profile of a name; letter case and spaces do not count. Nil when there is none.
  public static func named(_ name: String) -> DeviceProfile? {
    func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace && $0 != "-" } }
    return all.first { key($0.name) == key(name) }
  }
}

extension DeviceProfile {
  var isPad: Bool { name.hasPrefix("iPad") }

  /// As Apple publishes them: wide is an iPad, and a large phone on its side.
  func horizontalSizeClass(in orientation: StageSettings.Orientation) -> UserInterfaceSizeClass {
    isPad || (orientation == .landscape && size.width >= 428) ? .regular : .compact
  }

  func verticalSizeClass(in orientation: StageSettings.Orientation) -> UserInterfaceSizeClass {
    isPad || orientation == .portrait ? .regular : .compact
  }
}

extension StageSettings {
  /// Points, as the device is held.
  public var screenSize: CGSize {
    orientation == .portrait ? device.size : CGSize(width: device.size.height, height: device.size.width)
  }

  /// What the system keeps clear: on its side a phone has no status bar, but its cut-out at one end, and as
  /// much room at the other.
  var safeArea: EdgeInsets {
    if orientation == .portrait || device.isPad {
      return EdgeInsets(top: device.safeAreaTop, leading: 0, bottom: device.safeAreaBottom, trailing: 0)
    }
    guard device.cutout != .none else { return EdgeInsets() }
    return EdgeInsets(
      top: 0, leading: device.safeAreaTop, bottom: Self.landscapeBottom, trailing: device.safeAreaTop)
  }

  /// Above the home indicator of a phone on its side.
  private static let landscapeBottom = 21.0
}
