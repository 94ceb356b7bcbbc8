import Building
import Foundation

/// The script in every finished page, for those who serve pages and let nothing else run in them.
package enum PageScript {
  /// As a content security policy names it: `'sha256-…'`.
  package static let source: String = {
    // What stands between the tags begins with the line's end.
    let digits = Array(SHA256.digest(of: Array("\n".utf8) + PackageResources.gallery_js))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }()
}
