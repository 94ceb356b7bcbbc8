import Foundation

extension Toolchain {
  /// The modules that the runtime is made of. Beside them, in the folder of this project's own build, lie the modules of
  /// the program and of the kits, which are packages like any other to whoever builds them.
  package static let runtimeModules: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "Charts", "Combine", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreTransferable", "Drawing", "Images", "LocalAuthentication", "MapKit",
    "MessageUI", "OSLog", "Photos", "PhotosUI", "QuickLook", "Raster", "SafariServices", "Stage", "StoreKit", "SwiftUI",
    "SwiftUICore", "Typesetting", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit",
    "WidgetKit",
    "os",
  ]

  /// Whether the runtime has a module of a name.
  package func hasModule(_ name: String) -> Bool {
    Self.runtimeModules.contains(name) && FileManager.default.fileExists(atPath: "\(modules)/\(name).swiftmodule")
  }
}
