import Foundation
internal import Guides
import WebHost

extension Gallery {
  /// Answers a request; everything that does not know the secret, or comes from another site, is refused.
  func answer(_ request: WebRequest) -> WebAnswer {
    guard let host = request.headers["host"], Loopback.isOwn(host: host) else {
      return refuse(
        421, "Not this address",
        "The gallery answers only to 127.0.0.1 and localhost. Open the address that the terminal shows.")
    }
    if let origin = request.headers["origin"], origin.lowercased() != "http://" + host.lowercased() {
      return refuse(
        403, "Not from there", "A page of another site has asked for this. Open the address that the terminal shows.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refused = WebResponse.text(405, "Only GET and HEAD are answered.")
      refused.headers["Allow"] = "GET, HEAD"
      return .response(refused)
    }
    guard let names = StaticSite.names(in: request.path) else {
      return refuse(400, "No such address", "The address has parts that no page of the gallery has.")
    }
    guard let first = names.first, secret.matches(first) else {
      return refuse(
        403, "The address is not complete",
        "The gallery is open only to those who know its whole address. Open the one that the terminal shows, where “vitrine serve” or “make run” was started."
      )
    }
    return route(Array(names.dropFirst()), request)
  }

  private func route(_ names: [String], _ request: WebRequest) -> WebAnswer {
    let isFolder = request.path.hasSuffix("/")
    switch (names.first, names.count) {
    case (nil, _): return isFolder ? page(Pages.index(catalogue)) : redirect(request)
    case ("catalogue.json", 1): return .response(catalogueFile)
    case ("assets", 2):
      guard let (type, bytes) = Pages.asset(names[1], fonts: fonts) else { return missing }
      return .response(WebResponse(status: 200, headers: secured(["Content-Type": type]), body: Data(bytes)))
    // A report leads back to the index that it usually stands beside.
    case ("c", 1),
      ("c", 2) where names.count == 1 || names[1] == "index.html":
      return .response(WebResponse(status: 301, headers: secured(["Location": "/\(secret.text)/"])))
    case ("c", 2...): return collection(names[1], Array(names.dropFirst(2)), request, isFolder: isFolder)
    case ("socket", 3): return socket(names[1], names[2], request)
    default: return missing
    }
  }

  private func collection(_ id: String, _ names: [String], _ request: WebRequest, isFolder: Bool) -> WebAnswer {
    guard let collection = self[id] else { return missing }
    if names.isEmpty && !isFolder { return redirect(request) }
    if names.count == 1, !isFolder, let specimen = collection.specimens.first(where: { $0.id == names[0] }) {
      return page(Pages.specimen(specimen, in: collection))
    }
    if let folder = folder(of: id) {
      var response = StaticSite(folder: folder).file(names)
      if response.status == 200 {
        let isPage = response.headers["Content-Type"]?.hasPrefix("text/html") ?? false
        response.headers = secured(response.headers, isReport: isPage)
        return .response(response)
      }
    }
    return names.isEmpty ? page(Pages.collection(collection)) : missing
  }

  private func socket(_ collection: String, _ specimen: String, _ request: WebRequest) -> WebAnswer {
    // Browsers always say where a page that opens a socket comes from.
    guard request.headers["origin"] != nil else {
      return refuse(403, "Not from a page", "Only a page of the gallery speaks to this address.")
    }
    guard let known = self[collection], let id = request.value("session"),
      let key = SessionKey(collection: collection, specimen: specimen, id: id)
    else { return missing }
    // While the first build goes on nobody knows what there will be.
    guard known.specimens.contains(where: { $0.id == specimen }) || known.status == .building else { return missing }
    return .socket { [weak self] socket in self?.open(socket, for: key) }
  }

  private var catalogueFile: WebResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = (try? encoder.encode(CatalogueListing(catalogue))) ?? Data("{}".utf8)
    return WebResponse(status: 200, headers: secured(["Content-Type": "application/json"]), body: body)
  }

  private func page(_ html: String) -> WebAnswer {
    var response = WebResponse.page(html)
    response.headers = secured(response.headers)
    return .response(response)
  }

  private var missing: WebAnswer {
    refuse(404, "There is nothing here", "Go back to the gallery and choose a specimen there.")
  }

  private func refuse(_ status: Int, _ heading: String, _ explanation: String) -> WebAnswer {
    var response = WebResponse.page(Pages.refusal(heading: heading, explanation: explanation), status: status)
    response.headers = secured(response.headers)
    return .response(response)
  }

  private func redirect(_ request: WebRequest) -> WebAnswer {
    .response(WebResponse(status: 301, headers: secured(["Location": request.path + "/"])))
  }

  /// Nobody may frame, embed or read what the gallery serves, and a page loads nothing but from here.
  private func secured(_ headers: [String: String], isReport: Bool = false) -> [String: String] {
    headers.merging([
      "Content-Security-Policy": isReport ? Self.reportPolicy : pagePolicy, "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ]) { $1 }
  }

  private var pagePolicy: String {
    let sockets = ["127.0.0.1", "localhost"].map { "ws://\($0):\(port)" }.joined(separator: " ")
    return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
      + "connect-src 'self' \(sockets); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  }

  /// A guide's report is one file with its style and its script in it.
  private static let reportPolicy =
    "default-src 'none'; script-src \(PageScript.source); style-src 'unsafe-inline'; img-src 'self' data:; "
    + "font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}
