import Foundation

/// What a browser, or whoever is at the other end, asks for: the line and the headers, before any body.
package struct WebRequest: Sendable, Equatable {
  package var method: String
  /// As it was sent, with its percent signs and without a query.
  package var path: String
  /// As it was sent, without its question mark.
  package var query: String?
  /// By their names in small letters; of several of one name, the first.
  package var headers: [String: String]

  package init(method: String, path: String, query: String? = nil, headers: [String: String] = [:]) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
  }

  /// Whether the other end wants to go on by WebSocket.
  package var isUpgrade: Bool { headers["upgrade"]?.lowercased() == "websocket" }

  /// The value of a name of the query, its percent signs resolved.
  package func value(_ name: String) -> String? {
    for part in (query ?? "").split(separator: "&") where part.hasPrefix(name + "=") {
      return String(part.dropFirst(name.count + 1)).removingPercentEncoding
    }
    return nil
  }
}
