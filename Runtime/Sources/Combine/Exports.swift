// Combine: values over time, as far as SwiftUI code expects them: publishers, subjects, subscriptions
// and the observable objects of the years before Observation. Demand is taken for unlimited: nothing
// in an interface has more values than its subscriber can take.
@_exported import Foundation
