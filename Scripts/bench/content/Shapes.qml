import QtQuick

// A canvas with a thousand shapes.
Rectangle {
  width: 393
  height: 852
  property real phase: 0
  onPhaseChanged: canvas.requestPaint()

  Canvas {
    id: canvas
    anchors.fill: parent
    renderStrategy: Canvas.Immediate
    onPaint: {
      const context = getContext("2d")
      context.clearRect(0, 0, width, height)
      for (let index = 0; index < 1000; index += 1) {
        const angle = index * 0.7 + phase
        const x = width / 2 + Math.cos(angle) * index * 0.18
        const y = height / 2 + Math.sin(angle) * index * 0.4
        context.fillStyle = Qt.hsva(index / 1000, 0.8, 0.9, 1)
        context.beginPath()
        if (index % 2 === 0) { context.ellipse(x, y, 9, 9) } else { context.roundedRect(x, y, 9, 9, 2, 2) }
        context.fill()
      }
    }
  }
}
