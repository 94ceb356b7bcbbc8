import SwiftUICore

/// A date and a time, each a button that opens what it is changed with.
struct DateButtons: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  private func text(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    configuration.selection.formatted(
      Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
  }

  var body: some View {
    // Where both do not fit beside each other, the time stands below the date.
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 5) { buttons }
      VStack(alignment: .leading, spacing: 8) { buttons }
    }
  }

  @ViewBuilder private var buttons: some View {
    if configuration.displayedComponents.contains(.date) {
      DateButton(
        text: text(date: .abbreviated, time: .omitted), selection: configuration.$selection,
        content: AnyView(picker(.date).datePickerStyle(.graphical).frame(width: 320).padding(12)))
    }
    if configuration.displayedComponents.contains(.hourAndMinute) {
      DateButton(
        text: text(date: .omitted, time: .shortened), selection: configuration.$selection,
        content: AnyView(
          picker(.hourAndMinute).datePickerStyle(.wheel).labelsHidden().frame(width: 220).padding(8)))
    }
  }

  /// The same date, with what of it the button stands for.
  private func picker(_ components: DatePickerComponents) -> some View {
    DatePicker(
      selection: configuration.$selection,
      in: (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture),
      displayedComponents: components
    ) {
      configuration.label
    }
  }
}

private struct DateButton: View {
  let text: String
  let selection: Binding<Date>
  let content: AnyView
  @State private var isPresented = false
  @State private var probe = ViewProbe()

  var body: some View {
    let isPresented = $isPresented
    let (content, probe) = (content, probe)
    Text(verbatim: text)
      .lineLimit(1)
      .defaultForeground(isPresented.wrappedValue ? .accentColor : nil)
      .padding(.horizontal, 11)
      .padding(.vertical, 7)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
      .enlargedHitArea(5)
      .pressable("datePicker") { isPresented.wrappedValue = true }
      .accessibilityPart(.value)
      .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
        $0.activate = { isPresented.wrappedValue = true }
      }
      .probed(probe)
      .modifier(
        Presenting(isPresented: isPresented, motion: menuMotion) { state in
          AnyView(
            AnchoredPresentation(state: state, source: probe, isPresented: isPresented, content: content))
        })
  }
}
