import Foundation
import KitSupport
import SwiftUI

/// How far an upload is: what it is, and a bar of 3 points that shows the true part of its bytes.
public struct DbxUploadBar: View {
  private let label: String
  private let progress: Double
  private let done: Bool
  private let failure: String?
  private let onRetry: (() -> Void)?
  @Environment(\.dbxWords) private var words

  /// - Parameter progress: 0…1; what lies outside counts as the nearer end, what is no number as 0.
  public init(label: String, progress: Double, done: Bool = false) {
    self.init(label: label, progress: progress, done: done, failure: nil)
  }

  /// - Parameters:
  ///   - failure: one sentence in place of the label when it went wrong.
  ///   - onRetry: what "Try again" does then.
  public init(
    label: String, progress: Double, done: Bool = false, failure: String?, onRetry: (() -> Void)? = nil
  ) {
    self.label = label
    self.progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    self.done = done
    self.failure = failure
    self.onRetry = onRetry
  }

  /// Fed by the counts of a transfer, such as those of a `URLSessionTask`.
  /// - Parameters:
  ///   - sent: bytes so far.
  ///   - expected: bytes in all; done when all are sent.
  public init(
    label: String, bytesSent sent: Int64, of expected: Int64, failure: String? = nil, onRetry: (() -> Void)? = nil
  ) {
    self.init(
      label: label, progress: expected > 0 ? Double(sent) / Double(expected) : 0,
      done: expected > 0 && sent >= expected, failure: failure, onRetry: onRetry)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Text(failure ?? label)
          .dbxText(.metaStrong)
          .foregroundStyle(failure == nil ? DbxColors.text : DbxColors.error)
          .dbxTabularNumbers()
          .accessibilityLabel(DbxWords.sentence(failure ?? label))
          .accessibilityValue(spokenValue)
          .accessibilityAddTraits(.updatesFrequently)
        Spacer(minLength: 0)
        if failure != nil {
          if let onRetry {
            Button(action: onRetry) {
              DbxIcon(.retry).foregroundStyle(DbxColors.blue)
                .hitArea(of: CGSize(width: 18, height: 18))
            }
            .buttonStyle(DbxPressableStyle(pressedScale: 0.92))
            .accessibilityLabel(words.retry)
          } else {
            DbxIcon(.failure).foregroundStyle(DbxColors.error).accessibilityHidden(true)
          }
        } else if done {
          DbxIcon(.success).foregroundStyle(DbxColors.success).accessibilityHidden(true)
        }
      }
      DbxProgressTrack(progress: progress)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .background(DbxColors.canvas)
  }

  private var spokenValue: String {
    if failure != nil { return "" }
    return done ? words.uploadDone : words.percent(Int((progress * 100).rounded(.down)))
  }
}

/// A track of 3 points and the part of it that is done.
private struct DbxProgressTrack: View {
  let progress: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(DbxColors.track)
        Capsule().fill(DbxColors.blue)
          .frame(width: geometry.size.width * progress)
          .animation(DbxMotion.progress, value: progress)
      }
    }
    .frame(height: 3)
    .accessibilityHidden(true)
  }
}
