import Foundation
import Synchronization

/// Randomness that is the same in every process and for every picture, whatever was drawn before it: these functions
/// take the place of the C library's and of the Swift library's for everything that the process loads.
enum FixedRandomness {
  private static let state = Atomic<UInt64>(1)

  /// Starts the sequence that belongs to a picture.
  static func begin(_ name: String) {
    // FNV-1a, because the hash must not depend on the process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    state.store(hash, ordering: .relaxed)
    srandom(1)
    srand48(1)
  }

  /// The next number of the sequence: SplitMix64.
  static func next() -> UInt64 {
    var number = state.wrappingAdd(0x9e37_79b9_7f4a_7c15, ordering: .relaxed).newValue
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }

  static func fill(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
    guard let buffer else { return }
    var rest = count
    var place = buffer
    while rest > 0 {
      var number = next()
      let length = min(rest, 8)
      memcpy(place, &number, length)
      place += length
      rest -= length
    }
  }
}

@_cdecl("getrandom")
public func fixedGetRandom(_ buffer: UnsafeMutableRawPointer?, _ count: Int, _ flags: UInt32) -> Int {
  FixedRandomness.fill(buffer, count)
  return count
}

@_cdecl("getentropy")
public func fixedGetEntropy(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
  FixedRandomness.fill(buffer, count)
  return 0
}

@_cdecl("arc4random")
public func fixedArc4Random() -> UInt32 { UInt32(truncatingIfNeeded: FixedRandomness.next()) }

@_cdecl("arc4random_buf")
public func fixedArc4RandomBuffer(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
  FixedRandomness.fill(buffer, count)
}

@_cdecl("arc4random_uniform")
public func fixedArc4RandomUniform(_ bound: UInt32) -> UInt32 {
  bound < 2 ? 0 : UInt32(truncatingIfNeeded: FixedRandomness.next() % UInt64(bound))
}

@_cdecl("swift_stdlib_random")
public func fixedSwiftRandom(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
  FixedRandomness.fill(buffer, count)
}

/// Foundation's UUID() reads a device file and not the functions above.
@_cdecl("_foundation_uuid_generate_random")
public func fixedUUID(_ bytes: UnsafeMutablePointer<UInt8>?) {
  FixedRandomness.fill(bytes, 16)
  guard let bytes else { return }
  // Version 4 and the variant of RFC 9562.
  bytes[6] = bytes[6] & 0x0f | 0x40
  bytes[8] = bytes[8] & 0x3f | 0x80
}
