import Stage

/// Controls that are smaller than a fingertip.
struct HitAreaRule: Rule {
  let id = "hit-area"
  let severity = Finding.Severity.warning
  let summary = "something that listens to a finger is less than 44 points wide or high"

  private static let words = [
    "tap": "tap area", "longPress": "area of a long press", "drag": "drag area", "gesture": "area of a gesture",
  ]

  /// Points.
  private static let fingertip = 44.0

  func findings(in evidence: Evidence) -> [Finding] {
    struct Area: Hashable {
      var component: String
      var kind: String
    }
    var areas: [Area: [Snapshot.Region]] = [:]
    for snapshot in evidence.snapshots where snapshot.typeSize == Evidence.defaultSize {
      // What a specimen puts into a modifier is ours: its size says nothing of the guide.
      if let kind = evidence.component(named: snapshot.component)?.kind, !Self.whole.contains(kind) { continue }
      for region in snapshot.regions where isSmall(region.frame) && !snapshot.hasButton(like: region) {
        areas[Area(component: snapshot.component, kind: region.kind), default: []].append(region)
      }
    }
    return areas.map { area, regions in
      let smallest =
        regions.min { left, right in
          (left.frame.width * left.frame.height, left.label) < (right.frame.width * right.frame.height, right.label)
        } ?? regions[0]
      let others = Set(regions.map(\.label)).count - 1
      let which = smallest.label.isEmpty ? "" : " “\(smallest.label)”" + (others > 0 ? " (and \(others) more)" : "")
      return Finding(
        rule: id, severity: severity, line: line(of: area.kind, in: area.component, evidence),
        message:
          "The \(Self.words[area.kind] ?? area.kind.spelledOut)\(which) is smaller than a fingertip: 44 × 44 pt are asked.",
        measured: "\(smallest.frame.width.plain) × \(smallest.frame.height.plain) pt",
        repair: "Give it .frame(minWidth: 44, minHeight: 44) and .contentShape(.rect).",
        component: area.component)
    }
  }

  /// Kinds of components that are drawn as they are, with nothing of ours in them.
  private static let whole: Set<Component.Kind> = [.view]

  private func isSmall(_ frame: Snapshot.Frame) -> Bool {
    let tolerance = 0.01
    return frame.width < Self.fingertip - tolerance || frame.height < Self.fingertip - tolerance
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

extension Snapshot {
  /// Whether a gesture only repeats a button's own area.
  fileprivate func hasButton(like region: Region) -> Bool {
    region.kind != "button"
      && regions.contains { $0.kind == "button" && $0.frame.contains(region.frame) && region.frame.contains($0.frame) }
  }
}
