import SwiftUI

#Preview("Cube avatar", traits: .sizeThatFitsLayout) {
  HStack(spacing: 12) {
    ForEach([24.0, 32, 40], id: \.self) { size in
      CubeAvatar(userId: "sarah.chen", name: "Sarah Chen", size: size)
    }
    ForEach(FigmaCube.allCases, id: \.self) { CubeAvatar(userId: "", name: "\($0)", size: 40, cube: $0) }
  }
  .padding(16)
  .background(FigmaColors.canvas)
}

#Preview("Avatar stack", traits: .sizeThatFitsLayout) {
  HStack(spacing: 24) {
    AvatarStack(collaborators: Array(Sample.people.prefix(2)))
    AvatarStack(collaborators: Sample.people)
    AvatarStack(
      collaborators: (0..<15).map { AvatarStack.Collaborator(id: "\($0)", initial: "KLMNO".map(String.init)[$0 % 5]) },
      size: 32)
  }
  .padding(16)
  .background(FigmaColors.canvas)
}

#Preview("File card", traits: .sizeThatFitsLayout) {
  FileGrid {
    ForEach(Sample.files) { FileCard($0) {} }
    FileCard(
      id: "f-long", name: "A file whose name is much longer than its card is wide", metadata: "Edited just now",
      onOpen: {})
  }
  .padding(.vertical, 16)
  .background(FigmaColors.canvas)
}

#Preview("Primary button", traits: .sizeThatFitsLayout) {
  VStack(spacing: 12) {
    FigmaPrimaryButton(label: "New file") {}
    FigmaPrimaryButton(label: "New file", isLoading: true) {}
    FigmaPrimaryButton(label: "New file") {}.disabled(true)
    FigmaPrimaryButton(label: "Invite everybody who works on this project") {}
    Button("Not now") {}.buttonStyle(.figmaOutline)
    Button("Learn more") {}.buttonStyle(.figmaText)
    HStack {
      FigmaIconButton(.filter, label: "Filter") {}
      FigmaIconButton(.plus, label: "Add") {}
      FigmaIconButton(.share, label: "Share") {}
    }
  }
  .padding(16)
  .frame(maxWidth: .infinity)
  .background(FigmaColors.canvas)
}

#Preview("Comment pin", traits: .sizeThatFitsLayout) {
  HStack(spacing: 24) {
    ForEach(Array(Sample.people.enumerated()), id: \.element.id) { index, person in
      CommentPin(userId: person.id, number: index * 5 + 1, author: person.name ?? "") {}
    }
  }
  .padding(24)
  .background(FigmaColors.surface)
}

#Preview("Comment thread", traits: .sizeThatFitsLayout) {
  CommentThreadSheet(firstComment: Sample.comment, replies: Sample.replies, onMention: { _ in }, onSend: { _ in })
}

#Preview("Comment row", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 16) {
    CommentRow(reply: Sample.comment, isOriginal: true)
    CommentRow(reply: Sample.replies[0], isOriginal: false)
  }
  .padding(16)
  .frame(maxWidth: .infinity, alignment: .leading)
  .background(FigmaColors.canvas)
}

#Preview("Comment composer", traits: .sizeThatFitsLayout) {
  @Previewable @State var empty = ""
  @Previewable @State var full = "It is pinned now, on every phone that I could find."
  VStack(spacing: 12) {
    CommentComposer(text: $empty) { _ in }
    CommentComposer(text: $full) { _ in }
  }
  .padding(16)
  .background(FigmaColors.canvas)
}

#Preview("Project row", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    ProjectRow(id: "p-app", name: "Mobile app", fileCount: 12, initial: "M") {}
    ProjectRow(id: "p-brand", name: "Brand", fileCount: 1, initial: "B") {}
    ProjectRow(id: "p-long", name: "Research with people who had not seen it before", fileCount: 0) {}
  }
  .background(FigmaColors.canvas)
}

#Preview("Plan badge", traits: .sizeThatFitsLayout) {
  HStack(spacing: 12) {
    ForEach(PlanBadge.Tier.allCases, id: \.self) { PlanBadge(tier: $0) }
  }
  .padding(16)
  .background(FigmaColors.canvas)
}

#Preview("Cursors", traits: .sizeThatFitsLayout) {
  FigmaColors.surface
    .frame(width: 320, height: 120)
    .overlay {
      CollaboratorCursor(userId: "sarah.chen", name: "Sarah", position: CGPoint(x: 40, y: 30))
    }
    .overlay {
      CollaboratorCursor(userId: "jordan.okafor", name: "Jordan", position: CGPoint(x: 200, y: 60))
    }
}

#Preview("Fields", traits: .sizeThatFitsLayout) {
  @Previewable @State var words = ""
  @Previewable @State var name = "Checkout"
  VStack(spacing: 12) {
    FigmaSearchField(text: $words)
    FigmaSearchField(text: $name)
    FigmaTextField("Name of the file", text: $words)
    FigmaTextField("Name of the file", text: $name, error: "There is a file of that name.")
  }
  .padding(16)
  .background(FigmaColors.canvas)
}

#Preview("Editor bar", traits: .sizeThatFitsLayout) {
  EditorBar(onComment: {}, onMirror: {}, onShare: {})
    .padding(24)
    .background(FigmaColors.surface)
}

#Preview("Nothing here", traits: .sizeThatFitsLayout) {
  FigmaEmptyState().frame(height: 360).background(FigmaColors.canvas)
}

#Preview("Headers", traits: .sizeThatFitsLayout) {
  VStack(spacing: 16) {
    FigmaLargeTitle("Recents", subtitle: "Personal · 4 teams") { CubeAvatar(userId: "mira.lind", name: "Mira Lind") }
    FigmaSectionHeader("Projects")
  }
  .padding(.vertical, 16)
  .background(FigmaColors.canvas)
}
