import CoreTransferable
import SwiftUICore
import UniformTypeIdentifiers

extension Image: Transferable {
  /// Its pixels are those of its file, which others read as an image.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.coderReadCorrupt) }
      return Image(uiImage: image)
    }
  }
}

extension Color: Transferable {
  /// Its components in sRGB.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}
