// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Pantry",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Pantry", targets: ["Pantry"])],
  targets: [.target(name: "Pantry", resources: [.process("Resources")])]
)
