import MapKit
import Stage
import SwiftUI
import Testing

@MainActor
struct MapTests {
  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// In Mercator's square the equator is in the middle, 90° east at three quarters of the width, and the latitude
  /// atan(sinh(π/2)) = 66.5133° at a quarter of the height.
  @Test("a place lies where Mercator's projection has it")
  func mercator() throws {
    let stage = try Showing.stage(
      Map(initialPosition: .rect(.world)) {
        Annotation("", coordinate: place(0, 0)) { Text("middle") }
        Annotation("", coordinate: place(66.5133, 90)) { Text("north-east") }
        Annotation("", coordinate: place(0, -90), anchor: .topLeading) { Text("corner").frame(width: 40, height: 20) }
      }, width: 360, height: 360)
    let middle = try #require(stage.middle(of: "middle")), other = try #require(stage.middle(of: "north-east"))
    #expect(abs(middle.x - 180) < 0.5 && abs(middle.y - 180) < 0.5)
    #expect(abs(other.x - 270) < 0.5 && abs(other.y - 90) < 0.5)
    let corner = try #require(stage.middle(of: "corner"))
    #expect(abs(corner.x - 110) < 0.5 && abs(corner.y - 190) < 0.5)
  }

  @Test("an automatic position shows all that is on the map, and a region its middle")
  func positions() throws {
    let towns = [place(48.8566, 2.3522), place(51.5074, -0.1278), place(52.52, 13.405)]
    let stage = try Showing.stage(
      Map {
        ForEach(towns.indices, id: \.self) { index in
          Annotation("", coordinate: towns[index]) { Text("town \(index)") }
        }
      })
    for index in towns.indices {
      let point = try #require(stage.middle(of: "town \(index)"))
      #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(point))
    }
    let region = MKCoordinateRegion(center: towns[0], latitudinalMeters: 1000, longitudinalMeters: 1000)
    let near = try Showing.stage(
      Map(position: .constant(.region(region))) { Annotation("", coordinate: towns[0]) { Text("here") } })
    let here = try #require(near.middle(of: "here"))
    #expect(abs(here.x - 100) < 0.5 && abs(here.y - 100) < 0.5)
  }

  @Test("the stand-in says what it is, and names what is on it")
  func words() throws {
    let stage = try Showing.stage(
      Map { Marker("Harbour", systemImage: "ferry", coordinate: place(57.7, 11.97)) })
    #expect(stage.texts.contains("Map stand-in"))
    #expect(stage.labels.contains("Stand-in for a map"))
    #expect(stage.labels.contains { $0.contains("Harbour") })
  }

  private struct Choosing: View {
    @State private var chosen: String?
    var body: some View {
      VStack {
        Map(selection: $chosen) {
          Marker("North", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 0)).tag("n")
          Marker("South", coordinate: CLLocationCoordinate2D(latitude: -1, longitude: 0)).tag("s")
        }
        Text("chosen \(chosen ?? "none")")
      }
    }
  }

  @Test("a marker with a tag is selected by a tap")
  func selection() throws {
    let stage = try Showing.stage(Choosing(), width: 300, height: 500)
    try stage.perform(.tap("South"))
    #expect(stage.texts.contains("chosen s"))
  }

  @Test("the camera's action hears what is shown")
  func camera() throws {
    final class Box { var region: MKCoordinateRegion? }
    let box = Box()
    let center = place(40, -3)
    _ = try Showing.stage(
      Map(initialPosition: .camera(MapCamera(centerCoordinate: center, distance: 5000)))
        .onMapCameraChange { context in box.region = context.region })
    let region = try #require(box.region)
    #expect(abs(region.center.latitude - 40) < 1e-4 && abs(region.center.longitude + 3) < 1e-6)
  }

  @Test(
    "odd places and sizes are drawn without a crash",
    arguments: [0, -1, 90, 91, 180, 1e9, .infinity, .nan, -.infinity] as [Double])
  func odd(_ number: Double) throws {
    let odd = place(number, number)
    let region = MKCoordinateRegion(
      center: odd, span: MKCoordinateSpan(latitudeDelta: number, longitudeDelta: number))
    for size in [0.0, 1, 200] {
      let view = Map(position: .constant(.region(region))) {
        MapCircle(center: odd, radius: number)
        MapPolyline(coordinates: [odd, place(0, 0)])
        MapPolygon(coordinates: [])
        Marker("A", coordinate: odd)
      }
      _ = try Showing.stage(view, width: max(1, size), height: max(1, size)).png()
      _ = try Showing.stage(Map { MapCircle(center: odd, radius: number) }.frame(width: size, height: size)).png()
    }
  }
}
