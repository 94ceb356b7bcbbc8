/// Writes numbers little-endian.
struct ByteWriter {
  var bytes: [UInt8]

  init(_ kind: LiveMessageKind? = nil) { bytes = kind.map { [$0.rawValue] } ?? [] }

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}

/// Reads numbers little-endian; nil past the end.
struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }
  var rest: ArraySlice<UInt8> { bytes[place...] }

  mutating func byte() -> UInt8? { take(1)?.first }
  mutating func u16() -> Int? { number(2) }
  mutating func u32() -> Int? { number(4) }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes[place..<(place + count)]
  }

  private mutating func number(_ size: Int) -> Int? {
    take(size).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
  }
}
