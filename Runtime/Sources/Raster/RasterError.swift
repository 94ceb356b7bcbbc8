/// Why nothing could be drawn.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  case size(width: Int, height: Int)
  case memory
  case face(String, file: String)
  case output(String)

  package var description: String {
    switch self {
    case .size(let width, let height):
      """
      A picture of \(width) × \(height) pixels cannot be drawn; sides must be between 1 and \
      \(Bitmap.maximumSide). Give the view a smaller frame or render at a smaller scale.
      """
    case .memory: "There is not enough memory for the picture. Render a smaller one."
    case .face(let name, let file):
      "The font \(name) cannot be read from \(file). Run `make setup` to fetch the fonts again."
    case .output(let reason): "The picture could not be written: \(reason). Try another format."
    }
  }
}
