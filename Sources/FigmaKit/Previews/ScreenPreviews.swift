import KitSupport
import SwiftUI

#Preview("The whole app") {
  @Previewable @State var open: String?
  FileZoom(selection: $open) {
    RootTabView(badges: [.notifications: 3]) {
      RecentsScreen { open = $0 }
    } drafts: {
      FigmaEmptyState("No drafts", hint: "What you begin by yourself is listed here.")
    } notifications: {
      ThreadScreen()
    } profile: {
      ProfileScreen()
    }
  } detail: { id in
    FileScreen(file: Sample.file(id)) { open = nil }
  }
}

#Preview("File") {
  FileScreen(file: Sample.files[0]) {}
}

#Preview("Thread") {
  ThreadScreen().background(FigmaColors.canvas)
}

private struct RecentsScreen: View {
  let open: (String) -> Void
  @State private var words = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        FigmaLargeTitle("Recents", subtitle: "Personal · 4 teams") {
          CubeAvatar(userId: "mira.lind", name: "Mira Lind")
        }
        FigmaSearchField(text: $words).padding(.horizontal, 16)
        FileGrid { ForEach(Sample.files) { file in FileCard(file) { open(file.id) } } }
        FigmaSectionHeader("Projects").padding(.top, 16)
        VStack(spacing: 0) {
          ProjectRow(id: "p-app", name: "Mobile app", fileCount: 12, initial: "M") {}
          ProjectRow(id: "p-brand", name: "Brand", fileCount: 1, initial: "B") {}
        }
      }
      .padding(.vertical, 8)
    }
    .background(FigmaColors.canvas)
  }
}

private struct ThreadScreen: View {
  @State private var replies = Sample.replies

  var body: some View {
    CommentThreadSheet(firstComment: Sample.comment, replies: replies, onMention: { _ in }) { text in
      replies.append(
        CommentThreadSheet.Reply(userId: "mira.lind", initial: "M", author: "Mira Lind", body: text, timestamp: "now"))
    }
  }
}

private struct ProfileScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        CubeAvatar(userId: "mira.lind", name: "Mira Lind", size: 40)
        Text("Mira Lind").figmaText(.pageSection).foregroundStyle(FigmaColors.text)
        PlanBadge(tier: .pro)
        Button("Sign out") {}.buttonStyle(.figmaOutline)
      }
      .frame(maxWidth: .infinity)
      .padding(32)
    }
    .background(FigmaColors.canvas)
  }
}

private struct FileScreen: View {
  let file: Sample.File
  let close: () -> Void
  @State private var isCommenting = false

  private var pins: [MirrorPin] {
    [
      MirrorPin(id: "1", userId: "sarah.chen", author: "Sarah Chen", number: 1, place: UnitPoint(x: 0.3, y: 0.35)),
      MirrorPin(id: "2", userId: "alex", author: "Alex Ruiz", number: 2, place: UnitPoint(x: 0.7, y: 0.6)),
    ]
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button("Back", action: close).buttonStyle(.figmaText)
        Spacer()
        AvatarStack(collaborators: Sample.people)
      }
      Text(file.name).figmaText(.pageSection).foregroundStyle(FigmaColors.text)
      MirrorFrame(pins: pins) { _ in
        isCommenting = true
      } content: {
        FileThumbnail(id: file.id, name: file.name, image: Sample.picture(file.picture ?? 0))
      }
      .overlay {
        CollaboratorCursor(userId: "jordan.okafor", name: "Jordan", position: CGPoint(x: 210, y: 70))
      }
      Spacer(minLength: 0)
      EditorBar(onComment: { isCommenting = true }, onMirror: {}, onShare: {})
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(FigmaColors.canvas)
    .commentThread(isPresented: $isCommenting) {
      CommentThreadSheet(firstComment: Sample.comment, replies: Sample.replies)
    }
  }
}
