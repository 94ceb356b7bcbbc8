import AVKit
import AuthenticationServices
import MapKit
import PhotosUI
import SwiftUI

struct Crossing: View {
  private let harbour = CLLocationCoordinate2D(latitude: 57.7072, longitude: 11.9668)
  private let route = [
    CLLocationCoordinate2D(latitude: 57.7072, longitude: 11.9668),
    CLLocationCoordinate2D(latitude: 57.7035, longitude: 11.9420),
    CLLocationCoordinate2D(latitude: 57.6906, longitude: 11.9107),
  ]

  var body: some View {
    Map {
      MapCircle(center: harbour, radius: 600).foregroundStyle(.blue.opacity(0.15))
      MapPolyline(coordinates: route).stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      Marker("Harbour", systemImage: "ferry", coordinate: harbour).tint(.blue)
      Annotation("Lighthouse", coordinate: route[2]) {
        Image(systemName: "lightbulb.fill").padding(8).background(.yellow, in: Circle())
      }
    }
    .mapStyle(.standard(elevation: .flat))
    .mapControls { MapUserLocationButton() }
  }
}

struct Trailer: View {
  @State private var player = AVPlayer(url: URL(string: "https://example.org/crossing.mp4")!)

  var body: some View {
    VideoPlayer(player: player)
      .aspectRatio(16 / 9, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .onAppear { player.play() }
  }
}

struct Welcome: View {
  @State private var photo: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 12) {
      PhotosPicker("Choose a photo", selection: $photo, matching: .images)
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { _ in
      }
      .frame(height: 44)
    }
    .padding()
  }
}
