/// Knobs for the parts of structures.
extension KnobWriter {
  /// Knobs that one specimen may have through its structures: more are no help.
  private static let limit = 24

  /// The parts of a structure have knobs of their own, which are named by the way to them: `task.title`.
  mutating func structure(_ request: KnobRequest, of declared: DeclaredType) -> Argument? {
    guard declared.kind == .structure, declared.generics.isEmpty, let structure = request.sample.structure,
      path.filter({ $0 == "." }).count < 2
    else { return nil }
    let first = knobs.count
    var inner = self
    inner.owner = declared.name
    inner.generics = structure.signature.generics
    inner.path = request.name + "."
    var parts: [String] = []
    var needs: [Sample.Need] = []
    for parameter in structure.signature.parameters {
      let argument: Argument? =
        if let sample = structure.parts[parameter.name] {
          inner.argument(parameter, sample: sample, among: SampleChoice([sample]))
        } else {
          inner.argument(omitted: parameter, among: nil)
        }
      guard let argument else { continue }
      parts.append((parameter.label == "_" ? "" : "\(parameter.label.escaped): ") + argument.code)
      needs += argument.needs
    }
    let count = inner.knobs.count - first
    guard count > 0, inner.knobs.count <= KnobWriter.limit else { return nil }
    knobs = inner.knobs
    choices = inner.choices
    keptCount = inner.keptCount
    let call = SampleStructure.call(declared, structure.signature, arguments: parts.joined(separator: ", "))
    guard hasIdentity(.named(declared.name, []), depth: 0) else { return Argument(code: call, needs: needs) }
    keptCount += 1
    return Argument(
      code: "\(KnobWriter.store).made(\(KnobWriter.firstKept + keptCount), \(first), \(count), \(call))", needs: needs)
  }
}
