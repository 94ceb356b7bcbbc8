import CoreGraphics
import Drawing
import Synchronization

/// The pinned fonts of a process and what stands in for faces that are not there.
///
/// Everything is read from one folder; the fonts of the system are never looked at, so that the same text
/// is the same picture on every machine. Caches are behind locks: any thread may ask.
package final class FontLibrary: Sendable {
  package let folder: String
  package let symbols: SymbolLibrary
  let catalog: FontCatalog
  private let resolver: FontResolver
  private let fallbacks: FallbackFonts
  private let caches = Mutex(Caches())
  let shapedTexts = Mutex(ShapedTextCache())

  private struct Caches {
    var resolved: [FontSpec: ResolvedFont] = [:]
    var fonts: [FontFace: ShapingFont] = [:]
  }

  /// Reads the names of every font file in the folder.
  /// - Throws: `FontError`, which names the file, for one that is damaged or missing.
  package convenience init(folder: String) throws {
    var files: [FontFile] = []
    for path in try FontFolder.files(in: folder) { files.append(try FontFile(path: path)) }
    let catalog = FontCatalog(files: files)
    for (family, file, role) in Self.required where catalog.family(family) == nil {
      throw FontError.missing(file: folder + "/" + file, role: role)
    }
    self.init(folder: folder, catalog: catalog, only: nil, symbols: try SymbolLibrary(folder: folder))
  }

  /// A library of one font, in which everything is set whatever is asked for: for tests of layout.
  package convenience init(onlyFile path: String) throws {
    let file = try FontFile(path: path)
    self.init(folder: "", catalog: FontCatalog(files: [file]), only: file, symbols: .empty)
  }

  private init(folder: String, catalog: FontCatalog, only: FontFile?, symbols: SymbolLibrary) {
    self.folder = folder
    self.catalog = catalog
    self.symbols = symbols
    resolver = FontResolver(catalog: catalog, only: only)
    fallbacks = FallbackFonts(catalog: only == nil ? catalog : FontCatalog(files: []))
  }

  /// The folder that `VITRINE_FONTS` names, else the first `.setup/fonts` above the program or its library.
  package static func defaultFolder() throws -> String { try FontFolder.standard() }

  private static let required = [
    ("Inter", "Inter[opsz,wght].ttf", "stands in for the system font"),
    ("JetBrains Mono", "JetBrainsMono[wght].ttf", "stands in for the monospaced system font"),
    ("Nunito", "Nunito[wght].ttf", "stands in for the rounded system font"),
    ("Noto Color Emoji", "NotoColorEmoji.ttf", "draws emoji"),
    ("CupertinoIcons", "CupertinoIcons.ttf", "draws symbols"),
  ]

  /// The face and the measures for a font.
  package func resolve(_ spec: FontSpec) -> ResolvedFont {
    if let known = caches.withLock({ $0.resolved[spec] }) { return known }
    let font = resolver.resolve(spec)
    caches.withLock { caches in
      // Animated sizes ask for a new font every frame.
      if caches.resolved.count > 2000 { caches.resolved.removeAll(keepingCapacity: true) }
      caches.resolved[spec] = font
    }
    return font
  }

  func font(_ face: FontFace) -> ShapingFont {
    caches.withLock { caches in
      if let known = caches.fonts[face] { return known }
      guard let file = catalog.file(at: face.file) else {
        preconditionFailure("a face of another font library: \(face.file)")
      }
      if caches.fonts.count > 500 { caches.fonts.removeAll(keepingCapacity: true) }
      let font = file.data.makeFont(axes: face.axes)
      caches.fonts[face] = font
      return font
    }
  }

  /// A face for characters that a font lacks; nil where no face has them.
  func fallback(for scalars: some Collection<Unicode.Scalar>, of font: ResolvedFont, isEmoji: Bool) -> FallbackFont? {
    fallbacks.font(for: scalars, weight: font.weight, isItalic: font.isItalic, isEmoji: isEmoji)
  }
}
