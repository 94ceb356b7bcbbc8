/// The list of tables at the head of a font file: enough to see that the file is whole.
struct SFNTDirectory {
  /// Every table lies within the file.
  let isComplete: Bool

  /// - Returns: nil for bytes that are no TrueType, OpenType or collection file.
  init?(_ bytes: UnsafeRawBufferPointer) {
    func word(_ at: Int) -> UInt32? {
      guard at >= 0, at + 4 <= bytes.count else { return nil }
      return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self))
    }
    var start = 0
    guard var magic = word(0) else { return nil }
    if magic == tagValue("ttcf") {
      guard let first = word(12), let inner = word(Int(first)) else { return nil }
      start = Int(first)
      magic = inner
    }
    guard magic == 0x0001_0000 || magic == tagValue("OTTO") || magic == tagValue("true") else { return nil }
    guard let counts = word(start + 4) else { return nil }
    let tables = Int(counts >> 16)
    isComplete =
      tables > 0
      && (0..<tables).allSatisfy { index in
        let entry = start + 12 + 16 * index
        guard let offset = word(entry + 8), let length = word(entry + 12) else { return false }
        return Int(offset) + Int(length) <= bytes.count
      }
  }
}
