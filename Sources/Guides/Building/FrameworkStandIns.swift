internal import SwiftSyntax

/// Views of other frameworks that are drawn as stand-ins, because what they show is on devices only.
enum FrameworkStandIns {
  private static let names = ["Map", "VideoPlayer"]

  /// The stand-ins that a guide uses, each where it is used first.
  static func placeholders(in index: SourceIndex) -> [Placeholder] {
    let own = Set(index.types.map(\.baseName))
    return names.filter { !own.contains($0) }.compactMap { name in
      let lines = (index.units + index.fragments).flatMap { unit in
        UseSites(of: name, in: [unit]).references.filter { $0.parent?.is(FunctionCallExprSyntax.self) == true }
          .map { unit.line(of: $0) }
      }
      return lines.min().map { Placeholder(name: name, kind: .framework, line: $0) }
    }
  }
}
