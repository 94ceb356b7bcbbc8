/// The names by which this machine calls itself.
package enum Loopback {
  /// Whether a `Host` header means this machine, with or without a port.
  package static func isOwn(host: String) -> Bool {
    rest(of: host).map { rest in
      rest.isEmpty || (rest.first == ":" && rest.dropFirst().allSatisfy { ("0"..."9").contains($0) })
    } ?? false
  }

  /// Whether an `Origin` header means a page of this server.
  package static func isOwn(origin: String, port: Int) -> Bool {
    let scheme = "http://"
    guard origin.lowercased().hasPrefix(scheme) else { return false }
    let host = String(origin.dropFirst(scheme.count))
    return rest(of: host).map { $0 == ":\(port)" || ($0.isEmpty && port == 80) } ?? false
  }

  private static func rest(of host: String) -> Substring? {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    return names.first { host.lowercased().hasPrefix($0) }.map { host.dropFirst($0.count) }
  }
}
