import KitSupport
import SwiftUI

/// An upload that goes on.
public struct DbxUpload: Equatable, Sendable {
  public var label: String
  /// Bytes so far.
  public var sent: Int64
  /// Bytes in all.
  public var expected: Int64
  /// One sentence when it went wrong.
  public var failure: String?

  public init(label: String, sent: Int64, of expected: Int64, failure: String? = nil) {
    self.label = label
    self.sent = sent
    self.expected = expected
    self.failure = failure
  }

  public var isDone: Bool { expected > 0 && sent >= expected && failure == nil }
}

extension View {
  /// Shows an upload at the foot of a screen, above the tab bar, until 1.5 s after all is there: then it is nil again.
  public func dbxUploads(_ upload: Binding<DbxUpload?>, onRetry: (() -> Void)? = nil) -> some View {
    modifier(DbxUploads(upload: upload, onRetry: onRetry))
  }

  /// Shows that a link was copied, for 3 s or until it is tapped.
  public func dbxLinkCopied(isPresented: Binding<Bool>, onChange: (() -> Void)? = nil) -> some View {
    modifier(DbxLinkCopied(isPresented: isPresented, onChange: onChange))
  }
}

private struct DbxUploads: ViewModifier {
  @Binding var upload: DbxUpload?
  let onRetry: (() -> Void)?

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let upload {
          DbxUploadBar(
            label: upload.label, bytesSent: upload.sent, of: upload.expected, failure: upload.failure,
            onRetry: onRetry
          )
          .slides(from: .bottom)
        }
      }
      .animation(DbxMotion.banner, value: upload == nil)
      .task(id: upload?.isDone) {
        guard upload?.isDone == true else { return }
        do { try await Task.sleep(for: .seconds(DbxMotion.uploadStays)) } catch { return }
        upload = nil
      }
  }
}

private struct DbxLinkCopied: ViewModifier {
  @Binding var isPresented: Bool
  let onChange: (() -> Void)?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) {
        if isPresented {
          DbxBanner.linkCopied(onChange: onChange)
            .onTapGesture { isPresented = false }
            .slides(from: .top)
        }
      }
      .animation(DbxMotion.banner, value: isPresented)
      .task(id: isPresented) {
        guard isPresented else { return }
        do { try await Task.sleep(for: .seconds(DbxMotion.bannerStays)) } catch { return }
        isPresented = false
      }
  }
}
