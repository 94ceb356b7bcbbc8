import SwiftUICore
public import UniformTypeIdentifiers

// There are no files of a user here: what opens is a sheet that says so, and nothing is ever chosen.
extension View {
  /// Lets the user choose a file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { FilesSheet() } }

  /// Lets the user choose files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { FilesSheet() } }

  /// Lets the user choose a place for a document.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { FilesSheet() } }

  /// Lets the user choose a place for something that can be given away.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onCancellation) { FilesSheet() } }

  /// Lets the user choose a new place for a file.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { sheet(isPresented: isPresented) { FilesSheet() } }
}

extension View {
  /// Lets the user choose files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onCancellation) { FilesSheet() } }

  /// Lets the user choose a place for a document.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onCancellation) { FilesSheet() } }

  /// Lets the user choose a place for documents.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { sheet(isPresented: isPresented) { FilesSheet() } }

  /// Lets the user choose a place for documents.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilesSheet() }
  }

  /// Lets the user choose a place for things that can be given away.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T { sheet(isPresented: isPresented, onDismiss: onCancellation) { FilesSheet() } }

  /// Lets the user choose a new place for a file.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onCancellation) { FilesSheet() } }

  /// Lets the user choose a new place for files.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { sheet(isPresented: isPresented) { FilesSheet() } }

  /// Lets the user choose a new place for files.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    sheet(isPresented: isPresented, onDismiss: onCancellation) { FilesSheet() }
  }
}

/// What is shown in place of the user's files.
private struct FilesSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ContentUnavailableView("No Files", systemImage: "folder", description: Text("There are no files of a user here."))
        .navigationTitle("Files")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } } }
    }
  }
}
