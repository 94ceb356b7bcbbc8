/// Serves a static site on 127.0.0.1.
package final class StaticServer: Sendable {
  private let site: StaticSite
  private let server: WebServer

  package init(site: StaticSite) {
    self.site = site
    server = WebServer { [site] request in
      .response(site.response(method: request.method, path: request.path, host: request.headers["host"]))
    }
  }

  /// Starts to serve and returns the port.
  /// - Parameter port: 0 takes any free port.
  package func start(port: Int) throws(WebServer.Failure) -> Int {
    try WebLoop.perform { [server] in Result { () throws(WebServer.Failure) in try server.listen(port: port) } }.get()
  }

  package func stop() { WebLoop.perform { [server] in server.stop() } }
}
