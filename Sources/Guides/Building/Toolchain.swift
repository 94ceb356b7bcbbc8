/// Where the compiler and the runtime are.
package struct Toolchain: Codable, Sendable, Equatable {
  /// Path of `swiftc`.
  package var compiler: String
  /// The folder with the runtime's `.swiftmodule` files.
  package var modules: String
  /// The folder with `libVitrineRuntime.so`.
  package var libraries: String

  package init(compiler: String, modules: String, libraries: String) {
    self.compiler = compiler
    self.modules = modules
    self.libraries = libraries
  }
}
