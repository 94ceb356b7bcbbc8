import DropboxKit
import Foundation
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ScopeTests {
  @Test("the kit is plain SwiftUI", .shows("D-03"))
  func scope() throws {
    #expect(try row("D-03").text == "Guide scope: Color, Font, view modifiers, example views")
    let sources = try KitSources("DropboxKit")
    #expect(sources.imports.isSubset(of: ["SwiftUI", "Foundation", "KitSupport"]))
    #expect(!sources.text.contains("#if os"))
    for part in ["extension Color {", "extension Font {", "extension View {", "#Preview("] {
      #expect(sources.text.contains(part), "\(part)")
    }
  }

  /// Each line is a call as the guide writes it.
  @Test("calls as the guide writes them compile, and draw something")
  func calls() throws {
    let views: [AnyView] = [
      AnyView(DbxPrimaryButton(title: "Copy link") {}), AnyView(DbxPrimaryButton(title: "Copy", enabled: false) {}),
      AnyView(DbxUploadFAB {}), AnyView(DbxUploadFAB(action: {})),
      AnyView(DbxFileRow(name: "Lease", meta: "2 MB", kind: .pdf) {}),
      AnyView(DbxFileRow(name: "Lease", meta: "2 MB", kind: .pdf, isSelected: true, onTap: {})),
      AnyView(DbxRecentCard(name: "Lease", meta: "2 MB", thumbnail: nil)),
      AnyView(DbxUploadBar(label: "Uploading", progress: 0.4)),
      AnyView(DbxUploadBar(label: "Uploading", progress: 1, done: true)), AnyView(DbxRootTabView()),
      AnyView(DbxPhotoGrid(photos: [Image(systemName: "photo")])),
      AnyView(Button("Press") {}.buttonStyle(DbxPressableStyle(pressedScale: 0.92))),
    ]
    for view in views { #expect(try Exhibit(view).size.width > 20) }
  }
}
