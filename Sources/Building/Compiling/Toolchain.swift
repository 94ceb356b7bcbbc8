import Foundation

/// Where the compiler and the runtime are.
package struct Toolchain: Codable, Sendable, Equatable {
  /// Path of `swiftc`.
  package var compiler: String
  /// The folder with the runtime's `.swiftmodule` files.
  package var modules: String
  /// The folder with `libVitrineRuntime.so`.
  package var libraries: String
  /// The program that expands SwiftUI's macros.
  package var macros: String
  /// Further arguments of the compiler, such as the paths of module maps.
  package var arguments: [String]

  package init(compiler: String, modules: String, libraries: String, macros: String, arguments: [String] = []) {
    self.compiler = compiler
    self.modules = modules
    self.libraries = libraries
    self.macros = macros
    self.arguments = arguments
  }

  /// The runtime beside a program (`.build/release/vitrine`), and the compiler on the path.
  package static func beside(_ executable: String = "/proc/self/exe") throws(ToolchainError) -> Toolchain {
    let folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    return try Toolchain.inFolder(folder.path)
  }

  package static func inFolder(_ folder: String) throws(ToolchainError) -> Toolchain {
    let modules = "\(folder)/Modules"
    let macros = "\(folder)/SwiftUIMacros-tool"
    for path in ["\(folder)/libVitrineRuntime.so", "\(modules)/SwiftUI.swiftmodule", macros]
    where !FileManager.default.fileExists(atPath: path) {
      throw ToolchainError(message: "\(path) is missing; run “make build”.")
    }
    ModuleMap.write(to: modules)
    guard let compiler = Toolchain.program("swiftc") else {
      throw ToolchainError(
        message: "swiftc is not on the path; install a Swift 6.3 toolchain and put its usr/bin there.")
    }
    return Toolchain(compiler: compiler, modules: modules, libraries: folder, macros: macros)
  }

  /// The path of a program.
  package static func program(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Changes when the runtime or the compiler changes.
  package var identity: String {
    let files = [
      "\(libraries)/libVitrineRuntime.so", "\(modules)/SwiftUI.swiftmodule", "\(modules)/SwiftUICore.swiftmodule",
      compiler, macros,
    ]
    return files.map(Toolchain.identity).joined(separator: "\n") + arguments.joined(separator: " ")
  }

  /// Path, size and time of a file.
  package static func identity(of path: String) -> String {
    var info = stat()
    guard stat(path, &info) == 0 else { return "\(path) missing" }
    return "\(path) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
  }
}

package struct ToolchainError: Error, CustomStringConvertible, Sendable {
  package var message: String
  package var description: String { message }
}
