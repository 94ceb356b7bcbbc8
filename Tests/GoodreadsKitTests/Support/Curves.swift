import Foundation

/// Where a spring of a unit mass is that starts at 0 and settles at 1.
/// - Parameters:
///   - response: seconds of a swing without damping.
///   - damping: a part of the critical one, below 1.
func spring(response: Double, damping: Double, at time: Double) -> Double {
  guard time > 0 else { return 0 }
  let frequency = 2 * Double.pi / response
  let swing = frequency * (1 - damping * damping).squareRoot()
  let decay = damping * frequency
  return 1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
}

/// Where an ease-out is, by the cubic curve from (0, 0) over (0, 0) and (0.58, 1) to (1, 1).
/// - Parameter part: of its time, 0…1.
func easeOut(_ part: Double) -> Double {
  guard part > 0 else { return 0 }
  guard part < 1 else { return 1 }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let t = (low + high) / 2
    let x = 3 * (1 - t) * t * t * 0.58 + t * t * t
    if x < part { low = t } else { high = t }
  }
  let t = (low + high) / 2
  return 3 * (1 - t) * t * t + t * t * t
}
