import Foundation

/// What a process in which somebody else's code runs sees of the machine.
package enum SpecimenSurroundings {
  /// - Parameter fonts: The folder with the pinned fonts; nil leaves it to the program to find it.
  package static func environment(fonts: String?) -> [String: String] {
    var variables = [
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC", "LANG": "C.UTF-8",
      "HOME": "/nonexistent",
      // Code asks for this one where it is to leave out what is of no use to a preview.
      "XCODE_RUNNING_FOR_PREVIEWS": "1",
    ]
    let own = ProcessInfo.processInfo.environment
    for name in ["PATH", "LD_LIBRARY_PATH", "VITRINE_FONTS"] { variables[name] = own[name] }
    if let fonts { variables["VITRINE_FONTS"] = fonts }
    return variables
  }
}

extension Sandbox.Limits {
  /// A process draws many pictures, each of which is watched by itself.
  package static let drawing = Sandbox.Limits(memory: 4 << 30, seconds: 300, processes: 512, fileSize: 64 << 20)
}
