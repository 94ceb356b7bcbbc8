/// Tells sessions apart: a page makes a name for itself, and one page shows one specimen.
package struct SessionKey: Hashable, Sendable {
  package var collection: String
  package var specimen: String
  /// What the page calls itself: 128 random bits.
  package var id: String

  /// - Returns: nil where the name is none that a page makes.
  package init?(collection: String, specimen: String, id: String) {
    let isPlain = id.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    guard isPlain, (16...64).contains(id.utf8.count) else { return nil }
    self.collection = collection
    self.specimen = specimen
    self.id = id
  }
}
