import KitTesting
import Requirements
import Testing

/// The size that a row of the table of symbols gives: `22pt`.
func pointSize(_ row: Requirement) throws -> Double {
  let sizes = row.text.matches(of: #/(\d+(?:\.\d+)?)\s?pt/#).compactMap { Double($0.output.1) }
  return try #require(sizes.last, "\(row.id) has no size.")
}
