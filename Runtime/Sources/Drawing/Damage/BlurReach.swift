import CoreGraphics

/// How far a pixel is carried by the blurring kernels, however little of it arrives.
package enum BlurReach {
  /// Wider blurs are cut to this deviation, in device pixels.
  package static let widest: CGFloat = 8000

  /// - Parameter deviation: of the Gaussian, in device pixels.
  /// - Returns: whole device pixels.
  package static func pixels(deviation: CGFloat) -> Int {
    guard deviation > 0.05 else { return 0 }
    let sigma = min(deviation, widest)
    // Narrow ones: a kernel of three deviations, or three boxes whose parts at the ends reach a little further.
    guard sigma >= 8 else { return Int((sigma * 3).rounded(.up)) + 2 }
    // Wide ones are made of means of some pixels each: boxes of means, the mean that holds the pixel, and the
    // way back between two means.
    let mean = sigma > 64 ? 16 : Int(sigma / 4)
    return Int((sigma * 3).rounded(.up)) + 4 * mean
  }
}
