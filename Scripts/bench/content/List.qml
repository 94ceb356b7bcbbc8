import QtQuick

// A title and fifteen rows.
Rectangle {
  width: 393
  height: 852
  property int round: 0
  onRoundChanged: rows.itemAt(3).label = "Row " + round + " changed"

  Text {
    x: 16; y: 47; text: "Today"; font.family: "Inter"; font.pixelSize: 34; font.weight: Font.Bold
    font.letterSpacing: 0.37
  }
  Column {
    y: 96.333
    Repeater { id: rows; model: 15; delegate: EntryRow { required property int index; number: index } }
  }
}
