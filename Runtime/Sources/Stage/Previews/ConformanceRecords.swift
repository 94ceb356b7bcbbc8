import Foundation

/// Reads which types of a library conform to a protocol, from what the compiler writes into every image.
///
/// The layout of the records is Swift's stable binary interface (docs/ABI/TypeMetadata in the compiler's repository).
package enum ConformanceRecords {
  /// The types that are neither generic nor imported, in the order of the image.
  /// - Parameters:
  ///   - library: an image that is open in this process.
  ///   - names: of the protocols, without their modules.
  package static func types(
    conformingTo names: Set<String>, in library: String
  ) -> [(type: Any.Type, protocol: String)] {
    var result: [(type: Any.Type, protocol: String)] = []
    let path = realPath(library)
    for record in records {
      guard let name = protocolName(record), names.contains(name), image(of: record) == path, let type = type(record)
      else { continue }
      result.append((type, name))
    }
    return result
  }

  /// The type of a record whose type is described directly: a structure, an enumeration or a class.
  private static func type(_ record: UnsafeRawPointer) -> Any.Type? {
    let kind = record.advanced(by: 12).load(as: UInt32.self) >> 3 & 7
    guard kind == 0, let descriptor = address(at: record.advanced(by: 4)) else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    // 16 is a class, 17 a structure, 18 an enumeration; the highest bit of the byte says that it is generic.
    guard (16...18).contains(flags & 0x1f), flags & 0x80 == 0, let accessor = address(at: descriptor.advanced(by: 12))
    else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
  }

  private static func protocolName(_ record: UnsafeRawPointer) -> String? {
    let offset = Int(record.load(as: Int32.self))
    guard offset != 0 else { return nil }
    var target = record.advanced(by: offset & ~1)
    if offset & 1 != 0 { target = target.load(as: UnsafeRawPointer.self) }
    return address(at: target.advanced(by: 8)).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  private static func address(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.load(as: Int32.self))
    return offset == 0 ? nil : place.advanced(by: offset)
  }

  /// The file that an address was loaded from. Glibc hides `dladdr` from Swift; it fills four pointers, of which the first
  /// is the file's name.
  private static func image(of address: UnsafeRawPointer) -> String? {
    typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    var info: (name: UnsafePointer<CChar>?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) = (
      nil, nil, nil, nil
    )
    guard unsafeBitCast(symbol, to: Find.self)(address, &info) != 0, let name = info.name else { return nil }
    return realPath(String(cString: name))
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
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
          // A version, an address and two unused words; then start and length of the protocols, and of conformances.
          let words = sections.assumingMemoryBound(to: UInt.self)
          guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return true }
          let found = context.assumingMemoryBound(to: [UnsafeRawPointer].self)
          for offset in stride(from: 0, to: Int(words[7]), by: 4) {
            if let record = ConformanceRecords.address(at: start + offset) { found.pointee.append(record) }
          }
          return true
        }, result)
    }
    return result
  }
}
