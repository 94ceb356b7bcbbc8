import FigmaKit
import Foundation
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ScopeTests {
  @Test("the kit is plain SwiftUI", .shows("F-02", "F-03"))
  func scope() throws {
    #expect(try row("F-02").text == "Guide scope: Color, Font, file cards, cube avatars, comment pins, haptics")
    let sources = try KitSources("FigmaKit")
    #expect(sources.imports.isSubset(of: ["SwiftUI", "Foundation", "KitSupport"]))
    #expect(!sources.text.contains("#if os"))
    for part in [
      "extension Color {", "extension Font {", "struct FileCard", "struct CubeAvatar", "struct CommentPin",
      ".feedback(", "#Preview(",
    ] {
      #expect(sources.text.contains(part), "\(part)")
    }
    let features = try row("F-03")
    #expect(features.text.hasSuffix("for file card to detail"))
    let support = try KitSources("KitSupport")
    for name in features.names { #expect(support.text.contains(name + "("), "\(name)") }
  }

  /// Each line is a call as the guide writes it.
  @Test("calls as the guide writes them compile, and draw something")
  func calls() throws {
    let reply = CommentThreadSheet.Reply(userId: "u", initial: "S", author: "Sarah", body: "Yes", timestamp: "2h")
    let people = [AvatarStack.Collaborator(id: "a", initial: "A")]
    let views: [AnyView] = [
      AnyView(CubeAvatar(userId: "u", initial: "S", size: 24)), AnyView(AvatarStack(collaborators: people)),
      AnyView(AvatarStack(collaborators: people, maxVisible: 3, size: 20)),
      AnyView(FileCard(id: "f", name: "File", metadata: "Edited", thumbnailImage: nil, collaborators: people)),
      AnyView(FigmaPrimaryButton(label: "Save") {}), AnyView(CommentPin(userId: "u", number: 1)),
      AnyView(CommentThreadSheet(firstComment: reply, replies: [reply]).frame(height: 300)),
      AnyView(CommentRow(reply: reply, isOriginal: true)), AnyView(CommentComposer(text: .constant(""))),
      AnyView(ProjectRow(id: "p", name: "App", fileCount: 2, initial: "A")), AnyView(PlanBadge(tier: .free)),
      AnyView(RootTabView()),
    ]
    for view in views { #expect(try Exhibit(view).size.width >= 20) }
  }
}
