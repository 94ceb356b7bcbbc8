import Foundation

/// The program that runs.
@MainActor @preconcurrency
public final class UIApplication {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public static let shared = UIApplication()

  /// The address of the app's page in Settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  private init() {}

  /// What code asked to open: nothing is opened, the list is for reports.
  package private(set) var openedURLs: [URL] = []

  public package(set) var applicationState = State.active

  /// The screen is kept on; it never goes off here.
  public var isIdleTimerDisabled = false

  /// Whether anything would open the address: nothing does.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Notes the address. Nothing is opened, and the closure is told so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(false)
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
}
