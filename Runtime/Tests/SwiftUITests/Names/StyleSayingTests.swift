import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Styles by their types are the styles by their short names, and `automatic` is what stands without one.
@MainActor
@Suite("Styles of controls by type and by name")
struct StyleSayingTests {
  private let on = Binding.constant(true)
  private let choice = Binding.constant(1)

  @Test("buttons")
  func buttons() throws {
    let button = Button("Go") {}
    try expectSame(button.buttonStyle(DefaultButtonStyle()), button.buttonStyle(.automatic), unlike: Text("Go"))
    try expectSame(button.buttonStyle(.automatic), button)
    try expectSame(button.buttonStyle(BorderedButtonStyle()), button.buttonStyle(.bordered), unlike: button)
    try expectSame(
      button.buttonStyle(BorderedProminentButtonStyle()), button.buttonStyle(.borderedProminent),
      unlike: button.buttonStyle(.bordered))
    try expectSame(button.buttonStyle(BorderlessButtonStyle()), button.buttonStyle(.borderless))
    try expectSame(button.buttonStyle(PlainButtonStyle()), button.buttonStyle(.plain), unlike: button)
  }

  @Test("borders of buttons have the shape and the size that is asked for")
  func borders() throws {
    let button = Button("Go") {}.buttonStyle(.bordered)
    try expectSame(button.buttonBorderShape(.automatic), button)
    try expectSame(
      button.buttonBorderShape(.capsule), HStack { button.buttonBorderShape(.capsule) }, unlike: button)
    try expectSame(
      button.buttonBorderShape(.roundedRectangle(radius: 2)),
      HStack { button.buttonBorderShape(.roundedRectangle(radius: 2)) }, unlike: button)
    try expectSame(button.controlSize(.regular), button)
    for (one, other): (ControlSize, ControlSize) in [(.mini, .regular), (.small, .regular), (.large, .regular)] {
      try expectSame(
        button.controlSize(one), HStack { button }.controlSize(one), unlike: button.controlSize(other))
    }
    try expectSame(button.controlSize(.extraLarge), button.controlSize(.extraLarge), unlike: button.controlSize(.small))
  }

  @Test("labels")
  func labels() throws {
    let label = Label("Star", systemImage: "star")
    try expectSame(label.labelStyle(DefaultLabelStyle()), label)
    try expectSame(label.labelStyle(.automatic), label)
    try expectSame(label.labelStyle(TitleOnlyLabelStyle()), label.labelStyle(.titleOnly), unlike: label)
    try expectSame(
      label.labelStyle(IconOnlyLabelStyle()), label.labelStyle(.iconOnly), unlike: label.labelStyle(.titleOnly))
    try expectSame(
      label.labelStyle(TitleAndIconLabelStyle()), label.labelStyle(.titleAndIcon),
      unlike: label.labelStyle(.iconOnly))
  }

  @Test("toggles")
  func toggles() throws {
    let toggle = Toggle("On", isOn: on)
    try expectSame(toggle.toggleStyle(DefaultToggleStyle()), toggle)
    try expectSame(toggle.toggleStyle(.automatic), toggle)
    try expectSame(toggle.toggleStyle(SwitchToggleStyle()), toggle.toggleStyle(.switch))
    try expectSame(
      toggle.toggleStyle(SwitchToggleStyle(tint: .red)), toggle.toggleStyle(.switch).tint(.red), unlike: toggle)
    try expectSame(toggle.toggleStyle(ButtonToggleStyle()), toggle.toggleStyle(.button), unlike: toggle)
  }

  @Test("pickers")
  func pickers() throws {
    let picker = Picker("Size", selection: choice) {
      Text("Small").tag(0)
      Text("Large").tag(1)
    }
    try expectSame(picker.pickerStyle(DefaultPickerStyle()), picker)
    try expectSame(picker.pickerStyle(.automatic), picker)
    try expectSame(picker.pickerStyle(SegmentedPickerStyle()), picker.pickerStyle(.segmented), unlike: picker)
    try expectSame(picker.pickerStyle(MenuPickerStyle()), picker.pickerStyle(.menu))
    try expectSame(
      picker.pickerStyle(InlinePickerStyle()), picker.pickerStyle(.inline), unlike: picker.pickerStyle(.segmented))
    try expectSame(
      picker.pickerStyle(WheelPickerStyle()), picker.pickerStyle(.wheel), unlike: picker.pickerStyle(.segmented))
    try expectSame(picker.pickerStyle(PalettePickerStyle()), picker.pickerStyle(.palette), unlike: picker)
  }

  @Test("progress and gauges")
  func gauges() throws {
    let progress = ProgressView("Loading", value: 0.4)
    try expectSame(progress.progressViewStyle(DefaultProgressViewStyle()), progress)
    try expectSame(progress.progressViewStyle(.automatic), progress)
    try expectSame(progress.progressViewStyle(LinearProgressViewStyle()), progress.progressViewStyle(.linear))
    try expectSame(
      progress.progressViewStyle(CircularProgressViewStyle()), progress.progressViewStyle(.circular), unlike: progress)
    try expectSame(
      progress.progressViewStyle(LinearProgressViewStyle(tint: .red)), progress.progressViewStyle(.linear).tint(.red),
      unlike: progress)
    let gauge = Gauge(value: 0.4) { Text("Fuel") }
    try expectSame(gauge.gaugeStyle(DefaultGaugeStyle()), gauge)
    try expectSame(gauge.gaugeStyle(.automatic), gauge)
    try expectSame(gauge.gaugeStyle(LinearCapacityGaugeStyle()), gauge.gaugeStyle(.linearCapacity))
  }

  @Test("lists")
  func lists() throws {
    let list = List { Section("Fruit") { Text("Apple") } }
    try expectSame(list.listStyle(DefaultListStyle()), list)
    try expectSame(list.listStyle(.automatic), list)
    try expectSame(list.listStyle(InsetGroupedListStyle()), list.listStyle(.insetGrouped))
    try expectSame(list.listStyle(PlainListStyle()), list.listStyle(.plain), unlike: list)
    try expectSame(list.listStyle(GroupedListStyle()), list.listStyle(.grouped), unlike: list)
    try expectSame(list.listStyle(InsetListStyle()), list.listStyle(.inset), unlike: list)
    try expectSame(list.listStyle(SidebarListStyle()), list.listStyle(.sidebar), unlike: list.listStyle(.plain))
  }

  @Test("fields, forms and boxes")
  func boxes() throws {
    let field = TextField("Name", text: .constant("Ada"))
    try expectSame(field.textFieldStyle(DefaultTextFieldStyle()), field)
    try expectSame(field.textFieldStyle(.automatic), field)
    try expectSame(field.textFieldStyle(PlainTextFieldStyle()), field.textFieldStyle(.plain))
    try expectSame(
      field.textFieldStyle(RoundedBorderTextFieldStyle()), field.textFieldStyle(.roundedBorder), unlike: field)
    let form = Form { Text("One") }
    try expectSame(form.formStyle(AutomaticFormStyle()), form)
    try expectSame(form.formStyle(.automatic), form)
    try expectSame(form.formStyle(GroupedFormStyle()), form.formStyle(.grouped))
    try expectSame(form.formStyle(ColumnsFormStyle()), form.formStyle(.columns), unlike: form)
    let box = GroupBox("Box") { Text("One") }
    try expectSame(box.groupBoxStyle(DefaultGroupBoxStyle()), box)
    try expectSame(box.groupBoxStyle(.automatic), box, unlike: Text("One"))
    let dates = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
    try expectSame(dates.datePickerStyle(DefaultDatePickerStyle()), dates)
    try expectSame(dates.datePickerStyle(.automatic), dates)
    try expectSame(dates.datePickerStyle(CompactDatePickerStyle()), dates.datePickerStyle(.compact))
    try expectSame(
      dates.datePickerStyle(GraphicalDatePickerStyle()), dates.datePickerStyle(.graphical), unlike: dates)
    try expectSame(dates.datePickerStyle(WheelDatePickerStyle()), dates.datePickerStyle(.wheel), unlike: dates)
  }

  @Test("groups, menus and rows with values")
  func groups() throws {
    let content = LabeledContent("Name", value: "Ada")
    try expectSame(content.labeledContentStyle(AutomaticLabeledContentStyle()), content)
    try expectSame(content.labeledContentStyle(.automatic), content, unlike: Text("Name"))
    let menu = Menu("More") { Button("One") {} }
    try expectSame(menu.menuStyle(DefaultMenuStyle()), menu)
    try expectSame(menu.menuStyle(.automatic), menu, unlike: Text("Other"))
    try expectSame(menu.menuStyle(ButtonMenuStyle()), menu.menuStyle(.button))
    try expectSame(menu.menuStyle(BorderlessButtonMenuStyle()), menu.menuStyle(.borderlessButton))
  }
}
