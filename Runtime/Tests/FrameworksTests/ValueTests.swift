import AVKit
import CoreGraphics
import CoreImage
import LocalAuthentication
import MapKit
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
struct ValueTests {
  @Test("Paris is 344 kilometres from London, and a degree has 111 319 metres")
  func distances() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522),
      london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_900) < 1500)
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_319,
      longitudinalMeters: 111_319)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    // On the sixtieth parallel a degree of longitude is half as long.
    #expect(abs(region.span.longitudeDelta - 2) < 0.001)
  }

  @Test("times are fractions")
  func times() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 2)).seconds == 1)
    #expect((CMTime(value: 1, timescale: 2) - CMTime(value: 1, timescale: 4)).seconds == 0.25)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600).isValid == false)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 2, timescale: 4))
  }

  @Test("kinds of files are known by extension and MIME type, and conform to their supertypes")
  func kinds() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType.json.preferredFilenameExtension == "json")
    #expect(UTType(filenameExtension: "nobody")?.isDynamic == true)
    #expect(UTType("no identifier") == nil)
    #expect(UTType.swiftSource.isSubtype(of: .plainText))
  }

  @Test("the mean of an image is that of its numbers without a working space, and of its light with one")
  func average() throws {
    // Red beside black, each opaque; bytes are blue, green, red, alpha.
    let image = UIImage(
      cgImage: CGImage(width: 2, height: 1, bytesPerRow: 8, pixels: [0, 0, 255, 255, 0, 0, 0, 255]))
    let input = try #require(CIImage(image: image))
    let filter = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: input.extent)]))
    let output = try #require(filter.outputImage)
    func mean(_ options: [CIContextOption: Any]?) -> [UInt8] {
      var bytes: [UInt8] = [0, 0, 0, 0]
      CIContext(options: options).render(
        output, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
        colorSpace: nil)
      return bytes
    }
    #expect(mean([.workingColorSpace: kCFNull!]) == [128, 0, 0, 255])
    // Half of the light is the number 188 of sRGB.
    #expect(mean(nil) == [188, 0, 0, 255])
    #expect(CIFilter(name: "CINothing") == nil)
  }

  @Test("a player keeps what it is told and plays nothing")
  func player() {
    let player = AVPlayer(url: URL(string: "https://example.org/a.mp4")!)
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.seek(to: CMTime(seconds: 3, preferredTimescale: 600))
    #expect(player.currentTime().seconds == 3)
    player.pause()
    #expect(player.rate == 0)
  }

  @Test("no user is recognised, and the error says why")
  func authentication() async {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "A")
    }
  }
}
