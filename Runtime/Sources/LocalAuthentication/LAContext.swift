@_exported import Foundation

/// What a user is asked to show.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// How a device knows a user's body.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID, faceID, opticID
}

/// Why a user was not recognised.
public struct LAError: Error, Equatable, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    /// So that `catch LAError.…` finds it.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout

  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "Biometry is not available on this device." }
}

/// Asks a user to show who they are: as on a device without biometry and passcode, it cannot.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false

  public override init() {}

  open var biometryType: LABiometryType { .none }

  /// False.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = refusal(of: policy) as NSError
    return false
  }

  /// - Throws: `LAError`, always.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw refusal(of: policy)
  }

  /// Tells the closure at once that it cannot.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, refusal(of: policy)) }

  open func invalidate() {}

  private func refusal(of policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
