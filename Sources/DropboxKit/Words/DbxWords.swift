import Foundation
import SwiftUI

/// All words that the kit shows and speaks, for apps in other languages: `.environment(\.dbxWords, …)`.
public struct DbxWords: Sendable {
  public var uploadOrCreate = "Upload or create"
  public var moreActions = "More actions"
  public var create = "Create"
  public var upload = "Upload"
  public var scan = "Scan"
  public var createFolder = "Create Folder"
  public var paper = "Paper"
  public var home = "Home"
  public var files = "Files"
  public var photos = "Photos"
  public var offline = "Offline"
  public var account = "Account"
  public var star = "Star"
  public var starred = "Starred"
  /// In place of the prompt where letters are large.
  public var search = "Search"
  public var searchPrompt = "Search files and folders"
  public var clearText = "Clear text"
  public var done = "Done"
  public var select = "Select"
  public var change = "Change"
  public var retry = "Try again"
  public var uploadDone = "done"
  public var loading = "loading"
  public var emptyFolder = "No files yet - tap + to add one"
  public var noPhotos = "No photos yet - tap + to add one"
  public var linkCopied = "Link copied · Anyone with the link can view"
  public var offlineNotice = "Offline - will sync"
  public var percent: @Sendable (_ of100: Int) -> String = { "\($0) percent" }
  public var selectedCount: @Sendable (Int) -> String = { "\($0) selected" }
  public var spokenPhoto: @Sendable (_ date: String) -> String = { $0.isEmpty ? "Photo" : "Photo, \($0)" }
  public var kindNames: @Sendable (DbxFileKind) -> String = { kind in
    switch kind {
    case .pdf: "PDF"
    case .doc: "document"
    case .sheet: "spreadsheet"
    case .image: "image"
    case .folder: "folder"
    }
  }
  /// Above the bar of an upload of files.
  public var uploading: @Sendable (_ file: Int, _ all: Int, _ size: String) -> String = { file, all, size in
    "Uploading \(file) of \(all)" + (size.isEmpty ? "" : " · \(size)")
  }
  public var copyLink = "Copy link"
  public var access: @Sendable (_ people: Int) -> String = {
    $0 == 1 ? "1 person has access" : "\($0) people have access"
  }
  public var permissionNames: @Sendable (DbxPermission) -> String = { $0 == .edit ? "Can edit" : "Can view" }
  public var remove = "Remove"

  public init() {}

  /// Parts of a label that is spoken; those that are empty are left out, and a dot between parts is a pause.
  static func sentence(_ parts: String?...) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ").replacingOccurrences(of: " · ", with: ", ")
  }
}

extension EnvironmentValues {
  /// The words of the kit.
  public var dbxWords: DbxWords {
    get { self[DbxWordsKey.self] }
    set { self[DbxWordsKey.self] = newValue }
  }
}

private struct DbxWordsKey: EnvironmentKey {
  static let defaultValue = DbxWords()
}
