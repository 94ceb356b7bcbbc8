@_exported import Foundation
import SwiftUI

/// Something that is sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct Product {}

/// Something that was bought.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct Transaction {}

/// Buys things.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
open class SKPaymentQueue: NSObject {}

/// Something that is sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
open class SKProduct: NSObject {}

/// Asks for a review.
@available(
  *, unavailable,
  message: "Vitrine asks for no reviews; use the environment's requestReview."
)
open class SKStoreReviewController: NSObject {}

/// Shows things that are sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct StoreView: View {
  public var body: some View { EmptyView() }
}

/// Shows something that is sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct ProductView: View {
  public var body: some View { EmptyView() }
}

/// Shows subscriptions.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct SubscriptionStoreView: View {
  public var body: some View { EmptyView() }
}
