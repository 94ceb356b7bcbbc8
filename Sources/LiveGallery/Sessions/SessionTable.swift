import SpecimenProtocol
import WebHost

/// The sessions of a gallery. There are so many and no more; who has gone for some minutes is forgotten.
@WebLoop final class SessionTable {
  struct Limits: Sendable {
    /// Sessions at the same time.
    var sessions = 24
    /// How long a session waits for a page that has gone.
    var absence = Duration.seconds(300)
  }

  private let limits: Limits
  private var sessions: [SessionKey: LiveSession] = [:]
  private var sweeping: Task<Void, Never>?

  init(limits: Limits = Limits()) { self.limits = limits }

  func session(_ key: SessionKey) -> LiveSession? { sessions[key] }

  /// - Returns: false where there are too many, all with a page that looks.
  func add(_ session: LiveSession) -> Bool {
    if sessions.count >= limits.sessions {
      guard
        let oldest = sessions.values.filter({ $0.leftAt != nil }).min(by: { ($0.leftAt ?? .now) < ($1.leftAt ?? .now) })
      else { return false }
      remove(oldest)
    }
    sessions[session.key] = session
    return true
  }

  func sessions(of collection: String) -> [LiveSession] { sessions.values.filter { $0.key.collection == collection } }

  /// To be called when a page has gone.
  func sweepLater() {
    guard sweeping == nil else { return }
    sweeping = Task { [weak self] in
      while let self, let first = self.sessions.values.compactMap(\.leftAt).min() {
        try? await Task.sleep(until: first + self.limits.absence)
        let limit = ContinuousClock.now - self.limits.absence
        for session in self.sessions.values where session.leftAt.map({ $0 <= limit }) ?? false { self.remove(session) }
      }
      self?.sweeping = nil
    }
  }

  func endAll(_ sentence: String) {
    sweeping?.cancel()
    for session in sessions.values { session.end(sentence) }
    sessions = [:]
  }

  private func remove(_ session: LiveSession) {
    session.end("Its page was away for too long.")
    sessions[session.key] = nil
  }
}
