import Building

/// The libraries that decide which bytes pictures have.
enum LibraryVersions {
  private static let names = ["cairo", "pango", "harfbuzz", "freetype2", "fontconfig", "libdeflate", "libpng"]

  /// Versions by name, as far as they can be found out.
  static var installed: [String: String] {
    var result = ["vitrine": Commands.version]
    guard let outcome = try? ChildProcess(["pkg-config", "--modversion"] + names, timeLimit: 10).run(),
      outcome.isSuccess
    else { return result }
    for (name, version) in zip(names, outcome.output.split(separator: "\n")) { result[name] = String(version) }
    return result
  }
}
