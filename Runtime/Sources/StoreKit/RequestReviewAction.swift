import SwiftUI

/// Asks the user for a review. The system decides whether it shows anything; here it never does, as on a device after the third
/// time in a year.
@MainActor @preconcurrency
public struct RequestReviewAction {
  public func callAsFunction() {}
}

private struct RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction { MainActor.assumeIsolated { RequestReviewAction() } }
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}
