import Foundation

/// Tells when files have changed, in whatever way an editor writes them: in place, by another name, by removing them first.
///
/// The folders of the files are watched and not the files, so a file that goes and comes back is the same to it.
package final class SourceWatcher: Sendable {
  private let queue = DispatchQueue(label: "vitrine.watcher")
  /// Only to be touched on the queue.
  nonisolated(unsafe) private var state: State
  private let files: @Sendable () -> [String]
  private let changed: @Sendable () -> Void

  private struct State {
    var descriptor: Int32
    var source: (any DispatchSourceRead)?
    var folders: [Int32: String] = [:]
    var stamps: [String: String]
    var firstEvent: DispatchTime?
    var check: DispatchWorkItem?
    /// The error number of what could not be watched.
    var failure: Int32?
  }

  /// Seconds without an event after which a change is taken to be whole, and seconds after which it is so in any case.
  private static let quiet = 0.08
  private static let longest = 0.5
  /// Seconds that a file which has gone is given to come back.
  private static let absence = 0.7
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
  /// Folders that are watched.
  private static let folderLimit = 4096

  /// - Parameters:
  ///   - files: The files, and folders in which files may come and go; asked for again after each event. Those that are
  ///     missing are waited for.
  ///   - changed: Called on a queue of the watcher.
  package init(files: @escaping @Sendable () -> [String], changed: @escaping @Sendable () -> Void) {
    self.files = files
    self.changed = changed
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    let failure = descriptor < 0 ? errno : nil
    let paths = files()
    state = State(descriptor: descriptor, stamps: Self.stamps(of: paths), failure: failure)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.read() }
    source.setCancelHandler { close(descriptor) }
    queue.sync {
      state.source = source
      watch(paths)
    }
    source.resume()
  }

  /// Why changes are not all seen, as one sentence; nil where they are.
  package var trouble: String? {
    queue.sync {
      state.failure.map {
        "Changes are not all seen (\(String(cString: strerror($0)))); close other programs that watch files, or raise "
          + "fs.inotify.max_user_watches and fs.inotify.max_user_instances."
      }
    }
  }

  package func stop() {
    queue.sync {
      state.check?.cancel()
      state.source?.cancel()
      state.source = nil
    }
  }

  private func read() {
    guard state.source != nil else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // Which file it was is of no account: the stamps tell.
    while Glibc.read(state.descriptor, &buffer, buffer.count) > 0 {}
    let now = DispatchTime.now()
    let first = state.firstEvent ?? now
    state.firstEvent = first
    plan(min(now + Self.quiet, first + Self.longest), isSecondLook: false)
  }

  private func plan(_ time: DispatchTime, isSecondLook: Bool) {
    state.check?.cancel()
    let check = DispatchWorkItem { [weak self] in self?.look(isSecondLook: isSecondLook) }
    state.check = check
    queue.asyncAfter(deadline: time, execute: check)
  }

  private func look(isSecondLook: Bool) {
    guard state.source != nil else { return }
    state.firstEvent = nil
    let paths = files()
    watch(paths)
    let stamps = Self.stamps(of: paths)
    guard stamps != state.stamps else { return }
    let hasLost = state.stamps.contains { $0.value != Self.missing && (stamps[$0.key] ?? Self.missing) == Self.missing }
    if hasLost && !isSecondLook { return plan(.now() + Self.absence, isSecondLook: true) }
    state.stamps = stamps
    changed()
  }

  /// Watches the folder of each file, and where a link leads; of a folder that is missing the one above it.
  private func watch(_ paths: [String]) {
    var folders: Set<String> = []
    for path in paths {
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      for path in Set([path, real]) {
        folders.insert(Self.nearestFolder(above: path))
        if Self.isFolder(path) { folders.insert(path) }
      }
      if folders.count >= Self.folderLimit { break }
    }
    for (number, folder) in state.folders where !folders.contains(folder) {
      inotify_rm_watch(state.descriptor, number)
      state.folders[number] = nil
    }
    // Adding one again is right: a folder of the same name may be another one by now.
    for folder in folders {
      let number = inotify_add_watch(state.descriptor, folder, Self.mask)
      if number >= 0 {
        state.folders[number] = folder
      } else if errno == ENOSPC {
        state.failure = errno
      }
    }
  }

  private static func nearestFolder(above path: String) -> String {
    var folder = (path as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if isFolder(folder) { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder.isEmpty ? "." : folder
  }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  private static let missing = "missing"

  private static func stamps(of paths: [String]) -> [String: String] {
    var stamps: [String: String] = [:]
    for path in paths {
      var info = stat()
      let isThere = stat(path, &info) == 0
      // Of a folder only its files count, which are named; editors leave traces of their own in it.
      if isThere, info.st_mode & S_IFMT == S_IFDIR { continue }
      stamps[path] =
        isThere
        ? "\(info.st_ino) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)" : missing
    }
    return stamps
  }
}
