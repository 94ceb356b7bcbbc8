/// A module to be compiled: a target of a package, or a single file.
struct Unit {
  var module: String
  /// The target's name.
  var name: String
  var packageName: String
  /// Nil where the package lets nobody see its insides.
  var packageAccess: String?
  var folder: SourceFolder
  /// Arguments of the compiler.
  var flags: [String]
  var languageMode: String
  /// The modules that it imports, of those that are compiled here.
  var dependencies: [String]
  var isProgram: Bool
  /// Whether its previews are the project's.
  var isShown: Bool

  /// Has code that starts a program and is in a file of its own.
  var hasMainFile: Bool { folder.swift.contains { $0.path.hasSuffix("/main.swift") } }

  /// The name of the folder of its resources; nil where it has none.
  var bundle: String? { folder.resources.isEmpty ? nil : "\(packageName)_\(name).resources" }

  /// What a module of a target is called.
  static func module(of name: String) -> String {
    var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if result.first?.isNumber ?? true { result = "_" + result }
    return result
  }
}
