@_exported import AVFoundation
import SwiftUI

/// Stands for a film and its controls: a dark screen that says so, with what lies over the film drawn on it.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// A film with something over it, below the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    ZStack {
      Color.black
      VideoCaption(name: player?.currentItem?.asset.url?.lastPathComponent)
      overlay
    }
    .environment(\.colorScheme, .dark)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Video")
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// What the stand-in says: a sign, that it is a video, and its file's name. Where there is little room the sign is enough.
private struct VideoCaption: View {
  let name: String?

  var body: some View {
    ViewThatFits {
      VStack(spacing: 8) {
        sign.font(.largeTitle)
        VStack(spacing: 2) {
          Text("Video stand-in").font(.subheadline.weight(.semibold))
          Text(name ?? "No film").font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .padding(12)
      HStack(spacing: 6) {
        sign
        Text("Video stand-in").lineLimit(1).font(.caption.weight(.semibold))
      }
      .padding(4)
      sign.font(.caption)
      Color.clear
    }
    .foregroundStyle(.white)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Stand-in for a video")
    .accessibilityValue(name ?? "")
  }

  private var sign: some View { Image(systemName: "play.rectangle") }
}
