import QtQuick

// A row of both lists.
Item {
  property int number: 0
  property string label: "Row " + number + ": buy milk and write the report"
  width: 393
  height: 58.667

  Rectangle { x: 49; width: 344; height: 1 / 3; color: "#493c3c43" }
  Rectangle {
    x: 16; y: 18.333; width: 22; height: 22; radius: 11; color: "transparent"
    border.width: 1.5; border.color: "#4c3c3c43"
  }
  Text {
    x: 49; y: 10.333; text: label; textFormat: Text.PlainText
    font.family: "Inter"; font.pixelSize: 17; font.letterSpacing: -0.43
  }
  Text {
    x: 49; y: 34.333; text: "Due tomorrow at " + number; textFormat: Text.PlainText; color: "#993c3c43"
    font.family: "Inter"; font.pixelSize: 12
  }
}
