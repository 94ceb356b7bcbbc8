import Foundation
import SwiftUICore

/// Objects from a store.
@available(*, unavailable, message: "Vitrine has no Core Data; keep the objects in an observable model.")
public struct FetchRequest<Result> {}

/// What a request found.
@available(*, unavailable, message: "Vitrine has no Core Data; keep the objects in an observable model.")
public struct FetchedResults<Result> {}

/// Objects from a store, in sections.
@available(*, unavailable, message: "Vitrine has no Core Data; keep the objects in an observable model.")
public struct SectionedFetchRequest<SectionIdentifier, Result> {}

/// What a request found, in sections.
@available(*, unavailable, message: "Vitrine has no Core Data; keep the objects in an observable model.")
public struct SectionedFetchResults<SectionIdentifier, Result> {}

/// A document that is an object.
@available(*, unavailable, message: "Vitrine has no documents of files; keep the model in state and show its view.")
public protocol ReferenceFileDocument {}

/// An open document.
@available(*, unavailable, message: "Vitrine has no documents of files; keep the model in state and show its view.")
public struct ReferenceFileDocumentConfiguration<Document> {}

/// What a file browser shows.
@available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
public struct FileDialogBrowserOptions {}

extension View {
  /// Sets what a file browser shows.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Names a file browser's settings.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets where a file browser begins.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View { self }

  /// Takes links for what they are.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets a file browser's message.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Says which files can be chosen.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets what a file browser's button says.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets what stands before a file's name.
  @available(*, unavailable, message: "Vitrine shows no file browser; give the view the file itself.")
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
}
