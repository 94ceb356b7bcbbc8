import CoreTransferable
import SwiftUICore

/// A control that opens a sheet for giving things to other apps.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let request: ShareRequest
  private let label: Label

  private init(
    _ items: Data, _ subject: Text?, _ message: Text?, _ label: Label,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>?
  ) {
    request = ShareRequest(
      items: items.map { item in
        let shown = preview(item)
        return ShareItem(
          value: item, title: shown?.title,
          image: (shown?.image as? Image) ?? (shown?.icon as? Image) ?? (item as? Image))
      }, subject: subject, message: message)
    self.label = label
  }

  @MainActor public var body: some View { ShareButton(request: request, label: label) }
}

/// What is given away, and in which words.
struct ShareRequest {
  let items: [ShareItem]
  let subject: Text?
  let message: Text?
}

struct ShareItem {
  let value: Any
  /// nil takes the item's own text.
  let title: Text?
  let image: Image?

  /// What others get of it as a text; nil where it has none.
  var text: String? {
    switch value {
    case let text as String: text
    case let url as URL: url.absoluteString
    case let text as AttributedString: String(text.characters)
    default: nil
    }
  }
}

/// What stands for an item that is shared.
public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }

  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), image: image, icon: nil) }

  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), image: nil, icon: icon) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), image: nil, icon: icon) }

  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }

  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}

/// The label that links for sharing have by themselves.
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text? = nil) { self.title = title ?? Text("Share…") }

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

// MARK: Items with previews

extension ShareLink {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items, subject, message, label(), preview: { preview($0) })
  }

  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(CollectionOfOne(item), subject, message, label(), preview: { _ in preview })
  }
}

extension ShareLink where Label == DefaultShareLinkLabel, PreviewImage: Transferable, PreviewIcon: Transferable {
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(), preview: { preview($0) })
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(Text(titleKey)), preview: { preview($0) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(Text(title)), preview: { preview($0) })
  }

  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(), preview: { _ in preview })
  }

  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)), preview: { _ in preview })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)), preview: { _ in preview })
  }

  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title), preview: { _ in preview })
  }
}

// MARK: Texts and addresses, which need no preview

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject, message, label(), preview: { _ in nil })
  }

  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label(), preview: { _ in nil })
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject, message, label(), preview: { _ in nil })
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label(), preview: { _ in nil })
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(), preview: { _ in nil })
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(Text(titleKey)), preview: { _ in nil })
  }

  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(), preview: { _ in nil })
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)), preview: { _ in nil })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)), preview: { _ in nil })
  }

  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title), preview: { _ in nil })
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(), preview: { _ in nil })
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(Text(titleKey)), preview: { _ in nil })
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(), preview: { _ in nil })
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(titleKey)), preview: { _ in nil })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(Text(title)), preview: { _ in nil })
  }

  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title), preview: { _ in nil })
  }
}
