import Foundation
import SwiftUI

/// Reads the conformance records of this test program, as a tool that looks for previews would.
///
/// The layout of the records is Swift's stable binary interface (docs/ABI/TypeMetadata in the compiler's repository).
enum Conformances {
  static func types() -> [any _PreviewRegistry.Type] {
    var result: [any _PreviewRegistry.Type] = []
    for record in records {
      // The type's descriptor by a relative address whose kind stands in the flags.
      let kind = record.advanced(by: 12).load(as: UInt32.self) >> 3 & 7
      guard kind == 0, let descriptor = address(at: record.advanced(by: 4)),
        // A structure that is not generic.
        descriptor.load(as: UInt32.self) & 0x9f == 17, let accessor = address(at: descriptor.advanced(by: 12))
      else { continue }
      guard isRegistry(record) else { continue }
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      let type = unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
      if let registry = type as? any _PreviewRegistry.Type { result.append(registry) }
    }
    return result
  }

  /// Whether a record is of the registry protocol, whose name its descriptor has.
  private static func isRegistry(_ record: UnsafeRawPointer) -> Bool {
    let offset = Int(record.load(as: Int32.self))
    var target = record.advanced(by: offset & ~1)
    if offset & 1 != 0 { target = target.load(as: UnsafeRawPointer.self) }
    guard let name = address(at: target.advanced(by: 8)) else { return false }
    return String(cString: name.assumingMemoryBound(to: CChar.self)) == "_PreviewRegistry"
  }

  fileprivate static func address(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    return offset == 0 ? nil : place.advanced(by: offset)
  }

  /// The descriptors of all conformances of the images in this process, as the Swift runtime lists them.
  private static var records: [UnsafeRawPointer] {
    typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer) -> Void
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    var result: [UnsafeRawPointer] = []
    withUnsafeMutablePointer(to: &result) { result in
      unsafeBitCast(symbol, to: Enumerate.self)(
        { sections, context in
          // A version, an address and two unused words; then the start and length of the protocols, and of conformances.
          let words = sections.assumingMemoryBound(to: UInt.self)
          guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return true }
          let found = context.assumingMemoryBound(to: [UnsafeRawPointer].self)
          for offset in stride(from: 0, to: Int(words[7]), by: 4) {
            if let record = Conformances.address(at: start + offset) { found.pointee.append(record) }
          }
          return true
        }, result)
    }
    return result
  }
}
