@_exported import Foundation
import SwiftUI

/// Something that is sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct Product {
  public static func products(for identifiers: [String]) async throws -> [Product] { [] }
}

/// Something that was bought.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct Transaction {}

/// Buys things.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
open class SKPaymentQueue: NSObject {
  open class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
}

/// Something that is sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
open class SKProduct: NSObject {}

/// Asks for a review.
@available(
  *, unavailable,
  message: "Vitrine asks for no reviews; use the environment's requestReview."
)
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: Any) {}
}

/// Shows things that are sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct StoreView: View {
  public init(ids: [String]) {}
  public var body: some View { EmptyView() }
}

/// Shows something that is sold.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct ProductView: View {
  public init(id: String) {}
  public var body: some View { EmptyView() }
}

/// Shows subscriptions.
@available(*, unavailable, message: "Vitrine sells nothing; give the view the names and prices of products as values.")
public struct SubscriptionStoreView: View {
  public init(groupID: String) {}
  public var body: some View { EmptyView() }
}
