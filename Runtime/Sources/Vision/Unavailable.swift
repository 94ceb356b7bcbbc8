@_exported import Foundation

/// Analyses an image.
@available(*, unavailable, message: "Vitrine recognises nothing in images; give the view the result.")
open class VNImageRequestHandler: NSObject {}

/// Something to look for in an image.
@available(*, unavailable, message: "Vitrine recognises nothing in images; give the view the result.")
open class VNRequest: NSObject {}

/// Reads text in an image.
@available(*, unavailable, message: "Vitrine recognises nothing in images; give the view the result.")
open class VNRecognizeTextRequest: NSObject {}

/// Finds faces in an image.
@available(*, unavailable, message: "Vitrine recognises nothing in images; give the view the result.")
open class VNDetectFaceRectanglesRequest: NSObject {}

/// Finds codes in an image.
@available(*, unavailable, message: "Vitrine recognises nothing in images; give the view the result.")
open class VNDetectBarcodesRequest: NSObject {}

/// What was found in an image.
@available(*, unavailable, message: "Vitrine recognises nothing in images; give the view the result.")
open class VNObservation: NSObject {}

/// Text that was found in an image.
@available(*, unavailable, message: "Vitrine recognises nothing in images; give the view the result.")
open class VNRecognizedTextObservation: NSObject {}
