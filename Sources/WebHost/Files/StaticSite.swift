import Foundation

/// The files of one folder as a web site for the machine that they are on.
///
/// Invariants: nothing outside the folder is ever read, whatever a request's path or a link in the folder says;
/// a request that names another host is refused, so that no page of the outside world can read the folder by
/// pointing a name of its own at this machine.
package struct StaticSite: Sendable {
  private let root: String

  /// - Parameter folder: The folder to serve. It need not exist yet.
  package init(folder: String) {
    root = folder
  }

  /// Answers one request.
  /// - Parameters:
  ///   - path: The path as it was sent, with its percent signs and without a query.
  ///   - host: The value of the `Host` header.
  package func response(method: String, path: String, host: String?) -> WebResponse {
    guard let host, Loopback.isOwn(host: host) else {
      return .text(421, "This server answers only to 127.0.0.1 and localhost.")
    }
    guard method == "GET" || method == "HEAD" else {
      var refused = WebResponse.text(405, "Only GET and HEAD are answered.")
      refused.headers["Allow"] = "GET, HEAD"
      return refused
    }
    guard let names = Self.names(in: path) else { return .text(400, "The path is not one of a file.") }
    return file(names, endsInSlash: path.hasSuffix("/"), path: path)
  }

  /// A file by the names that lead to it, which are decoded and lead nowhere else; of a folder its index.
  package func file(_ names: [String]) -> WebResponse { file(names, endsInSlash: true, path: "") }

  private func file(_ names: [String], endsInSlash: Bool, path: String) -> WebResponse {
    let missing = WebResponse.text(404, "There is no such file.")
    guard let folder = Self.realPath(root), let found = Self.realPath(([folder] + names).joined(separator: "/")),
      found == folder || found.hasPrefix(folder + "/")
    else { return missing }
    var target = found
    if Self.isFolder(found) {
      guard endsInSlash else {
        return WebResponse(status: 301, headers: ["Location": path + "/"], body: Data())
      }
      guard let index = Self.realPath(found + "/index.html"), index.hasPrefix(folder + "/") else { return missing }
      target = index
    }
    guard !Self.isFolder(target), let data = try? Data(contentsOf: URL(fileURLWithPath: target)) else { return missing }
    return WebResponse(status: 200, headers: ["Content-Type": Self.contentType(of: target)], body: data)
  }

  /// The names of a path, decoded; nil where one of them could lead elsewhere.
  package static func names(in path: String) -> [String]? {
    guard path.hasPrefix("/") else { return nil }
    var names: [String] = []
    for part in path.split(separator: "/") {
      guard let name = String(part).removingPercentEncoding, name != ".", name != "..",
        !name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
      else { return nil }
      names.append(name)
    }
    return names
  }

  package static func contentType(of path: String) -> String {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "html": "text/html; charset=utf-8"
    case "json": "application/json"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    case "pdf": "application/pdf"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "md", "txt", "swift": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
