import SwiftUI

/// The lock of notes: a face or a finger first, the passcode after three tries that failed.
@MainActor @Observable
public final class NoteLock {
  public enum Step: Equatable, Sendable {
    /// A face or a finger is asked for.
    case biometrics
    /// The passcode is asked for.
    case passcode
    case unlocked
  }

  public private(set) var step: Step
  /// Since the note was locked.
  public private(set) var failedBiometrics = 0
  /// Whether the last try, of whichever kind, failed.
  public private(set) var hasFailed = false
  public private(set) var isAsking = false

  /// Tries of the face or the finger before the passcode is asked for.
  public static let limit = 3

  private let biometrics: (() async -> Bool)?
  private let isPasscode: (String) -> Bool

  /// - Parameters:
  ///   - biometrics: asks for the face or the finger, on a device by an `LAContext`; nil where there is no such thing.
  ///   - isPasscode: whether these are the figures.
  public init(biometrics: (() async -> Bool)?, isPasscode: @escaping (String) -> Bool) {
    self.biometrics = biometrics
    self.isPasscode = isPasscode
    step = biometrics == nil ? .passcode : .biometrics
  }

  /// Asks for the face or the finger once.
  public func unlock() async {
    guard step == .biometrics, !isAsking, let biometrics else { return }
    isAsking = true
    let isKnown = await biometrics()
    isAsking = false
    guard step == .biometrics else { return }
    hasFailed = !isKnown
    if isKnown {
      step = .unlocked
    } else {
      failedBiometrics += 1
      if failedBiometrics >= Self.limit { usePasscode() }
    }
  }

  /// Asks for the passcode from now on.
  public func usePasscode() {
    guard step == .biometrics else { return }
    step = .passcode
    hasFailed = false
  }

  public func enter(_ passcode: String) {
    guard step == .passcode else { return }
    hasFailed = !isPasscode(passcode)
    if !hasFailed { step = .unlocked }
  }

  /// As at the start, for when the app goes to the background.
  public func lock() {
    step = biometrics == nil ? .passcode : .biometrics
    failedBiometrics = 0
    hasFailed = false
  }
}
