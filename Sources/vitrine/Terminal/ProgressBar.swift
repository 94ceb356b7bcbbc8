import Foundation
import Guides
import Synchronization

/// How far the guides are: a bar on a terminal, plain lines elsewhere.
final class ProgressBar: Sendable {
  private struct State {
    /// 0…1 by guide.
    var shares: [String: Double] = [:]
    var said: Set<String> = []
  }

  private let state = Mutex(State())
  private let count: Int

  init(guides: Int) {
    count = max(guides, 1)
  }

  func show(_ step: GuideStep, of guide: String) {
    if Terminal.canRedraw {
      let whole = state.withLock { state in
        state.shares[guide] = max(state.shares[guide] ?? 0, step.share)
        return state.shares.values.reduce(0, +) / Double(count)
      }
      Terminal.lock.withLock { _ in Self.draw(whole, "\(guide): \(step.words)") }
    } else if state.withLock({ $0.said.insert("\(guide) \(step.name)").inserted }) {
      Terminal.say("\(guide): \(step.words)")
    }
  }

  func finish() {
    Terminal.lock.withLock { _ in Self.clear() }
  }

  /// Only to be called with the terminal's lock.
  static func clear() {
    if Terminal.canRedraw { Terminal.write("\r\u{1B}[K", to: 2) }
  }

  private static func draw(_ share: Double, _ words: String) {
    let width = 24
    let full = Int((min(max(share, 0), 1) * Double(width)).rounded(.down))
    let bar = String(repeating: "━", count: full) + String(repeating: "─", count: width - full)
    let percent = Int((share * 100).rounded(.down))
    Terminal.write("\r\u{1B}[K\(bar) \(percent) %  \(words.prefix(60))", to: 2)
  }
}
