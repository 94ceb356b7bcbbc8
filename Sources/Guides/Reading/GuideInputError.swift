/// Why a file cannot be read as a guide. Each description is one sentence that says what to do.
package enum GuideInputError: Error, Sendable, Equatable, CustomStringConvertible {
  case missing(path: String)
  case folder(path: String)
  case unreadable(path: String, reason: String)
  case empty(path: String)
  case binary(path: String)
  case notUTF8(path: String, line: Int)
  case tooLarge(path: String, bytes: Int, limit: Int)
  case withoutSwift(path: String)

  package var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file; check the path."
    case .folder(let path):
      "\(path): this is a folder; give the Markdown files in it."
    case .unreadable(let path, let reason):
      "\(path): the file cannot be read (\(reason))."
    case .empty(let path):
      "\(path): the file is empty; a guide is Markdown with Swift code blocks."
    case .binary(let path):
      "\(path): this is a binary file; a guide is Markdown with Swift code blocks."
    case .notUTF8(let path, let line):
      "\(path): line \(line) is not valid UTF-8; save the file as UTF-8."
    case .tooLarge(let path, let bytes, let limit):
      "\(path): the file has \(bytes / 1_000_000) MB; a guide may have at most \(limit / 1_000_000) MB."
    case .withoutSwift(let path):
      "\(path): there is no Swift code block; mark Swift code with ```swift."
    }
  }
}
