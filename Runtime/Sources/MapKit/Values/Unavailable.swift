import SwiftUI

/// A map of UIKit.
@available(*, unavailable, message: "Vitrine has no views of UIKit; show a Map, which draws a marked stand-in.")
open class MKMapView: NSObject {}

/// Hears from a map of UIKit.
@available(*, unavailable, message: "Vitrine has no views of UIKit; show a Map, which draws a marked stand-in.")
public protocol MKMapViewDelegate: AnyObject {}

/// Looks for places.
@available(*, unavailable, message: "Vitrine looks nothing up; give the view MKMapItems of your own.")
open class MKLocalSearch: NSObject {}

/// Completes what is looked for.
@available(*, unavailable, message: "Vitrine looks nothing up; give the view completions of your own.")
open class MKLocalSearchCompleter: NSObject {}

/// Finds ways.
@available(*, unavailable, message: "Vitrine finds no ways; draw a MapPolyline with coordinates of your own.")
open class MKDirections: NSObject {}

/// A way from place to place.
@available(*, unavailable, message: "Vitrine finds no ways; draw a MapPolyline with coordinates of your own.")
open class MKRoute: NSObject {}

/// A picture of a map.
@available(*, unavailable, message: "Vitrine has no map data; show a Map, which draws a marked stand-in.")
open class MKMapSnapshotter: NSObject {}

/// Pictures from the street.
@available(*, unavailable, message: "Vitrine has no pictures of streets; show an Image in its place.")
open class MKLookAroundScene: NSObject {}

/// Pictures from the street.
@available(*, unavailable, message: "Vitrine has no pictures of streets; show an Image in its place.")
public struct LookAroundPreview: View {
  public var body: some View { EmptyView() }
}
