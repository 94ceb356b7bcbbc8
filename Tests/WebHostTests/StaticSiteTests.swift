import Foundation
import Testing

import WebHost

/// A folder with a file in it, and a secret beside it.
struct SampleFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)").path
    path = base + "/public"
    let files = FileManager.default
    try files.createDirectory(atPath: path + "/todoist", withIntermediateDirectories: true)
    try files.createDirectory(atPath: path + "/empty", withIntermediateDirectories: true)
    try Data("front".utf8).write(to: URL(fileURLWithPath: path + "/index.html"))
    try Data("guide".utf8).write(to: URL(fileURLWithPath: path + "/todoist/index.html"))
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path + "/todoist/report.json"))
    try Data("name".utf8).write(to: URL(fileURLWithPath: path + "/a b.png"))
    try Data("secret".utf8).write(to: URL(fileURLWithPath: base + "/secret.txt"))
    try files.createSymbolicLink(atPath: path + "/link.txt", withDestinationPath: "../secret.txt")
    try files.createSymbolicLink(atPath: path + "/up", withDestinationPath: "..")
  }

  func remove() { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
}

@Suite struct StaticSiteTests {
  let folder: SampleFolder
  let site: StaticSite

  init() throws {
    folder = try SampleFolder()
    site = StaticSite(folder: folder.path)
  }

  private func get(_ path: String, method: String = "GET", host: String? = "127.0.0.1:8420") -> WebResponse {
    site.response(method: method, path: path, host: host)
  }

  @Test("files are served with their type, and a folder by its index")
  func files() {
    defer { folder.remove() }
    #expect(get("/").body == Data("front".utf8))
    #expect(get("/todoist/").headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(get("/todoist/report.json").headers["Content-Type"] == "application/json")
    #expect(get("/a%20b.png").headers["Content-Type"] == "image/png")
    #expect(get("/todoist").headers["Location"] == "/todoist/")
    #expect(get("/empty/").status == 404)
    #expect(get("/nothing.html").status == 404)
  }

  @Test(
    "no path leads out of the folder",
    arguments: [
      "/../secret.txt", "/%2e%2e/secret.txt", "/todoist/../../secret.txt", "/..%2fsecret.txt", "/link.txt",
      "/up/secret.txt", "/todoist/%2e%2e/%2e%2e/secret.txt", "/..\\secret.txt", "/index.html%00.png", "secret.txt",
      "//../secret.txt", "/%", "/.../secret.txt",
    ])
  func traversal(path: String) {
    defer { folder.remove() }
    let response = get(path)
    #expect(response.status == 400 || response.status == 404)
    #expect(!String(decoding: response.body, as: UTF8.self).contains("secret"))
  }

  @Test(
    "only this machine's own names are answered", arguments: ["127.0.0.1", "localhost:8420", "LOCALHOST", "[::1]:1"])
  func ownHosts(host: String) {
    defer { folder.remove() }
    #expect(get("/", host: host).status == 200)
  }

  @Test(
    "another host name is refused",
    arguments: [
      nil, "", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1:80:80", "127.0.0.2",
      "localhost:8420@evil.example",
    ])
  func foreignHosts(host: String?) {
    defer { folder.remove() }
    #expect(get("/", host: host).status == 421)
  }

  @Test("only GET and HEAD are answered", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get", ""])
  func methods(method: String) {
    defer { folder.remove() }
    #expect(get("/", method: method).status == 405)
    #expect(get("/", method: method).headers["Allow"] == "GET, HEAD")
  }
}
