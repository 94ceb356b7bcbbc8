/// Whether lengths are the same to a hundredth of a point.
func near(_ lengths: [some BinaryFloatingPoint], _ others: [Double]) -> Bool {
  lengths.count == others.count && zip(lengths, others).allSatisfy { abs(Double($0) - $1) < 0.01 }
}
