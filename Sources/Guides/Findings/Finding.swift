/// One thing that a check found in a guide.
package struct Finding: Codable, Sendable, Equatable {
  package enum Severity: String, Codable, Sendable, CaseIterable {
    /// Wrong on a device.
    case error
    /// Works, and somebody will be hurt by it.
    case warning
    /// Worth knowing.
    case note
  }

  package var rule: String
  package var severity: Severity
  package var line: Int
  package var message: String
  /// The measured value in words, such as `3.95:1` or `28 × 28 pt`.
  package var measured: String
  /// What to write instead.
  package var repair: String?
  package var component: String?
  package var token: String?

  package init(
    rule: String, severity: Severity, line: Int, message: String, measured: String, repair: String? = nil,
    component: String? = nil, token: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.line = line
    self.message = message
    self.measured = measured
    self.repair = repair
    self.component = component
    self.token = token
  }
}

extension Finding.Severity: Comparable {
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
