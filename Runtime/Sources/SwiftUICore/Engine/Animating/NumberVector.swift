/// Numbers that are animated together; the shorter of two vectors counts as ending in zeros.
package struct NumberVector: VectorArithmetic {
  package var values: [Double]

  package init(_ values: [Double]) { self.values = values }

  package static let zero = NumberVector([])

  package static func + (a: NumberVector, b: NumberVector) -> NumberVector { combine(a, b, +) }

  package static func - (a: NumberVector, b: NumberVector) -> NumberVector { combine(a, b, -) }

  private static func combine(
    _ a: NumberVector, _ b: NumberVector, _ operation: (Double, Double) -> Double
  ) -> NumberVector {
    let count = max(a.values.count, b.values.count)
    var result: [Double] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      result.append(
        operation(
          index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0))
    }
    return NumberVector(result)
  }

  package mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  package static func == (a: NumberVector, b: NumberVector) -> Bool {
    let shared = min(a.values.count, b.values.count)
    return a.values[..<shared] == b.values[..<shared]
      && a.values[shared...].allSatisfy { $0 == 0 } && b.values[shared...].allSatisfy { $0 == 0 }
  }
}
