import Foundation

/// What moves the time of a stage.
public enum StageClock: Hashable, Sendable {
  /// Time stands still until somebody advances it. `Date`, `Task.sleep`, `Timer`, delayed work of queues and
  /// random numbers of the code on the stage follow it.
  case virtual(start: Date, seed: UInt64)
  /// The time of the machine.
  case real

  /// 10 June 2026, 9:41 UTC.
  public static let standard = StageClock.virtual(start: Date(timeIntervalSince1970: 1_781_084_460), seed: 41)
}
