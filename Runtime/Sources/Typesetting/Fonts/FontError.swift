/// Why the fonts cannot be used; each is a sentence with a next step.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  case noFolder
  case emptyFolder(String)
  case unreadable(file: String)
  case damaged(file: String)
  case missing(file: String, role: String)

  package var description: String {
    switch self {
    case .noFolder:
      "No fonts were found in a folder .setup/fonts beside or above the program. Run `make setup`, or "
        + "name a folder in the environment variable VITRINE_FONTS."
    case .emptyFolder(let folder):
      "The folder \(folder) holds no font files. Run `make setup`."
    case .unreadable(let file):
      "The font file \(file) cannot be read. Run `make setup`."
    case .damaged(let file):
      "The font file \(file) is damaged or no font. Delete it and run `make setup`."
    case .missing(let file, let role):
      "The font file \(file), which \(role), is missing. Run `make setup`."
    }
  }
}
