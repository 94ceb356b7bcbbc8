import Foundation
import Stage
import SwiftUI

/// Components such as guides have, each on a stage of its own, one PNG each.
final class ComponentBench: Bench {
  private let resources: StageResources

  init() throws { resources = try StageResources() }

  func round(_ result: inout Measurement) throws {
    let count = 50
    try result.time {
      for index in 0..<count {
        let stage = try Stage(
          settings: StageSettings(scheme: index.isMultiple(of: 2) ? .light : .dark), resources: resources)
        try stage.show(view(index), presentation: .fitted(width: 361))
        _ = try stage.png()
      }
    }
    result["perSecond"] = result["ms"].map { Double(count) / $0 * 1000 }
  }

  private func view(_ index: Int) -> AnyView {
    switch index % 5 {
    case 0: AnyView(EntryRow(entry: Entry(index)))
    case 1: AnyView(Chip(title: "Reminders \(index)"))
    case 2: AnyView(Card(number: index))
    case 3: AnyView(PrimaryButton(title: "Add task \(index)"))
    default: AnyView(Rating(stars: index % 6))
    }
  }

  private struct Chip: View {
    let title: String
    var body: some View {
      Label(title, systemImage: "bell").font(.system(size: 13, weight: .medium))
        .padding(.vertical, 8).padding(.horizontal, 12).overlay(Capsule().strokeBorder(.quaternary))
    }
  }

  private struct Card: View {
    let number: Int
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        RoundedRectangle(cornerRadius: 8).fill(
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        )
        .frame(height: 120)
        Text("Project \(number)").font(.headline)
        Text("Edited yesterday by somebody who had a good idea.").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(12).background(RoundedRectangle(cornerRadius: 14).fill(.background))
      .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
    }
  }

  private struct PrimaryButton: View {
    let title: String
    var body: some View {
      Button(title) {}.font(.headline).foregroundStyle(.white).padding(.vertical, 12).frame(maxWidth: .infinity)
        .background(RoundedRectangle(cornerRadius: 10).fill(.red))
    }
  }

  private struct Rating: View {
    let stars: Int
    var body: some View {
      HStack(spacing: 4) {
        ForEach(0..<5, id: \.self) { Image(systemName: $0 < stars ? "star.fill" : "star").foregroundStyle(.orange) }
        Text("\(stars) of 5").font(.caption)
      }
    }
  }
}
