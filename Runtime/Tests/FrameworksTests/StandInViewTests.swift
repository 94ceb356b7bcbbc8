import AVKit
import AuthenticationServices
import Charts
import PhotosUI
import Stage
import SwiftUI
import Testing

@MainActor
struct StandInViewTests {
  @Test("a video says that it is none, and draws the overlay")
  func video() throws {
    let player = AVPlayer(url: URL(string: "https://example.org/crossing.mp4")!)
    let stage = try Showing.stage(VideoPlayer(player: player) { Text("LIVE") }, width: 320, height: 180)
    #expect(stage.texts.contains("Video stand-in") && stage.texts.contains("crossing.mp4"))
    #expect(stage.texts.contains("LIVE"))
    #expect(stage.labels.contains("Stand-in for a video"))
    for side in [0.0, 1, 20, 40] {
      _ = try Showing.stage(VideoPlayer(player: nil).frame(width: side, height: side)).png()
    }
  }

  @Test("the photo picker opens a sheet that says that there are no photos")
  func photos() throws {
    let stage = try Stage(resources: Showing.resources)
    try stage.show(
      AnyView(PhotosPicker("Choose", selection: .constant(nil), matching: .images)), presentation: .screen)
    try stage.perform(.tap("Choose"))
    #expect(stage.texts.contains("No Photos"))
    try stage.perform(.tap("Cancel"))
    try stage.perform(.wait(1))
    #expect(!stage.texts.contains("No Photos"))
  }

  private struct SigningIn: View {
    @State private var words = "nobody yet"
    var body: some View {
      VStack {
        SignInWithAppleButton { request in
          request.requestedScopes = [.email]
        } onCompletion: { result in
          if case .failure(ASAuthorizationError.unknown) = result { words = "nobody" }
        }
        .frame(height: 44)
        Text(words)
      }
    }
  }

  @Test("who signs in is not recognised")
  func signIn() throws {
    let stage = try Showing.stage(SigningIn(), width: 300)
    try stage.perform(.tap("Sign in with Apple"))
    #expect(stage.texts.contains("nobody"))
  }

  @Test("bars stand in bands of one width, and heights follow the values")
  func chart() throws {
    final class Box { var proxy: ChartProxy? }
    let box = Box()
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Steps", 40))
      BarMark(x: .value("Day", "Tue"), y: .value("Steps", 80))
    }
    .chartYAxis(.hidden)
    .chartOverlay { proxy in Color.clear.onAppear { box.proxy = proxy } }
    let stage = try Showing.stage(chart)
    let proxy = try #require(box.proxy)
    #expect(proxy.position(forX: "Mon") == 50)
    #expect(proxy.position(forX: "Tue") == 150)
    #expect(proxy.value(atX: 120, as: String.self) == "Tue")
    let zero = try #require(proxy.position(forY: 0)), half = try #require(proxy.position(forY: 40))
    let full = try #require(proxy.position(forY: 80))
    #expect(abs((zero - half) * 2 - (zero - full)) < 0.01 && half < zero)
    #expect(stage.texts.contains("Mon") && stage.texts.contains("Tue"))
    #expect(stage.labels.contains("Mon"))
  }

  @Test("a chart of odd numbers and of nothing is drawn", arguments: [0, -3, 1e300, .infinity, .nan] as [Double])
  func oddCharts(_ number: Double) throws {
    let chart = Chart {
      BarMark(x: .value("A", "a"), y: .value("B", number))
      LineMark(x: .value("A", "a"), y: .value("B", number)).interpolationMethod(.catmullRom)
      PointMark(x: .value("A", "b"), y: .value("B", 1)).symbolSize(number)
      RuleMark(y: .value("B", number)).annotation { Text("note") }
      AreaMark(x: .value("A", "a"), y: .value("B", number))
    }
    _ = try Showing.stage(chart).png()
    _ = try Showing.stage(Chart { SectorMark(angle: .value("A", number), innerRadius: .ratio(number)) }).png()
    _ = try Showing.stage(Chart {}).png()
  }
}
