// UIKit: the values that SwiftUI code takes from it: colours, fonts, images, paths, traits, the
// appearance of bars, feedback generators. There are no views and no controllers; what a bar's
// appearance says is read by the SwiftUI views that draw bars.
@_exported import CoreGraphics
