import Foundation

/// Names of modules inside modules: code says `import CoreImage.CIFilterBuiltins`, and no module of Swift can have parts. For
/// the compiler a module map beside the modules has them; the names themselves are in the module of Swift.
enum ModuleMap {
  private static let text = "module CoreImage { module CIFilterBuiltins {} }\n"

  /// Writes the map where it is missing. Where it cannot be written, that import alone fails, and the compiler says so.
  static func write(to modules: String) {
    let path = "\(modules)/module.modulemap"
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    try? text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
