@_exported import CoreTransferable
public import UniformTypeIdentifiers

/// Which photos are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static let screenshots = PHPickerFilter(name: "screenshots")
  public static let panoramas = PHPickerFilter(name: "panoramas")
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  public static let bursts = PHPickerFilter(name: "bursts")
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("any", subfilters) }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { joined("all", subfilters) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { joined("not", [filter]) }

  private static func joined(_ word: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "\(word)(\(filters.map(\.name).joined(separator: ",")))")
  }
}

/// A photo that was chosen. There is no photo library here, so none ever is; its content cannot be had.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How the content is encoded when it is given away.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  public let itemIdentifier: String?

  public var supportedContentTypes: [UTType] { [] }

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Nil: the library does not have it.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// In which order photos stay.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
