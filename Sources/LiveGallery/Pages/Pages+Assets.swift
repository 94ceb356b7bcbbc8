import Foundation
internal import Guides
import Synchronization

extension Pages {
  /// A style sheet, module or picture by the name that pages call it; nil when there is none of that name.
  /// - Parameter fonts: The folder of pinned fonts, for the face that pages are set in. Without one they are set in the reader's own.
  package static func asset(_ name: String, fonts: String? = nil) -> (contentType: String, bytes: [UInt8])? {
    if name == "page.ttf" {
      return fonts.flatMap(pageFont).map { ("font/ttf", $0) }
    }
    guard let bytes = files[name] else { return nil }
    switch name.split(separator: ".").last {
    case "css": return ("text/css; charset=utf-8", bytes)
    case "svg": return ("image/svg+xml", bytes)
    default: return ("text/javascript; charset=utf-8", bytes)
    }
  }

  private static let files: [String: [UInt8]] = [
    "site.css": PackageResources.site_css, "index.css": PackageResources.index_css,
    "specimen.css": PackageResources.specimen_css, "icon.svg": PackageResources.icon_svg,
    "theme.js": PackageResources.theme_js, "index.js": PackageResources.index_js,
    "specimen.js": PackageResources.specimen_js, "dom.js": PackageResources.dom_js,
    "connection.js": PackageResources.connection_js, "picture.js": PackageResources.picture_js,
    "pointing.js": PackageResources.pointing_js, "typing.js": PackageResources.typing_js,
    "keys.js": PackageResources.keys_js, "mirror.js": PackageResources.mirror_js,
    "roles.js": PackageResources.roles_js, "settings.js": PackageResources.settings_js,
    "knobs.js": PackageResources.knobs_js, "panels.js": PackageResources.panels_js,
    "tree.js": PackageResources.tree_js, "files.js": PackageResources.files_js,
  ]

  /// Made once for a folder: cutting a face takes some hundredths of a second.
  private static let pageFonts = Mutex<[String: [UInt8]]>([:])

  private static func pageFont(in folder: String) -> [UInt8]? {
    pageFonts.withLock { known in
      if let bytes = known[folder] { return bytes }
      let bytes = PageFont.subset(in: folder).map { [UInt8]($0) }
      known[folder] = bytes
      return bytes
    }
  }
}
