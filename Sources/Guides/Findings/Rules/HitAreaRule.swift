import Stage

/// Controls that are smaller than a fingertip.
struct HitAreaRule: Rule {
  let id = "hit-area"
  let severity = Finding.Severity.warning
  let summary = "something that listens to a finger is less than 44 points wide or high"

  private static let smallest = 44.0

  func findings(in evidence: Evidence) -> [Finding] {
    struct Area: Hashable {
      var component: String
      var kind: String
      var size: String
    }
    var areas: [Area: [String]] = [:]
    for snapshot in evidence.snapshots where snapshot.typeSize == Evidence.defaultSize {
      for region in snapshot.regions where isSmall(region.frame) {
        let size = "\(region.frame.width.plain) × \(region.frame.height.plain) pt"
        let area = Area(component: snapshot.component, kind: region.kind, size: size)
        if areas[area, default: []].contains(region.label) { continue }
        areas[area, default: []].append(region.label)
      }
    }
    return areas.map { area, labels in
      let named = labels.filter { !$0.isEmpty }.sorted()
      let which = named.isEmpty ? "" : " “\(named[0])”" + (named.count > 1 ? " and \(named.count - 1) more" : "")
      return Finding(
        rule: id, severity: severity, line: line(of: area.kind, in: area.component, evidence),
        message: "The \(area.kind.spelledOut)\(which) is smaller than a fingertip: 44 × 44 pt are asked.",
        measured: area.size,
        repair: "Give it .frame(minWidth: 44, minHeight: 44) and .contentShape(.rect).",
        component: area.component)
    }
  }

  private func isSmall(_ frame: Snapshot.Frame) -> Bool {
    let tolerance = 0.01
    return frame.width < Self.smallest - tolerance || frame.height < Self.smallest - tolerance
  }

  /// Where the component's code makes such a region, as far as its kind says.
  private func line(of kind: String, in name: String, _ evidence: Evidence) -> Int {
    guard let component = evidence.component(named: name) else { return 1 }
    let words: [String] =
      switch kind {
      case "button": ["Button"]
      case "textField": ["TextField", "SecureField"]
      case "toggle": ["Toggle"]
      case "tap": ["onTapGesture", "TapGesture"]
      case "longPress": ["onLongPressGesture", "LongPressGesture"]
      case "drag": ["DragGesture"]
      default: []
      }
    let lines = component.source.split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines.firstIndex { line in words.contains { line.contains($0) } }
    return component.lines.lowerBound + (place ?? component.line - component.lines.lowerBound)
  }
}
