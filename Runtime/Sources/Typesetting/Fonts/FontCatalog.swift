import CoreGraphics
import Drawing

/// Every font file of a folder by its own names.
struct FontCatalog: Sendable {
  let files: [FontFile]
  private let families: [String: [FontFile]]
  private let paths: [String: FontFile]
  private let names: [String: (file: FontFile, style: FaceStyle?)]

  init(files: [FontFile]) {
    self.files = files
    families = Dictionary(grouping: files) { fontKey($0.family) }
    paths = Dictionary(files.map { ($0.data.path, $0) }) { first, _ in first }
    var names: [String: (file: FontFile, style: FaceStyle?)] = [:]
    for file in files {
      for (name, style) in file.instances { names[name] = (file, style) }
    }
    // A file's own name is sure, a named instance is not always spelt as its static twin is.
    for file in files where !file.isVariable {
      names[file.postScriptName.lowercased()] = (file, nil)
      names[file.fullName.lowercased()] = (file, nil)
    }
    self.names = names
  }

  func file(at path: String) -> FontFile? { paths[path] }

  func family(_ name: String) -> [FontFile]? { families[fontKey(name)] }

  /// A face by its PostScript name or full name, and what it sets the axes to.
  func face(named name: String) -> (file: FontFile, style: FaceStyle?)? { names[name.lowercased()] }

  /// The file of a family that comes nearest to a style.
  func file(of family: [FontFile], weight: CGFloat, isItalic: Bool) -> FontFile? {
    // As CSS matches: the slant first, then the weight; of two as near, the bolder for bold text.
    let slanted = family.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? family : slanted).min {
      let (a, b) = ($0.distance(toWeight: weight), $1.distance(toWeight: weight))
      if a != b { return a < b }
      return weight > 500 ? $0.weight > $1.weight : $0.weight < $1.weight
    }
  }
}
