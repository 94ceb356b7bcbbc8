/// A part of a whole: 0…1, and 0 for what is not a number.
func unitInterval(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

/// A part of a whole in the words of assistive technology, such as `40%`.
func percent(_ fraction: Double) -> String { "\(Int((unitInterval(fraction) * 100).rounded()))%" }
