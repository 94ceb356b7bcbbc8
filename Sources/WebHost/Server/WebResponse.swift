import Foundation

/// What is answered to a request.
package struct WebResponse: Sendable, Equatable {
  package var status: Int
  package var headers: [String: String]
  package var body: Data

  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package static func text(_ status: Int, _ sentence: String) -> Self {
    Self(
      status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Data((sentence + "\n").utf8))
  }

  package static func page(_ html: String, status: Int = 200) -> Self {
    Self(status: status, headers: ["Content-Type": "text/html; charset=utf-8"], body: Data(html.utf8))
  }
}

/// How a request goes on.
package enum WebAnswer {
  case response(WebResponse)
  /// By WebSocket, if the request asks for that in the right form; the function is given the open socket.
  case socket(@WebLoop (WebSocket) -> Void)
}
