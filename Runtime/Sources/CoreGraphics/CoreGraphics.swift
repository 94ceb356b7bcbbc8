// CoreGraphics: the geometry and path values that SwiftUI code expects.
//
// Foundation on Linux has CGFloat, CGPoint, CGSize and CGRect; this module re-exports it and adds
// what is missing under Apple's public names. Pure values: nothing here draws or reads anything.
@_exported import Foundation
