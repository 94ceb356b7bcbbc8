import AVKit
import AuthenticationServices
import Charts
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

struct Visitors: View {
  private let days: [(day: String, guests: Int, members: Int)] = [
    ("Mon", 12, 30), ("Tue", 18, 26), ("Wed", 9, 34), ("Thu", 24, 31), ("Fri", 38, 45),
  ]

  var body: some View {
    Chart(days, id: \.day) { day in
      BarMark(x: .value("Day", day.day), y: .value("Visitors", day.guests))
        .foregroundStyle(by: .value("Who", "Guests"))
      BarMark(x: .value("Day", day.day), y: .value("Visitors", day.members))
        .foregroundStyle(by: .value("Who", "Members"))
      RuleMark(y: .value("Goal", 60)).foregroundStyle(.secondary).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
    }
    .frame(height: 180)
  }
}

struct Price: View {
  private let prices = [31.2, 30.8, 32.4, 33.9, 33.1, 35.6, 37.2]

  var body: some View {
    Chart(prices.indices, id: \.self) { hour in
      LineMark(x: .value("Hour", hour), y: .value("Price", prices[hour])).interpolationMethod(.catmullRom)
      PointMark(x: .value("Hour", hour), y: .value("Price", prices[hour])).symbolSize(20)
    }
    .chartXAxis { AxisMarks(values: .stride(by: 2)) { _ in AxisValueLabel() } }
    .chartYScale(domain: 30...38)
    .frame(height: 140)
  }
}

struct Shares: View {
  var body: some View {
    Chart([("Bread", 5), ("Milk", 3), ("Fruit", 2)], id: \.0) { share in
      SectorMark(angle: .value("Share", share.1), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(by: .value("What", share.0))
    }
    .frame(height: 150)
  }
}
