import CoreGraphics
import Drawing
import Foundation
import Images

/// Where pictures by URL come from. Files and data URLs are decoded at once; nothing is fetched, since
/// a picture must not depend on a network.
enum ImageSource {
  /// - Parameter scale: pixels a point.
  static func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url else { return .empty }
    do {
      guard let data = try data(of: url) else { return .empty }
      return .success(Image(bitmap: try ImageDecoder.decode(data: data, scale: scale > 0 ? scale : 1)))
    } catch {
      return .failure(error)
    }
  }

  static func isRemote(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased()
    return scheme != "file" && scheme != "data"
  }

  /// The bytes behind a URL; nil for one that would have to be fetched.
  private static func data(of url: URL) throws -> Data? {
    if isRemote(url) { return nil }
    return url.isFileURL ? try Data(contentsOf: url) : try bytes(ofDataURL: url.absoluteString)
  }

  /// `data:[type][;base64],bytes`.
  private static func bytes(ofDataURL text: String) throws -> Data {
    guard let comma = text.firstIndex(of: ",") else { throw ImageSourceError.malformedDataURL }
    let payload = String(text[text.index(after: comma)...])
    guard text[..<comma].lowercased().hasSuffix(";base64") else {
      guard let plain = payload.removingPercentEncoding else { throw ImageSourceError.malformedDataURL }
      return Data(plain.utf8)
    }
    let clean = payload.removingPercentEncoding ?? payload
    guard let data = Data(base64Encoded: clean, options: .ignoreUnknownCharacters) else {
      throw ImageSourceError.malformedDataURL
    }
    return data
  }
}

enum ImageSourceError: Error, CustomStringConvertible {
  case malformedDataURL

  var description: String {
    "The data URL is malformed. Write data:image/png;base64, and the bytes of the picture in Base64."
  }
}
