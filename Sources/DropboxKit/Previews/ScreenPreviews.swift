import SwiftUI

#Preview("The whole app") {
  @Previewable @State var isCreating = false
  DbxRootTabView {
    SampleHome().dbxUploadFAB { isCreating = true }
  } files: {
    SampleFiles()
  } photos: {
    DbxPhotoGrid(Sample.photos)
  } offline: {
    VStack(spacing: 0) {
      DbxBanner.offline
      DbxEmptyState("Files that you keep on this phone are listed here.")
      Spacer()
    }
  } account: {
    ScrollView {
      VStack(spacing: 0) {
        DbxLargeTitle("Account").padding(.vertical, 16)
        DbxSettingsGroup("Storage") {
          DbxSettingsRow("Used", value: "1.2 of 2 GB") {}
          DbxSettingsRow("Camera uploads", value: "Off") {}
        }
        DbxSettingsGroup("About") { DbxSettingsRow("Terms and privacy") {} }
      }
    }
    .background(DbxColors.canvas)
  }
  .dbxSheet(isPresented: $isCreating) { DbxCreateMenu { _ in isCreating = false } }
}

#Preview("Files") {
  SampleFiles()
}

#Preview("Photos") {
  @Previewable @State var chosen: Set<String> = ["photo-1", "photo-5"]
  DbxPhotoGrid(Sample.photos, selection: $chosen)
}

#Preview("Uploading") {
  @Previewable @State var upload: DbxUpload? = DbxUpload(
    label: "Uploading 3 of 8 · 4.2 MB", sent: 4_400_000, of: 8_100_000)
  SampleFiles().dbxUploads($upload)
}

private struct SampleHome: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        DbxLargeTitle("Home")
        DbxSectionHeader("Recents").padding(.top, 12)
        DbxRecentShelf {
          DbxRecentCard(name: "West wall", meta: "8.1 MB · Apr 3", thumbnail: Sample.picture(1)) {}
          DbxRecentCard(name: "Lease agreement, signed.pdf", meta: "2.4 MB · Apr 12") {}
          DbxRecentCard(name: "Roof at noon", meta: "5.2 MB · Mar 30", thumbnail: Sample.picture(2)) {}
        }
        DbxSectionHeader("Suggested").padding(.top, 12)
        VStack(spacing: 0) {
          ForEach(Sample.files) { file in
            DbxFileRow(name: file.name, meta: file.meta, kind: file.kind, onMore: {}, onTap: {})
          }
        }
      }
      .padding(.vertical, 16)
    }
    .background(DbxColors.canvas)
  }
}

private struct SampleFiles: View {
  @State private var text = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        DbxLargeTitle("Files")
        DbxSearchField(text: $text).padding(.horizontal, 16)
        VStack(spacing: 0) {
          ForEach(Sample.files) { file in
            DbxFileRow(name: file.name, meta: file.meta, kind: file.kind, onMore: {}, onTap: {})
          }
        }
      }
      .padding(.vertical, 16)
    }
    .background(DbxColors.canvas)
  }
}
