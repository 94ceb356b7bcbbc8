import QtQuick

// A hundred columns of a hundred leaves.
Row {
  id: forest
  width: 393
  height: 852
  property bool isOn: false

  Repeater {
    model: 100
    delegate: Column {
      id: column
      required property int index
      Repeater {
        model: 100
        delegate: Rectangle {
          required property int index
          width: forest.width / 100; height: forest.height / 100
          color: index < 99 ? "blue" : column.index === 50 && forest.isOn ? "red" : "green"
        }
      }
    }
  }
}
