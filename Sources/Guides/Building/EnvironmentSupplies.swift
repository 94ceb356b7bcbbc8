/// Modifiers that give specimens the objects that views expect in their environment.
enum EnvironmentSupplies {
  /// - Parameter standIns: Types that nobody defines and that placeholders stand for.
  static func modifiers(for guide: AnalysedGuide, standIns: Set<String> = []) -> [String] {
    var result: [String] = []
    for type in guide.index.types {
      for property in type.properties {
        guard let wrapper = property.wrappers.first, wrapper == "EnvironmentObject" || wrapper == "Environment" else {
          continue
        }
        let name = property.typeText.filter { $0 != "?" }
        if standIns.contains(name), guide.index.type(named: name, in: type.name) == nil {
          let modifier = wrapper == "EnvironmentObject" ? ".environmentObject(\(name)())" : ".environment(\(name)())"
          if !result.contains(modifier) { result.append(modifier) }
          continue
        }
        guard let declared = guide.index.type(named: name, in: type.name), declared.kind == .reference else { continue }
        guard
          CallSignature.initialisers(of: declared).contains(where: {
            $0.parameters.allSatisfy { $0.defaultValue != nil }
          })
        else {
          continue
        }
        let modifier =
          wrapper == "EnvironmentObject" ? ".environmentObject(\(declared.name)())" : ".environment(\(declared.name)())"
        if !result.contains(modifier) { result.append(modifier) }
      }
    }
    return result
  }
}
