import SwiftUI

/// What the previews show.
enum Sample {
  struct File: Identifiable {
    var name: String
    var meta: String
    var kind: DbxFileKind
    var id: String { name }
  }

  static let files = [
    File(name: "Harbour house", meta: "14 files · Modified today", kind: .folder),
    File(name: "Letters", meta: "3 files · Modified Mar 2", kind: .folder),
    File(name: "Lease agreement.pdf", meta: "2.4 MB · Modified Apr 12", kind: .pdf),
    File(name: "Notes from the site.docx", meta: "118 KB · Modified Apr 11", kind: .doc),
    File(name: "Budget for the roof.xlsx", meta: "64 KB · Modified Apr 9", kind: .sheet),
    File(name: "West wall at dawn.jpg", meta: "8.1 MB · Modified Apr 3", kind: .image),
    File(name: "Inventory of everything that was found in the attic.pdf", meta: "31 MB · Modified Mar 28", kind: .pdf),
  ]

  /// A hill under a sky, as good as a photo.
  static func picture(_ index: Int, size: CGSize = CGSize(width: 120, height: 90)) -> Image {
    let skies: [Color] = [
      Color(red: 0.96, green: 0.78, blue: 0.62), Color(red: 0.62, green: 0.80, blue: 0.93),
      Color(red: 0.83, green: 0.76, blue: 0.91), Color(red: 0.98, green: 0.88, blue: 0.66),
    ]
    let hills: [Color] = [
      Color(red: 0.25, green: 0.36, blue: 0.42), Color(red: 0.29, green: 0.47, blue: 0.36),
      Color(red: 0.47, green: 0.33, blue: 0.36),
    ]
    let hill = hills[index % hills.count]
    let height = size.height * (0.45 + 0.12 * CGFloat(index % 3))
    return Image(size: size, opaque: true) { context in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(skies[index % skies.count]))
      let sun = CGRect(
        x: size.width * (0.2 + 0.15 * CGFloat(index % 4)), y: size.height * 0.18, width: size.height * 0.2,
        height: size.height * 0.2)
      context.fill(Path(ellipseIn: sun), with: .color(.white.opacity(0.85)))
      for (step, part) in [0.55, 1.0].enumerated() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: height + CGFloat(step) * size.height * 0.15))
        path.addQuadCurve(
          to: CGPoint(x: size.width, y: height + size.height * (0.22 - 0.06 * CGFloat(step))),
          control: CGPoint(x: size.width * (0.3 + 0.3 * CGFloat(step)), y: height - size.height * 0.2))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        context.fill(path, with: .color(hill.opacity(part)))
      }
    }
  }

  static let photos = (0..<14).map { index in
    DbxPhoto(
      id: "photo-\(index)",
      image: picture(
        index, size: index.isMultiple(of: 2) ? CGSize(width: 120, height: 90) : CGSize(width: 90, height: 120)),
      date: "April \(28 - index)")
  }
}
