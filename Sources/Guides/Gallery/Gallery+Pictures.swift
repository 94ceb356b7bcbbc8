import Foundation

extension Gallery {
  /// Pictures of one thing in its schemes: one is shown at a time, or both, as the page's switch says. Equal
  /// pictures are put in once.
  /// - Parameter zoom: How much larger than life they are shown.
  func shots(_ pictures: [Report.Component.Picture], label: String, zoom: Double = 1) -> HTML {
    let drawn = pictures.compactMap { shot in picture(shot.file).map { (shot, $0) } }
    guard let first = drawn.first else { return "<span class=\"blank\">no picture</span>" }
    if drawn.allSatisfy({ $0.1 == first.1 && $0.0.scheme != "dark" || $0.1 == first.1 && drawn.count > 1 }) {
      return image(first.0, first.1, scheme: "any", label: label, zoom: zoom)
    }
    return drawn.map { image($0.0, $0.1, scheme: drawn.count == 1 ? "any" : $0.0.scheme, label: label, zoom: zoom) }
      .joined()
  }

  private func image(_ shot: Report.Component.Picture, _ data: Data, scheme: String, label: String, zoom: Double)
    -> HTML
  {
    let texts = shot.texts.filter { !$0.isEmpty && $0 != label }
    let spoken = texts.isEmpty ? label : label + ": " + texts.joined(separator: ", ")
    return """
      <img class="in-\(scheme)" alt="\(spoken)" width="\(shot.width * zoom)" height="\(shot.height * zoom)" \
      src="data:image/png;base64,\(HTML(verbatim: data.base64EncodedString()))"/>
      """
  }
}
