import SwiftUICore
import UIKit

/// The button, and the sheet that it opens.
struct ShareButton<Label: View>: View {
  let request: ShareRequest
  let label: Label
  @State private var isPresented = false

  var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(SharePresentation(isPresented: $isPresented, request: request))
  }
}

private struct SharePresentation: ViewModifier {
  let isPresented: Binding<Bool>
  let request: ShareRequest

  func body(content: Content) -> some View {
    let (isPresented, request) = (isPresented, request)
    content.modifier(
      Presenting(isPresented: isPresented, motion: presentationMotion) { state in
        AnyView(
          SheetPresentation(
            state: state, isPresented: isPresented, content: AnyView(ShareSheet(request: request))))
      })
  }
}

/// What is shared, and what can be done with it here: there are no other apps, so it can be copied.
private struct ShareSheet: View {
  let request: ShareRequest
  @Environment(\.dismiss) private var dismiss

  private var texts: [String] { request.items.compactMap(\.text) }

  private func copy() {
    let urls = request.items.compactMap { $0.value as? URL }
    if urls.count == request.items.count {
      UIPasteboard.general.urls = urls
    } else {
      UIPasteboard.general.strings = texts
    }
    dismiss()
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .center, spacing: 12) {
        ShareThumbnail(item: request.items.first)
        VStack(alignment: .leading, spacing: 2) {
          title.font(.subheadline.weight(.semibold)).lineLimit(2)
          if let subject = request.subject { subject.font(.footnote).foregroundStyle(.secondary).lineLimit(1) }
          detail.font(.footnote).foregroundStyle(.secondary).lineLimit(2)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
            .foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
      .padding(16)
      Divider()
      List {
        if !texts.isEmpty {
          Button(action: copy) {
            HStack {
              Text("Copy").foregroundStyle(Color.primary)
              Spacer()
              Image(systemName: "doc.on.doc").foregroundStyle(Color.primary).accessibilityHidden(true)
            }
          }
        }
        Section {
        } footer: {
          Text("There are no other apps on this stage to share with.")
        }
      }
    }
    .background(Color(uiColor: .systemGroupedBackground))
    .presentationDetents([.medium, .large])
    .recorded("share", texts.joined(separator: ", "))
  }

  @ViewBuilder private var title: some View {
    if let title = request.items.first?.title {
      title
    } else if let url = request.items.first?.value as? URL {
      Text(verbatim: url.host() ?? url.lastPathComponent)
    } else if let text = request.items.first?.text {
      Text(verbatim: text)
    } else {
      Text(request.items.count == 1 ? "1 Item" : "\(request.items.count) Items")
    }
  }

  @ViewBuilder private var detail: some View {
    if let message = request.message {
      message
    } else if request.items.count > 1 {
      Text("\(request.items.count) Items")
    } else if let url = request.items.first?.value as? URL, request.items.first?.title != nil {
      Text(verbatim: url.host() ?? url.absoluteString)
    }
  }
}

/// The picture of what is shared, or the sign of its kind.
private struct ShareThumbnail: View {
  let item: ShareItem?

  private var symbol: String {
    switch item?.value {
    case is URL: "safari"
    case is String, is AttributedString: "doc.text"
    default: "doc"
    }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(uiColor: .tertiarySystemFill))
      .overlay {
        if let image = item?.image {
          image.resizable().scaledToFill()
        } else {
          Image(systemName: symbol).font(.system(size: 22)).foregroundStyle(.secondary)
        }
      }
      .frame(width: 48, height: 48)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .accessibilityHidden(true)
  }
}
