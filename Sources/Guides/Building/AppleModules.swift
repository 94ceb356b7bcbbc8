internal import SwiftSyntax

/// Modules of Apple's platforms that are known not to be here: a guide that imports one need not be compiled to say so.
enum AppleModules {
  private static let names = Set(
    """
    ARKit AVFoundation AVKit Accelerate Accessibility ActivityKit AppIntents AppKit AudioToolbox AuthenticationServices
    BackgroundTasks Charts CloudKit Contacts ContactsUI CoreAnimation CoreAudio CoreBluetooth CoreData CoreHaptics
    CoreImage CoreLocation CoreML CoreMotion CoreSpotlight CoreText CoreTransferable CryptoKit EventKit EventKitUI
    FoundationModels GameKit GameplayKit HealthKit HomeKit Intents LinkPresentation LocalAuthentication MapKit
    MediaPlayer MessageUI Metal MetalKit MusicKit NaturalLanguage Network PDFKit PassKit PencilKit Photos PhotosUI
    QuartzCore QuickLook RealityKit ReplayKit SafariServices SceneKit ScreenTime Security SensorKit ShazamKit Speech
    SpriteKit StoreKit SwiftData Symbols TipKit Translation UniformTypeIdentifiers UserNotifications Vision VisionKit
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
    """.split(whereSeparator: \.isWhitespace))

  /// The imports of a guide that cannot be had.
  static func missing(in index: SourceIndex, hasModule: (String) -> Bool) -> [(name: String, line: Int)] {
    (index.units + index.fragments).flatMap { unit in
      unit.tree.statements.compactMap { item -> (name: String, line: Int)? in
        guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text, names.contains(name[...]),
          !hasModule(name)
        else { return nil }
        return (name, unit.line(of: item))
      }
    }
  }

  static func sentence(_ name: String) -> String {
    "There is no module \(name) on this platform; the import is left out, and placeholders stand for what it defines."
  }
}
