import QtQuick

// A hundred views on a spring, of which the driver says where it is.
Rectangle {
  width: 393
  height: 852
  property real place: 0

  Repeater {
    model: 100
    delegate: Rectangle {
      required property int index
      x: 11.5 + (index % 10) * 38
      y: 196 + Math.floor(index / 10) * 48 + 120 * place
      width: 28; height: 28; radius: 6
      scale: 1 - 0.4 * place
      color: Qt.hsva(index / 100, 0.7, 0.9, 1)
    }
  }
}
