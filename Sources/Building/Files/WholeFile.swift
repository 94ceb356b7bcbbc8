import Foundation

/// Files that are whole or not there.
package enum WholeFile {
  package struct Failure: Error, CustomStringConvertible, Sendable {
    package var description: String
  }

  /// Of the names of files that this process has not finished yet.
  package static let partEnding = ".part-\(getpid())"

  /// Makes a folder with those above it.
  package static func makeFolder(_ path: String) throws(Failure) {
    var info = stat()
    if stat(path, &info) == 0 {
      if info.st_mode & S_IFMT == S_IFDIR { return }
      errno = ENOTDIR
      throw failure(path)
    }
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty && parent != path { try makeFolder(parent) }
    // Somebody else may have made it in the meantime.
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Writes beside the file first and puts it in its place when it is whole; a file whose bytes are right is not touched.
  package static func write(_ data: Data, to path: String) throws(Failure) {
    let url = URL(fileURLWithPath: path)
    if let there = try? Data(contentsOf: url), there == data { return }
    let part = path + partEnding
    let file = open(part, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure(path) }
    var isWhole = true
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          isWhole = false
          return
        }
        rest = rest.dropFirst(count)
      }
    }
    let reason = errno
    close(file)
    if isWhole, rename(part, path) == 0 { return }
    let code = isWhole ? errno : reason
    unlink(part)
    errno = code
    throw failure(path)
  }

  /// Why the file or folder of a path cannot be written, from `errno`.
  package static func failure(_ path: String) -> Failure {
    let (code, reason) = (errno, String(cString: strerror(errno)))
    return switch code {
    case ENOSPC, EDQUOT:
      Failure(description: "\(path) cannot be written: the disk is full; make room and run this again.")
    case EACCES, EPERM, EROFS:
      Failure(description: "\(path) cannot be written: \(reason); choose another folder with --out.")
    case ENOTDIR, EEXIST:
      Failure(description: "\(path) cannot be made: there is a file in its place; choose another folder with --out.")
    default:
      Failure(description: "\(path) cannot be written: \(reason); see to that, or choose another folder with --out.")
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var baseAddress: UnsafeRawPointer? { base.baseAddress.map { $0 + startIndex } }
}
