import Foundation
import SpecimenProtocol
import Stage

/// A guide's code, opened.
@MainActor
enum GuideModule {
  /// Opens the library and lets it register what it has.
  static func open(_ path: String) throws {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw Complaint("The guide's module cannot be opened: \(dlerror().map { String(cString: $0) } ?? "").")
    }
    guard let symbol = dlsym(library, "vitrine_register") else {
      throw Complaint("The guide's module registers nothing: it has no vitrine_register.")
    }
    typealias Register = @convention(c) () -> Void
    unsafeBitCast(symbol, to: Register.self)()
  }

  /// Whether a library was built from a guide.
  static func isGuide(_ path: String) -> Bool {
    guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else { return true }
    return dlsym(library, "vitrine_register") != nil
  }

  static func inventory(on device: DeviceProfile) -> Inventory {
    Inventory(
      components: RegisteredSpecimens.components.map {
        .init(name: $0.name, variant: $0.variant, index: $0.index, presentation: $0.presentation)
      },
      colors: RegisteredSpecimens.colors(on: device).map {
        .init(name: $0.name, line: $0.line, light: $0.light, dark: $0.dark)
      },
      fonts: RegisteredSpecimens.fonts.map { .init(name: $0.name, line: $0.line) },
      gradients: RegisteredSpecimens.gradients.map { .init(name: $0.name, line: $0.line) })
  }
}
