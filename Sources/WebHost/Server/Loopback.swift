/// The names by which this machine calls itself.
package enum Loopback {
  /// Whether a `Host` header means this machine, with or without a port.
  package static func isOwn(host: String) -> Bool {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    return names.contains { name in
      guard host.lowercased().hasPrefix(name) else { return false }
      let rest = host.dropFirst(name.count)
      return rest.isEmpty || (rest.first == ":" && rest.dropFirst().allSatisfy { ("0"..."9").contains($0) })
    }
  }
}
