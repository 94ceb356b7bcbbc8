/// Helpers that are written into the module when specimens use them.
enum SpecimenSupport {
  static let parts: [(name: String, code: String)] = [
    (
      "VitrineState",
      """
      fileprivate struct VitrineState<Value, Content: SwiftUI.View>: SwiftUI.View {
        @SwiftUI.State private var value: Value
        private let content: (SwiftUI.Binding<Value>) -> Content
        init(_ value: Value, content: @escaping (SwiftUI.Binding<Value>) -> Content) {
          _value = SwiftUI.State(initialValue: value)
          self.content = content
        }
        var body: some SwiftUI.View { content($value) }
      }
      """
    ),
    (
      "VitrineNamespace",
      """
      fileprivate struct VitrineNamespace<Content: SwiftUI.View>: SwiftUI.View {
        @SwiftUI.Namespace private var namespace
        let content: (SwiftUI.Namespace.ID) -> Content
        var body: some SwiftUI.View { content(namespace) }
        init(content: @escaping (SwiftUI.Namespace.ID) -> Content) { self.content = content }
      }
      """
    ),
    (
      "VitrineFocus {",
      """
      fileprivate struct VitrineFocus<Content: SwiftUI.View>: SwiftUI.View {
        @SwiftUI.FocusState private var isFocused: Bool
        let content: (SwiftUI.FocusState<Bool>.Binding) -> Content
        var body: some SwiftUI.View { content($isFocused) }
        init(content: @escaping (SwiftUI.FocusState<Bool>.Binding) -> Content) { self.content = content }
      }
      """
    ),
    (
      "VitrineFocusValue",
      """
      fileprivate struct VitrineFocusValue<Wrapped: Hashable, Content: SwiftUI.View>: SwiftUI.View {
        @SwiftUI.FocusState private var value: Wrapped?
        let content: (SwiftUI.FocusState<Wrapped?>.Binding) -> Content
        var body: some SwiftUI.View { content($value) }
        init(_ type: Wrapped?.Type, content: @escaping (SwiftUI.FocusState<Wrapped?>.Binding) -> Content) {
          self.content = content
        }
      }
      """
    ),
    (
      "vitrinePictureAddress",
      """
      fileprivate func vitrinePictureAddress(_ row: Int) -> String {
        [\(SamplePicture.addresses.map(Sample.literal).joined(separator: ",\n"))][row]
      }
      """
    ),
    (
      "vitrinePicture(",
      """
      @MainActor fileprivate func vitrinePicture(_ row: Int) -> SwiftUI.Image {
        SwiftUI.Image(size: CGSize(width: 320, height: 240), label: SwiftUI.Text("A landscape"), opaque: true) { context in
          let skies: [[SwiftUI.Color]] = [
            [SwiftUI.Color(red: 0.36, green: 0.62, blue: 0.86), SwiftUI.Color(red: 0.93, green: 0.86, blue: 0.76)],
            [SwiftUI.Color(red: 0.29, green: 0.25, blue: 0.48), SwiftUI.Color(red: 0.96, green: 0.62, blue: 0.46)],
            [SwiftUI.Color(red: 0.47, green: 0.75, blue: 0.76), SwiftUI.Color(red: 0.97, green: 0.95, blue: 0.85)],
          ]
          let hills: [SwiftUI.Color] = [
            SwiftUI.Color(red: 0.36, green: 0.55, blue: 0.42), SwiftUI.Color(red: 0.33, green: 0.27, blue: 0.42),
            SwiftUI.Color(red: 0.24, green: 0.47, blue: 0.45),
          ]
          let whole = SwiftUI.Path(CGRect(x: 0, y: 0, width: 320, height: 240))
          context.fill(
            whole,
            with: .linearGradient(
              SwiftUI.Gradient(colors: skies[row % 3]), startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 0, y: 240)))
          let sun = CGRect(x: 70 + 60 * Double(row % 3), y: 60, width: 48, height: 48)
          context.fill(SwiftUI.Path(ellipseIn: sun), with: .color(SwiftUI.Color(red: 1, green: 0.93, blue: 0.7)))
          for layer in 0..<2 {
            let top = 150 + 40 * Double(layer)
            var hill = SwiftUI.Path()
            hill.move(to: CGPoint(x: 0, y: top + 20))
            hill.addCurve(
              to: CGPoint(x: 320, y: top - 10), control1: CGPoint(x: 100, y: top - 50 + 30 * Double(row % 3)),
              control2: CGPoint(x: 210, y: top + 50 - 20 * Double(row % 3)))
            hill.addLine(to: CGPoint(x: 320, y: 240))
            hill.addLine(to: CGPoint(x: 0, y: 240))
            hill.closeSubpath()
            context.fill(hill, with: .color(hills[row % 3].opacity(layer == 0 ? 0.7 : 1)))
          }
        }
      }
      """
    ),
  ]
}
