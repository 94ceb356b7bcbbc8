import SwiftUI

#Preview("Primary button", traits: .sizeThatFitsLayout) {
  VStack(spacing: 12) {
    DbxPrimaryButton(title: "Copy link") {}
    DbxPrimaryButton(title: "Copy link", isLoading: true) {}
    DbxPrimaryButton(title: "Copy link", enabled: false) {}
    DbxPrimaryButton(title: "Move the four files that you have chosen") {}
    Button("Not now") {}.buttonStyle(.dbxOutline)
    Button("Learn more") {}.buttonStyle(.dbxText)
  }
  .padding(16)
  .frame(maxWidth: .infinity)
  .background(DbxColors.canvas)
}

#Preview("Upload button", traits: .sizeThatFitsLayout) {
  HStack(spacing: 32) {
    DbxUploadFAB {}
    DbxUploadFAB {}.disabled(true)
  }
  .padding(32)
  .background(DbxColors.canvas)
}

#Preview("File row", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    ForEach(Sample.files) { file in
      DbxFileRow(
        name: file.name, meta: file.meta, kind: file.kind, isSelected: file.kind == .doc, onMore: {}, onTap: {})
    }
  }
  .background(DbxColors.canvas)
}

#Preview("File row, choosing", traits: .sizeThatFitsLayout) {
  @Previewable @State var chosen: Set<String> = ["Letters"]
  VStack(spacing: 0) {
    ForEach(Sample.files.prefix(4)) { file in
      DbxFileRow(
        name: file.name, meta: file.meta, kind: file.kind, isSelected: chosen.contains(file.id), isSelecting: true,
        onMore: nil
      ) { chosen.formSymmetricDifference([file.id]) }
    }
  }
  .background(DbxColors.canvas)
}

#Preview("Recent card", traits: .sizeThatFitsLayout) {
  DbxRecentShelf {
    DbxRecentCard(name: "West wall", meta: "8.1 MB", thumbnail: Sample.picture(1)) {}
    DbxRecentCard(name: "Lease agreement, signed by both.pdf", meta: "2.4 MB · Apr 12") {}
    DbxRecentCard(name: "Roof", meta: "5.2 MB", thumbnail: Sample.picture(2)) {}
  }
  .padding(.vertical, 10)
  .background(DbxColors.canvas)
}

#Preview("Upload bar", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    DbxUploadBar(label: "Uploading 3 of 8 · 4.2 MB", progress: 0.52)
    DbxUploadBar(label: "8 files uploaded", progress: 1, done: true)
    DbxUploadBar(label: "", progress: 0.3, failure: "There is not enough room for 3 files.") {}
  }
  .background(DbxColors.canvas)
}

#Preview("Star", traits: .sizeThatFitsLayout) {
  @Previewable @State var first = false
  @Previewable @State var second = true
  HStack(spacing: 20) {
    DbxStarButton(isStarred: $first)
    DbxStarButton(isStarred: $second)
    DbxIconButton(.share, label: "Share") {}
    DbxIconButton(.download, label: "Keep offline", isActive: true) {}
  }
  .padding(16)
  .background(DbxColors.canvas)
}

#Preview("Search field", traits: .sizeThatFitsLayout) {
  @Previewable @State var text = ""
  @Previewable @State var filled = "lease"
  VStack(spacing: 16) {
    DbxSearchField(text: $text)
    DbxSearchField(text: $filled)
  }
  .padding(16)
  .background(DbxColors.canvas)
}

#Preview("Headers", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 16) {
    DbxLargeTitle("Home")
    DbxSectionHeader("Recents")
    DbxGroupHeader("Storage")
  }
  .padding(.vertical, 16)
  .background(DbxColors.canvas)
}

#Preview("Banners", traits: .sizeThatFitsLayout) {
  VStack(spacing: 12) {
    DbxBanner.linkCopied {}
    DbxBanner.offline
  }
  .padding(.vertical, 12)
  .background(DbxColors.canvas)
}

#Preview("Nothing here", traits: .sizeThatFitsLayout) {
  DbxEmptyState().background(DbxColors.canvas)
}

#Preview("Create menu", traits: .sizeThatFitsLayout) {
  DbxCreateMenu { _ in }.frame(height: 340)
}

#Preview("Text field", traits: .sizeThatFitsLayout) {
  @Previewable @State var name = "Lease agreement"
  @Previewable @State var empty = ""
  @Previewable @State var wrong = "Harbour / house"
  VStack(spacing: 16) {
    DbxTextField("File name", text: $name)
    DbxTextField("Folder name", text: $empty, prompt: "New folder")
    DbxTextField("Folder name", text: $wrong, error: "A name has no slash in it.")
  }
  .padding(16)
  .background(DbxColors.canvas)
}

#Preview("Selection bar", traits: .sizeThatFitsLayout) {
  DbxSelectionBar(count: 3) {}
}

#Preview("Share sheet", traits: .sizeThatFitsLayout) {
  @Previewable @State var people = [
    DbxPerson(id: "mira", name: "Mira Holt", permission: .edit),
    DbxPerson(id: "jonas", name: "Jonas Brandt", permission: .view),
  ]
  DbxShareSheet(name: "Lease agreement.pdf", kind: .pdf, people: $people) {}.frame(height: 420)
}

#Preview("Settings", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    DbxSettingsGroup("Storage") {
      DbxSettingsRow("Used", value: "1.2 of 2 GB") {}
      DbxSettingsRow("Camera uploads", value: "Off") {}
    }
    DbxSettingsGroup("About") { DbxSettingsRow("Terms and privacy") {} }
  }
}
