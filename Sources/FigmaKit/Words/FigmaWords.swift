import Foundation
import SwiftUI

/// All words that the kit shows and speaks, for apps in other languages: `.environment(\.figmaWords, …)`.
public struct FigmaWords: Sendable {
  public var recents = "Recents"
  public var drafts = "Drafts"
  public var notifications = "Notifications"
  public var profile = "Profile"

  public var opensFile = "opens file"
  public var opensThread = "double-tap to open thread"
  public var reply = "Reply"
  public var sendReply = "Send reply"
  public var mention = "Mention somebody"
  public var comment = "Comment"
  public var mirror = "Mirror"
  public var share = "Share"
  public var searchPrompt = "Search files and projects"
  public var clearText = "Clear text"
  public var loading = "loading"
  public var emptyTitle = "Nothing here yet"
  public var emptyHint = "Files that you open are listed here."

  public var free = "FREE"
  public var pro = "PRO"
  public var org = "ORG"
  public var enterprise = "ENTERPRISE"
  /// What VoiceOver says of a badge.
  public var plan: @Sendable (_ tier: String) -> String = { "\($0.capitalized) plan" }

  public var fileCount: @Sendable (Int) -> String = { $0 == 1 ? "1 file" : "\($0) files" }
  public var collaborators: @Sendable (Int) -> String = { $0 == 1 ? "1 collaborator" : "\($0) collaborators" }
  /// What a stack of faces says: how many there are, the first ones by name, and how many more.
  public var stack: @Sendable (_ count: String, _ names: [String], _ more: Int) -> String = { count, names, more in
    guard !names.isEmpty else { return count }
    return count + ": " + (names + (more > 0 ? ["and \(more) more"] : [])).joined(separator: ", ")
  }
  /// When a file was edited last, and by whom.
  public var edited: @Sendable (_ ago: String, _ author: String?) -> String = { ago, author in
    "edited \(ago)" + (author.map { " by \($0)" } ?? "")
  }
  /// The same in a line that begins with it.
  public var editedLine: @Sendable (_ ago: String) -> String = { "Edited \($0)" }
  public var ago: @Sendable (FigmaAge) -> String = { age in
    func past(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s") ago" }
    return switch age {
    case .now: "just now"
    case .minutes(let count): past(count, "minute")
    case .hours(let count): past(count, "hour")
    case .days(let count): past(count, "day")
    case .weeks(let count): past(count, "week")
    case .months(let count): past(count, "month")
    case .years(let count): past(count, "year")
    }
  }
  public var pin: @Sendable (_ number: Int, _ author: String) -> String = { number, author in
    "Comment \(number)" + (author.isEmpty ? "" : " by \(author)")
  }
  public var badge: @Sendable (Int) -> String = { "\($0) new" }

  public init() {}

  /// Parts of a label that is spoken; those that are empty are left out, and a dot between parts is a pause.
  static func sentence(_ parts: String?...) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ").replacingOccurrences(of: " · ", with: ", ")
  }
}

extension EnvironmentValues {
  /// The words of the kit.
  public var figmaWords: FigmaWords {
    get { self[FigmaWordsKey.self] }
    set { self[FigmaWordsKey.self] = newValue }
  }
}

private struct FigmaWordsKey: EnvironmentKey {
  static let defaultValue = FigmaWords()
}
