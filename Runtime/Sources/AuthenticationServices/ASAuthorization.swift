/// What was asked for when a user signs in.
open class ASAuthorizationRequest: NSObject {}

/// What an app wants to know of a user.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var user: String?
  open var nonce: String?
  open var state: String?
}

/// What a provider knows of a user.
public protocol ASAuthorizationCredential: AnyObject {}

/// What Apple knows of a user. Nobody signs in here, so there is none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let email: String?
  public let fullName: PersonNameComponents?
  public let identityToken: Data?
  public let authorizationCode: Data?

  private init(user: String) {
    self.user = user
    (email, fullName, identityToken, authorizationCode) = (nil, nil, nil, nil)
  }
}

/// That a user signed in.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A part of what is known of a user.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let credential: any ASAuthorizationCredential

  private init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error, Equatable, CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005

    /// So that `catch ASAuthorizationError.…` finds it.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "There is no Apple account on this device." }
}

/// Asks providers who a user is.
@available(*, unavailable, message: "Vitrine signs nobody in; show a SignInWithAppleButton.")
open class ASAuthorizationController: NSObject {}

/// Knows Apple's accounts.
@available(*, unavailable, message: "Vitrine signs nobody in; show a SignInWithAppleButton.")
open class ASAuthorizationAppleIDProvider: NSObject {}

/// Signs in by a web page.
@available(*, unavailable, message: "Vitrine shows no web pages; call the code after signing in directly.")
open class ASWebAuthenticationSession: NSObject {}
