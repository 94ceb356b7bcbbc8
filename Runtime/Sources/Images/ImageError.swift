/// Why data is no picture.
package enum ImageError: Error, Equatable, CustomStringConvertible {
  /// The name of the format where its first bytes tell it.
  case unknownFormat(String?)
  case damaged(format: String)
  case tooLarge(width: Int, height: Int)
  case memory

  package var description: String {
    switch self {
    case .unknownFormat(nil): "The data is no picture. Use a PNG, JPEG or WebP file."
    case .unknownFormat(.some(let name)):
      "Pictures in the \(name) format cannot be read. Convert it to PNG, JPEG or WebP."
    case .damaged(let format): "The \(format) picture is damaged or incomplete. Export it again."
    case .tooLarge(let width, let height):
      """
      A picture of \(width) × \(height) pixels is too large; \(ImageDecoder.maximumPixels) pixels are the \
      most. Scale it down.
      """
    case .memory: "There is not enough memory for the picture. Scale it down."
    }
  }
}
